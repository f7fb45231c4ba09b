import { expect, it } from "vitest";
import { mayHavePasskeys, readPasskeyName } from "./passkey.ts";
import { roles } from "./role.ts";

it("every role but students may have passkeys", () => {
	expect(roles.filter((role) => !mayHavePasskeys(role))).toEqual(["student"]);
});

it("a passkey without a name has that of its device", () => {
	expect(readPasskeyName("  ", "Firefox, Linux")).toEqual({ ok: true, value: "Firefox, Linux" });
	expect(readPasskeyName(" My phone ", "Firefox, Linux")).toEqual({ ok: true, value: "My phone" });
});

it.each(["<b>phone</b>", "x".repeat(61), "spectra.example"])("the name %s is refused", (name) => {
	expect(readPasskeyName(name, "")).toMatchObject({ ok: false, code: "forms.name_invalid" });
});
