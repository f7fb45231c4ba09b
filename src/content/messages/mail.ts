import type { Localized } from "#domain/shared/locale.ts";
import enCommon from "./en/common.json" with { type: "json" };
import en from "./en/mail.json" with { type: "json" };
import frCommon from "./fr/common.json" with { type: "json" };
import fr from "./fr/mail.json" with { type: "json" };

/** Every sentence of the mails. They are the server's: no page carries them. */
export const mailMessages: Localized<typeof en> = { en, fr };
export type AppointmentWords = (typeof en)["appointment"];

/** A sentence with its variables filled in. What is missing stays empty. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string>>): string =>
	sentence.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? "");

/** What a career draws on, and the short names of the fields, as on its card. */
export const cardWords: Localized<{ drawsOn: string; fields: typeof enCommon.fields }> = {
	en: { drawsOn: enCommon.card.drawsOn, fields: enCommon.fields },
	fr: { drawsOn: frCommon.card.drawsOn, fields: frCommon.fields },
};

/** What the categories are called, as on the pages. */
export const categoryWords: Localized<typeof enCommon.categories> = {
	en: enCommon.categories,
	fr: frCommon.categories,
};
