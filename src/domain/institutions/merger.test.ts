import { describe, expect, it } from "vitest";
import type { Instant } from "../shared/instant.ts";
import { maxTeachers } from "./institution.ts";
import type { InvitationState } from "./invitation.ts";
import { isMovedInvitationKept, mayMerge, yearAfterMerger } from "./merger.ts";

describe("mayMerge", () => {
	it("two institutions merge while their teachers together are not too many", () => {
		const [from, into] = [
			{ id: "from", teachers: 1 },
			{ id: "into", teachers: maxTeachers - 1 },
		];
		expect(mayMerge(from, into).ok).toBe(true);
		expect(mayMerge({ ...from, teachers: 2 }, into).ok).toBe(false);
		expect(mayMerge(from, from).ok).toBe(false);
	});
});

describe("yearAfterMerger", () => {
	it("the plan of the second institution applies, and that of the first where it has none", () => {
		expect(yearAfterMerger("own", "other")).toEqual({ of: "into", plan: "other" });
		expect(yearAfterMerger(undefined, "other")).toEqual({ of: "into", plan: "other" });
		expect(yearAfterMerger("own", undefined)).toEqual({ of: "from", plan: "own" });
		expect(yearAfterMerger(undefined, undefined)).toBeNull();
	});
});

describe("isMovedInvitationKept", () => {
	const sent = (state: InvitationState, day: number) => ({
		state,
		invitedAt: `2027-03-0${day}T08:00:00.000Z` as Instant,
	});

	it("of two that wait, or that are over, the later one stays, and of one moment that of the second institution", () => {
		for (const state of ["waiting", "refused"] as const) {
			expect(isMovedInvitationKept(sent(state, 2), sent(state, 1))).toBe(true);
			expect(isMovedInvitationKept(sent(state, 1), sent(state, 2))).toBe(false);
			expect(isMovedInvitationKept(sent(state, 1), sent(state, 1))).toBe(false);
		}
	});

	it("one that waits stays before a later one that is over", () => {
		for (const over of ["joined", "refused", "lapsed", "withdrawn"] as const) {
			expect(isMovedInvitationKept(sent("waiting", 1), sent(over, 2))).toBe(true);
			expect(isMovedInvitationKept(sent(over, 2), sent("waiting", 1))).toBe(false);
		}
	});
});
