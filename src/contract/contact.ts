import * as z from "zod/mini";
import { type ContactMessage, longestMessage } from "#domain/account/contact-message.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { emailAddressSchema } from "./account.ts";
import type { Outcome } from "./problem.ts";
import { declareRoute } from "./route.ts";
import { lineSchema, localeSchema } from "./shared.ts";

export type { ContactMessage };

export const contactMessageSchema = z.object({
	name: z.string().check(z.minLength(1)),
	email: emailAddressSchema,
	message: z.string().check(z.minLength(1), z.maxLength(longestMessage)),
}) satisfies z.ZodMiniType<ContactMessage>;

/** The contact form. */
export interface ContactBackend {
	/** Checks the form, then sends the message. `locale` is the language to answer in. */
	send(
		message: ContactMessage,
		locale: Locale,
	): Outcome<null, "forms.required" | "forms.email_invalid" | "forms.name_invalid">;
}

/** Messages to the people behind the site. */
export const contactRoutes = {
	contact: declareRoute({
		method: "POST",
		path: "/api/contact-messages",
		access: "everyone",
		body: z.object({ name: lineSchema, email: lineSchema, message: z.string(), locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid", "forms.name_invalid"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 60, perEmail: 10 },
	}),
};
