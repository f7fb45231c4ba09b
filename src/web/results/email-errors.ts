import { checkUserInfo, type UserInfo } from "#domain/account/forms.ts";

/** What is wrong with one field of the results e-mail's form. */
export type FieldError = "nameMissing" | "emailMissing" | "forms.email_invalid";

/** The fields to put right, as the rule sees them: the address is judged even where the name is missing. */
export const fieldErrors = (info: UserInfo): Partial<Record<"name" | "email", FieldError>> => {
	const named = checkUserInfo({ ...info, name: info.name.trim() || "?" });
	const email = named.ok ? undefined : named.code === "forms.required" ? "emailMissing" : named.code;
	return {
		...(info.name.trim() === "" ? { name: "nameMissing" as const } : {}),
		...(email ? { email } : {}),
	};
};
