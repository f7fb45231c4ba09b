import { type ContactMessage, contactMessageSchema } from "#domain/account/contact-message.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Outcome } from "./problem.ts";

export type { ContactMessage };
export { contactMessageSchema };

/** The contact form. */
export interface ContactBackend {
	/** Checks the form, then sends the message. `locale` is the language to answer in. */
	send(
		message: ContactMessage,
		locale: Locale,
	): Outcome<null, "forms.required" | "forms.email_invalid" | "forms.name_invalid">;
}
