import * as z from "zod/mini";
import { type ContactMessage, maxMessageLength } from "#domain/contact/contact-message.ts";
import { emailAddressSchema } from "./account.ts";
import { declareRoute } from "./route.ts";
import { lineSchema, localeSchema } from "./shared.ts";

export type { ContactMessage };

/** Reads a message of the contact form. */
export const contactMessageSchema = z.object({
	name: z.string().check(z.minLength(1)),
	email: emailAddressSchema,
	message: z.string().check(z.minLength(1), z.maxLength(maxMessageLength)),
}) satisfies z.ZodMiniType<ContactMessage>;

/** Messages to the operators of the site. */
export const contactRoutes = {
	contact: declareRoute({
		method: "POST",
		path: "/api/contact-messages",
		access: "everyone",
		body: z.object({ name: lineSchema, email: lineSchema, message: z.string(), locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid", "forms.name_invalid"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 200, perEmail: 30, perEmailAndNetwork: 10 },
	}),
};
