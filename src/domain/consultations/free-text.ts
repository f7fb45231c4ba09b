import { hasContactData } from "../shared/contact-data.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** The maximum length of what a student writes about a consultation. */
export const maxTopicLength = 500;

/**
 * A student's topic, or a researcher's own note; null where nothing was written. Contact data is refused: a student and a
 * researcher never write to each other outside the product, and a researcher keeps no address.
 */
export const readTopic = (typed: string): Result<string | null, "consultations.contact_data"> => {
	const text = typed.trim();
	if (hasContactData(text)) return failure("consultations.contact_data");
	return success(text === "" ? null : text);
};

/** The maximum length of a researcher's own note before a consultation. */
export const maxNoteLength = 1000;

/** A researcher's reason for a cancellation, which the student reads. */
export const readCancelReason = (
	typed: string,
): Result<string, "forms.required" | "consultations.contact_data"> => {
	const read = readTopic(typed);
	if (!read.ok) return read;
	return read.value === null ? failure("forms.required") : success(read.value);
};
