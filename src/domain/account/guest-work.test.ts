import fc from "fast-check";
import { expect, it } from "vitest";
import type { Instant } from "../shared/instant.ts";
import {
	attemptKey,
	type FinishedGame,
	firstCompletions,
	mergeWork,
	missingWork,
	type Work,
} from "./guest-work.ts";

const instant = fc.constantFrom(
	"2025-05-10T08:00:00.000Z",
	"2025-05-10T08:00:00.001Z",
	"2025-05-11T08:00:00.000Z",
);
const game: fc.Arbitrary<FinishedGame> = fc.record({
	gameId: fc.constantFrom("plant-outbreak", "dna-detective", "constructor"),
	answers: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
	completedAt: instant,
	countsWhole: fc.boolean(),
});
const keys = fc.uniqueArray(fc.constantFrom("a", "b", "c", "__proto__")).map((list) => new Set(list));
const work: fc.Arbitrary<Work> = fc.record({
	attempts: keys,
	saved: keys,
	completions: fc.array(game).map((games) => firstCompletions(games)),
});
const plain = ({ attempts, saved, completions }: Work) => ({
	attempts: [...attempts].sort(),
	saved: [...saved].sort(),
	completions: [...completions].sort(([one], [other]) => (one < other ? -1 : 1)),
});

const finished = (answers: readonly number[], completedAt: Instant, countsWhole = false): FinishedGame => ({
	gameId: "a",
	answers,
	completedAt,
	countsWhole,
});

it("a merge never loses that a game counts whole", () => {
	const early = finished([2], "2025-05-10T08:00:00.000Z");
	const late = finished([1], "2025-05-11T08:00:00.000Z", true);
	for (const games of [
		[early, late],
		[late, early],
	])
		expect(firstCompletions(games).get("a")).toEqual({ ...early, countsWhole: true });
});

it("a merge keeps the earliest completion of each game, and always the same one of two at one instant", () => {
	const early = finished([2], "2025-05-10T08:00:00.000Z");
	const late = finished([1], "2025-05-10T08:00:00.001Z");
	const same = { ...early, answers: [1] };
	const other = { ...late, gameId: "b" };
	for (const games of [
		[early, late, other],
		[other, late, early],
	]) {
		expect(Object.fromEntries(firstCompletions(games))).toEqual({ a: early, b: other });
	}
	for (const games of [
		[early, same],
		[same, early],
	]) {
		expect(firstCompletions(games).get("a")).toBe(same);
	}
});

it("two attempts with the same answers are one, whatever the order of the answers", () => {
	const one = { questionnaireVersion: 1, completedAt: "2025-05-10T08:00:00.000Z" } as const;
	const key = attemptKey({ ...one, answers: { b: ["y", "x"], a: ["z"], c: [] } });
	expect(attemptKey({ ...one, answers: { a: ["z"], c: [], b: ["x", "y"] } })).toBe(key);
	expect(attemptKey({ ...one, answers: { a: ["z"], b: ["x"] } })).not.toBe(key);
});

it("a merge is idempotent and does not depend on the order of its inputs", () => {
	fc.assert(
		fc.property(work, work, work, (one, other, third) => {
			const merged = mergeWork(one, other);
			expect(plain(mergeWork(other, one))).toEqual(plain(merged));
			expect(plain(mergeWork(merged, other))).toEqual(plain(merged));
			expect(plain(mergeWork(merged, third))).toEqual(plain(mergeWork(one, mergeWork(other, third))));
		}),
	);
});

it("a merge loses nothing and keeps the earliest completion of each game", () => {
	fc.assert(
		fc.property(work, work, (one, other) => {
			const { attempts, saved, completions } = mergeWork(one, other);
			expect(attempts).toEqual(new Set([...one.attempts, ...other.attempts]));
			expect(saved).toEqual(new Set([...one.saved, ...other.saved]));
			for (const done of [...one.completions.values(), ...other.completions.values()]) {
				const kept = completions.get(done.gameId)?.completedAt;
				expect(kept !== undefined && kept <= done.completedAt).toBe(true);
			}
		}),
	);
});

it("nothing is missing after a merge, and exactly the difference is missing before it", () => {
	fc.assert(
		fc.property(work, work, (one, other) => {
			const missing = missingWork(one, other);
			expect(plain(mergeWork(one, missing))).toEqual(plain(mergeWork(one, other)));
			const after = missingWork(mergeWork(one, other), other);
			expect(after.attempts.size + after.saved.size + after.completions.size).toBe(0);
		}),
	);
});

it("an attempt is recognised by its answers, whatever their stored order", () => {
	const attempt = { questionnaireVersion: 1, completedAt: "2025-05-10T08:00:00.000Z" } as const;
	const one = attemptKey({ ...attempt, answers: { a: ["x", "y"], b: ["z"] } });
	expect(attemptKey({ ...attempt, answers: { b: ["z"], a: ["y", "x"] } })).toBe(one);
	expect(attemptKey({ ...attempt, answers: { a: ["x"], b: ["z"] } })).not.toBe(one);
});
