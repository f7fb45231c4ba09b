import { expect, it } from "vitest";
import { serverSettings } from "./settings.ts";
import { shownSettings } from "./shown-settings.ts";

it("every setting is shown by name, and no secret by its value", () => {
	const source = Object.fromEntries(Object.keys(serverSettings).map((name) => [name, `value of ${name}`]));
	const rows = shownSettings(source);
	expect(rows.map(({ name }) => name)).toEqual(Object.keys(serverSettings));
	for (const { name, value, secret } of rows) expect(value).toBe(secret ? "set" : `value of ${name}`);
	expect(rows.filter(({ secret }) => secret).map(({ name }) => name)).toContain("SMTP_URL");
});

it("a setting in a file says only that it is set, and one that is missing says so", () => {
	const rows = shownSettings({ MAIL_FROM_FILE: "/run/secrets/from", PORT: "" });
	const shownOf = (name: string) => rows.find((row) => row.name === name)?.value;
	expect([shownOf("MAIL_FROM"), shownOf("PORT")]).toEqual(["set", null]);
});
