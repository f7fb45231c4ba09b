import { isPersonName } from "#domain/account/person-name.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Draft } from "../shared/forms/use-form.ts";

/** The field of a new account's form that a problem belongs to, where the form's schema does not find it. */
export const fieldOfPerson = async (
	code: ProblemCode,
	{ firstName = "", email = "" }: Draft,
): Promise<string | null> => {
	if (code.startsWith("account.password_")) return "password";
	if (code.startsWith("account.guardian_email_")) return "guardianEmail";
	if (code === "account.age_band_required") return "ageBand";
	if (code === "forms.name_invalid") return isPersonName(firstName) ? "lastName" : "firstName";
	if (code !== "forms.email_invalid") return null;
	const { isDeliverableAddress } = await import("#domain/account/email-address.ts");
	return isDeliverableAddress(email.trim()) ? "guardianEmail" : "email";
};
