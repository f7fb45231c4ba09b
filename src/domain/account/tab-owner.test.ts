import { describe, expect, it } from "vitest";
import { decideTab, guestOwner, type TabFacts } from "./tab-owner.ts";

const facts: TabFacts = {
	owner: "ada",
	accountId: "ada",
	isStartedHere: false,
	isLoggedOutHere: false,
	hasWork: true,
};

describe("decideTab", () => {
	it("a new tab belongs to the person of the first session that it learns", () => {
		expect(decideTab({ ...facts, owner: null })).toBe("adopt");
		expect(decideTab({ ...facts, owner: null, accountId: null })).toBe("adopt");
	});

	it("a tab keeps its work while the same person is logged in, or the same guest is not", () => {
		expect(decideTab(facts)).toBe("keep");
		expect(decideTab({ ...facts, owner: guestOwner, accountId: null })).toBe("keep");
	});

	it("a tab lets go of the work of an account when another account logs in, wherever that happens", () => {
		for (const isStartedHere of [true, false])
			for (const hasWork of [true, false])
				expect(decideTab({ ...facts, accountId: "grace", isStartedHere, hasWork })).toBe("let_go");
	});

	it("a tab lets go of the work of an account after a logout, and keeps it after a lapsed session", () => {
		expect(decideTab({ ...facts, accountId: null, isLoggedOutHere: true })).toBe("let_go");
		expect(decideTab({ ...facts, accountId: null })).toBe("keep");
	});

	it("the work of a guest goes along with a login in its tab", () => {
		expect(decideTab({ ...facts, owner: guestOwner, isStartedHere: true })).toBe("adopt");
	});

	it("a guest is asked about work when a person logs in in another tab, and not about an empty tab", () => {
		expect(decideTab({ ...facts, owner: guestOwner })).toBe("ask");
		expect(decideTab({ ...facts, owner: guestOwner, hasWork: false })).toBe("adopt");
	});
});
