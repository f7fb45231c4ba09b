import { checkName, type NameRefusal, type NameRule, nameText, refusedName } from "../shared/name-text.ts";
import { failure, type Result } from "../shared/result.ts";

/** The longest first or last name, in characters. */
export const maxNameLength = 80;

/** A year or "the 2nd" may belong to a person's name; a telephone number does not. */
const personRule: NameRule = { maxLength: maxNameLength, maxDigits: 4 };

/** Whether `value` can be a person's name: one line without markup, addresses or numbers to call. */
export const isPersonName = (value: string): boolean => {
	const name = nameText(value);
	return name !== "" && refusedName(name, personRule) === undefined;
};

/** A person's first and last name, as other people read it. */
export const fullName = ({
	firstName,
	lastName,
}: {
	readonly firstName: string;
	readonly lastName: string;
}): string => `${firstName} ${lastName}`;

/** A typed first or last name as it is stored. */
export const readPersonName = (typed: string): Result<string, "forms.required"> | NameRefusal =>
	nameText(typed) === "" ? failure("forms.required") : checkName(typed, personRule);
