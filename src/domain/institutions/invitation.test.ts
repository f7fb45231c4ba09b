import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roles } from "../account/role.ts";
import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, toInstant } from "../shared/instant.ts";
import {
	invitationAnswers,
	invitationDays,
	invitationState,
	invitationStates,
	invitedRoles,
	mayAcceptInvitation,
} from "./invitation.ts";

const invitedAt = toInstant(new Date("2026-11-02T08:00:00.000Z"));
const daysLater = (days: number): Instant => addMinutes(invitedAt, days * 24 * 60);
const waiting = { answer: "waiting", invitedAt, withdrawnAt: null } as const;

describe("the state of an invitation", () => {
	it("it waits for thirty days, then it has lapsed", () => {
		expect(invitationState(waiting, daysLater(invitationDays.lapse))).toBe("waiting");
		expect(invitationState(waiting, addMinutes(daysLater(invitationDays.lapse), 1))).toBe("lapsed");
	});

	it("a withdrawn invitation stays withdrawn until it is sent again", () => {
		const withdrawnAt = daysLater(2);
		expect(invitationState({ ...waiting, withdrawnAt }, daysLater(3))).toBe("withdrawn");
		expect(invitationState({ ...waiting, withdrawnAt }, daysLater(90))).toBe("withdrawn");
		expect(invitationState({ ...waiting, invitedAt: daysLater(4), withdrawnAt }, daysLater(5))).toBe(
			"waiting",
		);
	});

	it("an answer stays, whatever happens later", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...invitationAnswers.slice(1)),
				fc.option(fc.nat({ max: 100 }), { nil: null }),
				fc.nat({ max: 100 }),
				(answer, withdrawn, days) => {
					const withdrawnAt = withdrawn === null ? null : daysLater(withdrawn);
					expect(invitationState({ answer, invitedAt, withdrawnAt }, daysLater(days))).toBe(answer);
				},
			),
		);
	});
});

describe("mayAcceptInvitation", () => {
	const invitation = { role: "inCharge", state: "waiting", email: "Odile.Roux@example.org" } as const;
	const odile = { role: "teacher", email: "odile.roux@example.org" } as const;

	it("the account of the invited address accepts, and no other", () => {
		expect(mayAcceptInvitation(invitation, odile).ok).toBe(true);
		expect(mayAcceptInvitation(invitation, { ...odile, email: "karim@example.org" })).toEqual({
			ok: false,
			code: "institutions.invited_another",
		});
	});

	it("an institution’s account can be put in charge, and does not teach", () => {
		const school = { ...odile, role: "institution" } as const;
		expect(mayAcceptInvitation(invitation, school).ok).toBe(true);
		for (const role of ["teacher", "counsellor"] as const)
			expect(mayAcceptInvitation({ ...invitation, role }, school)).toEqual({
				ok: false,
				code: "institutions.invited_role",
			});
	});

	it("no one accepts what does not wait, and no pupil or parent accepts anything", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...invitedRoles),
				fc.constantFrom(...invitationStates),
				fc.constantFrom(...roles),
				(role, state, accountRole) => {
					const may = mayAcceptInvitation({ ...invitation, role, state }, { ...odile, role: accountRole });
					if (state !== "waiting" || accountRole === "student" || accountRole === "parent")
						expect(may.ok).toBe(false);
				},
			),
		);
	});
});
