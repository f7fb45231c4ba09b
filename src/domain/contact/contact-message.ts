import { isEmailAddress } from "../account/email-address.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** A longer message is cut, in characters. */
export const maxMessageLength = 5000;

export interface ContactMessage {
	name: string;
	email: string;
	message: string;
}

/** Fails unless every field is filled in. Returns the fields trimmed, and the message cut at `maxMessageLength`. */
export const checkContactMessage = (
	form: ContactMessage,
): Result<ContactMessage, "forms.required" | "forms.email_invalid"> => {
	const name = form.name.trim();
	const email = form.email.trim();
	const message = form.message.trim().slice(0, maxMessageLength);
	if (name === "" || email === "" || message === "") return failure("forms.required");
	return isEmailAddress(email) ? success({ name, email, message }) : failure("forms.email_invalid");
};
