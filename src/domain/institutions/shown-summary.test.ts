import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentStates } from "../account/consent.ts";
import { addMinutes } from "../shared/elapsed.ts";
import { toInstant } from "../shared/instant.ts";
import { memberRoles } from "./invitation.ts";
import {
	isSummaryMailed,
	isSummarySeen,
	shownUntil,
	summaryMailDays,
	summaryShownDays,
} from "./shown-summary.ts";

const shownAt = toInstant(new Date("2026-11-02T08:00:00.000Z"));
const endsAt = shownUntil(shownAt);

describe("a summary that a pupil shows a counsellor", () => {
	it("it is seen for thirty days, and not a minute longer", () => {
		const facts = { endsAt, role: "counsellor", consent: "not_needed" } as const;
		expect(summaryShownDays).toBe(30);
		expect(isSummarySeen(facts, addMinutes(endsAt, -1))).toBe(true);
		expect(isSummarySeen(facts, endsAt)).toBe(false);
	});

	it("its counsellor gets a mail if none was sent since they looked, or the last one is a week old", () => {
		expect(summaryMailDays).toBe(7);
		expect(isSummaryMailed(null, shownAt)).toBe(true);
		expect(isSummaryMailed(shownAt, addMinutes(shownAt, 7 * 24 * 60 - 1))).toBe(false);
		expect(isSummaryMailed(shownAt, addMinutes(shownAt, 7 * 24 * 60))).toBe(true);
	});

	it("no one but a counsellor sees one, and never of a pupil who waits for consent", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...memberRoles),
				fc.constantFrom(...consentStates),
				fc.integer({ min: -100, max: 100 * 24 * 60 }),
				(role, consent, minutes) => {
					const isSeen = isSummarySeen({ endsAt, role, consent }, addMinutes(shownAt, minutes));
					if (isSeen) expect([role, consent === "pending"]).toEqual(["counsellor", false]);
					if (minutes >= summaryShownDays * 24 * 60) expect(isSeen).toBe(false);
				},
			),
		);
	});
});
