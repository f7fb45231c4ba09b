import { expect, it } from "vitest";
import { mayLogInByLink } from "./log-in-link.ts";

it.each([
	["not_needed", true, true, true],
	["given", true, true, true],
	["not_needed", false, false, true],
	["not_needed", false, true, false],
	["given", false, true, false],
	["pending", true, true, false],
	["pending", false, false, false],
] as const)(
	"consent %s, address confirmed %s, confirmation needed %s: a link opens the account: %s",
	(consent, emailVerified, needsConfirmedEmail, may) => {
		expect(mayLogInByLink({ consent, emailVerified }, needsConfirmedEmail)).toBe(may);
	},
);
