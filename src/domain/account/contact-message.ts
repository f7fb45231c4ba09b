import { failure, type Result, success } from "../shared/result.ts";
import { isEmailAddress } from "./email-address.ts";
import { longestMessage } from "./message-length.ts";

export { longestMessage };

/** The contact form, filled in. */
export interface ContactMessage {
	name: string;
	email: string;
	message: string;
}

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
