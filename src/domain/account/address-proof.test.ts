import { describe, expect, it } from "vitest";
import { mayFollow, provenAddress, signUpOutcome } from "./address-proof.ts";

const account = (emailVerified: boolean) => ({ email: "ada@example.org", emailVerified });

describe("an unconfirmed address", () => {
	it("an account at an unconfirmed address is not found, given out or erased", () => {
		expect(provenAddress(account(false))).toBeNull();
		expect(provenAddress(account(true))).toBe("ada@example.org");
	});

	it.each([
		[false, true, false, false, "claim"],
		[true, true, false, true, "notify_owner"],
		// The account was used before the site had a mail server: its user keeps it.
		[false, true, true, true, "notify_owner"],
		// Without a mail server no address can be confirmed.
		[false, false, false, true, "notify_owner"],
	])("confirmed %s, needed %s, used %s: the owner's rights are %s, and a sign-up leads to %s", (...row) => {
		const [emailVerified, needsConfirmedEmail, wasUsed, follows, outcome] = row;
		const known = { ...account(emailVerified), needsConfirmedEmail, wasUsed };
		expect(mayFollow(known, known)).toBe(follows);
		expect(signUpOutcome(known)).toBe(outcome);
	});

	it("the first person to sign up with an unconfirmed address gets it", () => {
		expect(signUpOutcome(null)).toBe("open");
	});
});
