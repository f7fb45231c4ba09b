import * as z from "zod/mini";
import { failure, type Result, success } from "../shared/result.ts";
import { emailAddressSchema, isEmailAddress } from "./email-address.ts";
import { longestMessage } from "./message-length.ts";

const filled = z.string().check(z.minLength(1));

export const contactMessageSchema = z.object({
	name: filled,
	email: emailAddressSchema,
	message: z.string().check(z.minLength(1), z.maxLength(longestMessage)),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Checks the contact form; every field comes back trimmed, a longer message cut at `longestMessage`. */
export const checkContactMessage = (
	form: ContactMessage,
): Result<ContactMessage, "forms.required" | "forms.email_invalid"> => {
	const name = form.name.trim();
	const email = form.email.trim();
	const message = form.message.trim().slice(0, longestMessage);
	if (name === "" || email === "" || message === "") return failure("forms.required");
	return isEmailAddress(email) ? success({ name, email, message }) : failure("forms.email_invalid");
};
