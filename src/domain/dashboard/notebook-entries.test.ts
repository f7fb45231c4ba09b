import fc from "fast-check";
import { expect, it } from "vitest";
import type { Instant } from "../shared/instant.ts";
import { notebookEntries } from "./notebook-entries.ts";

const day = (number: number): Instant =>
	`2026-11-${String(number).padStart(2, "0")}T09:00:00.000Z` as Instant;
const nothing = { attempts: [], saved: [], games: [], notebook: { moments: [], lines: [] } };

it("entries of every kind are in the order of their dates, the latest first", () => {
	const moment = { career: "ecologist", moment: 0, answer: "no", answeredAt: day(3) } as const;
	const later = { ...moment, moment: 2, answeredAt: day(7) };
	const entries = notebookEntries({
		attempts: [{ id: "one", completedAt: day(4) }],
		saved: [
			{ about: "ecologist", at: "2026-11-06T08:00:00.000Z" },
			{ about: "geologist", at: day(6) },
			{ about: "astronomer", at: day(2) },
		],
		games: [{ about: "dna-detective", at: day(5) }],
		notebook: {
			moments: [moment, later],
			lines: [{ month: "2026-11", text: "Mud.", writtenAt: day(1) }],
		},
	});
	expect(entries).toEqual([
		{ kind: "moments", career: "ecologist", answers: [moment, later], at: day(7) },
		{ kind: "careers", about: ["geologist", "ecologist"], at: day(6) },
		{ kind: "game", about: "dna-detective", at: day(5) },
		{ kind: "quiz", attempt: "one", at: day(4) },
		{ kind: "careers", about: ["astronomer"], at: day(2) },
		{ kind: "line", month: "2026-11", text: "Mud.", at: day(1) },
	]);
	expect(notebookEntries(nothing)).toEqual([]);
});

it("no quiz is lost, and dates never rise", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 28 })), (days) => {
			const attempts = days.map((number, index) => ({ id: String(index), completedAt: day(number) }));
			const entries = notebookEntries({ ...nothing, attempts });
			expect(entries).toHaveLength(attempts.length);
			for (const [position, { at }] of entries.entries())
				expect(at <= (entries[position - 1]?.at ?? at)).toBe(true);
		}),
	);
});
