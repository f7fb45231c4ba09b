import type { FormalLocale } from "#domain/shared/locale.ts";
import french from "./fr-adults.json" with { type: "json" };
import frenchMails from "./fr-adults-mail.json" with { type: "json" };

/** Sentences by their keys, nested. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** The messages for adults, over those for students, where a language addresses both differently. */
export const messagesForAdults: Readonly<Record<FormalLocale, MessageTree>> = { fr: french };

/** The same for mails. */
export const mailsForAdults: Readonly<Record<FormalLocale, MessageTree>> = { fr: frenchMails };
