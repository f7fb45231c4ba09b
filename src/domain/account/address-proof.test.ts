import { describe, expect, it } from "vitest";
import { mayFollow, provenAddress, signUpOutcome } from "./address-proof.ts";

const account = (emailVerified: boolean) => ({ email: "ada@example.org", emailVerified });

describe("an address that nobody confirmed", () => {
	it("finds, gives out and erases nothing", () => {
		expect(provenAddress(account(false))).toBeNull();
		expect(provenAddress(account(true))).toBe("ada@example.org");
	});

	it.each([
		[false, true, false, false, "begin_anew"],
		[true, true, false, true, "tell_owner"],
		// Used before the site had a mail server: whoever works in it keeps it.
		[false, true, true, true, "tell_owner"],
		// Where no mail reaches people nobody can be asked to prove anything.
		[false, false, false, true, "tell_owner"],
	])("confirmed %s, needed %s, used %s: follows %s, signing up means %s", (...row) => {
		const [emailVerified, needsConfirmedEmail, wasUsed, follows, outcome] = row;
		const known = { ...account(emailVerified), needsConfirmedEmail, wasUsed };
		expect(mayFollow(known, known)).toBe(follows);
		expect(signUpOutcome(known)).toBe(outcome);
	});

	it("is open to whoever comes first", () => {
		expect(signUpOutcome(null)).toBe("open");
	});
});
