import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../../../tests/setup/class-adversary.ts";
import { currentQuestionnaire } from "../../content/quiz/index.ts";
import { allChosenOptions, chosenIds, isNoneOption } from "../quiz/questionnaire.ts";
import { cleanAnswers } from "../quiz/session.ts";
import { groupSize } from "./groups.ts";
import { inventAnswers } from "./invented-answers.ts";
import { minShownPupils } from "./picture.ts";
import { type RehearsalFrame, rehearseClass, rehearsedPupils, stepsOf } from "./rehearsal.ts";

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const framesOf = (seed: number) => rehearseClass(currentQuestionnaire, seededDraws(seed));
const growthsOf = (frames: readonly RehearsalFrame[]) =>
	frames.flatMap(({ picture }, index) => {
		const growth = picture.pupils - (frames[index - 1]?.picture.pupils ?? 0);
		return growth > 0 ? [growth] : [];
	});

describe("an invented pupil", () => {
	it("an invented pupil answers every question as a student can", () => {
		fc.assert(
			fc.property(seeds, (seed) => {
				const answers = inventAnswers(currentQuestionnaire, seededDraws(seed));
				expect(cleanAnswers(currentQuestionnaire, answers)).toEqual(answers);
				for (const question of currentQuestionnaire.questions)
					expect(chosenIds(answers, question.id).length).toBeGreaterThan(0);
			}),
			{ numRuns: 200 },
		);
	});

	it("invented pupils have tastes: they answer differently, and some choose “none of these”", () => {
		const draws = seededDraws(7);
		const pupils = Array.from({ length: 60 }, () => inventAnswers(currentQuestionnaire, draws));
		expect(new Set(pupils.map((answers) => JSON.stringify(answers))).size).toBe(60);
		expect(pupils.some((answers) => allChosenOptions(currentQuestionnaire, answers).some(isNoneOption))).toBe(
			true,
		);
	});
});

describe("a rehearsal", () => {
	it("a rehearsal ends with all 28 invented pupils in the spectrum, within half a minute", () => {
		fc.assert(
			fc.property(seeds, (seed) => {
				const frames = framesOf(seed);
				expect(frames[0]).toMatchObject({ atMs: 0, joined: 0, sent: 0, phase: "joining" });
				expect(frames.at(-1)).toMatchObject({
					phase: "over",
					joined: rehearsedPupils,
					sent: rehearsedPupils,
					waiting: 0,
					picture: { pupils: rehearsedPupils },
				});
				expect(frames.at(-1)?.atMs).toBeLessThan(30_000);
				for (const [index, { atMs }] of frames.entries())
					if (index > 0) expect(atMs).toBeGreaterThan(frames[index - 1]?.atMs ?? 0);
			}),
			{ numRuns: 100 },
		);
	});

	it("a rehearsal keeps the rules of a real class", () => {
		fc.assert(
			fc.property(seeds, (seed) => {
				const frames = framesOf(seed);
				// The last group waits for the last pupils, so that none is left over.
				expect(growthsOf(frames)).toEqual([groupSize, groupSize, groupSize, groupSize, 8]);
				for (const [index, { picture, sent, waiting }] of frames.entries()) {
					expect(picture.pupils + waiting).toBe(sent);
					for (const { pupils } of picture.lines)
						if (pupils !== null) expect(pupils).toBeGreaterThanOrEqual(minShownPupils);
					const before = frames[index - 1]?.picture;
					if (before?.pupils === picture.pupils) expect(picture).toEqual(before);
				}
			}),
			{ numRuns: 100 },
		);
	});

	it("a rehearsal is drawn anew each time, from the scorer: no two show the same spectrum", () => {
		const last = [1, 2, 3, 4].map((seed) => JSON.stringify(framesOf(seed).at(-1)?.picture));
		expect(new Set(last).size).toBe(4);
		expect(framesOf(1)).toEqual(framesOf(1));
	});

	it("a rehearsal has a step for each new thing, and its last step is its end", () => {
		const frames = framesOf(5);
		const steps = stepsOf(frames);
		expect(steps.map((index) => frames[index]?.phase)).toEqual([
			"joining",
			"white",
			"colour",
			"colour",
			"colour",
			"colour",
			"waiting",
			"over",
		]);
		expect(steps.at(-1)).toBe(frames.length - 1);
	});
});
