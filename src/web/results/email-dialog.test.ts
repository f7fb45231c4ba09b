import { expect, test } from "vitest";
import { fieldErrors } from "./email-dialog.tsx";

const form = { name: "Ada", email: "ada@example.org", consentToUpdates: false };

test.each([
	[form, {}],
	[{ ...form, name: "  " }, { name: "nameMissing" }],
	[{ ...form, email: "" }, { email: "emailMissing" }],
	[
		{ ...form, name: "", email: "" },
		{ name: "nameMissing", email: "emailMissing" },
	],
	[{ ...form, email: "ada@@x" }, { email: "forms.email_invalid" }],
	[
		{ ...form, name: "", email: "ada" },
		{ name: "nameMissing", email: "forms.email_invalid" },
	],
])("fieldErrors finds the wrong fields of %o", (info, errors) => {
	expect(fieldErrors(info)).toEqual(errors);
});
