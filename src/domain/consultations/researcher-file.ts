import { isEmailAddress } from "../account/email-address.ts";

/** The form of a researcher's id: it is in addresses of pages and of commands. */
export const researcherIdForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The form of a monogram: it is shown in place of a portrait. */
export const monogramForm = /^\p{Lu}{2}$/u;

/** The fields of a researcher whose text has a form of its own. */
const forms: Readonly<Record<string, (text: string) => boolean>> = {
	id: (text) => researcherIdForm.test(text),
	monogram: (text) => monogramForm.test(text),
	email: isEmailAddress,
};

/**
 * The field of a refused description that is not written as it has to be; null when each of these is right. The text of
 * each is without spaces around it.
 */
export const wrongResearcherField = (typed: Readonly<Record<string, string>>): string | null =>
	Object.keys(forms).find(
		(field) => field in typed && forms[field]?.(typed[field]?.trim() ?? "") === false,
	) ?? null;
