import { describe, expect, it } from "vitest";
import { categoryKeys } from "#domain/careers/category.ts";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { readResult } from "#domain/quiz/result.ts";
import { scoreAnswers, tiesAtCut, topResults } from "#domain/quiz/score.ts";
import { cleanAnswers, firstUnanswered } from "#domain/quiz/session.ts";
import { draw } from "#domain/shared/draw.ts";
import { picksToAnswers, randomPicks, seededRandom } from "./audit.ts";
import { questionnaires } from "./index.ts";
import type { Persona } from "./personas.ts";
import { personasOf } from "./personas-of.ts";

const titled = questionnaires.map((questionnaire) => [questionnaire.version, questionnaire] as const);

describe.each(titled)("personas before version %i", (version, questionnaire) => {
	const personas = personasOf(version);

	it("each category has at least two personas, with different names", () => {
		for (const key of categoryKeys) {
			expect(personas.filter(({ category }) => category === key).length).toBeGreaterThanOrEqual(2);
		}
		expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
	});

	it.each(personas)(
		"$name gets careers that make sense",
		({ answers, careers, unlikelyCareers, category }) => {
			expect(firstUnanswered(questionnaire, answers)).toBeUndefined();
			const clean = cleanAnswers(questionnaire, answers);
			for (const { id } of questionnaire.questions) {
				expect(clean[id]?.toSorted()).toEqual(answers[id]?.toSorted());
			}
			const { topCareers, topCategories } = topResults(scoreAnswers(questionnaire, answers));
			expect(topCareers).toEqual(expect.arrayContaining(careers));
			expect(topCareers.filter((id) => unlikelyCareers.some((unlikely) => unlikely === id))).toEqual([]);
			expect(topCategories).toContain(category);
		},
	);

	it("personas keep their expected careers when any one question is left out", () => {
		const trials = personas.flatMap(({ answers, careers }) =>
			careers.map((id) => ({ ...readResult(questionnaire, answers).stabilityOf(id), id, answers })),
		);
		for (const { id, answers } of trials) {
			expect(readResult(questionnaire, answers).contributionsTo(id).length).toBeGreaterThan(
				questionnaire.questions.length / 3,
			);
		}
		const kept = trials.reduce((sum, trial) => sum + trial.kept, 0);
		const checks = trials.reduce((sum, trial) => sum + trial.checks, 0);
		const tied = personas.filter(
			({ answers }) => tiesAtCut(scoreAnswers(questionnaire, answers)).careers.length > 0,
		);
		console.log(
			`Version ${version}. Personas: ${personas.length}; expected careers kept in ${kept} of ${checks} leave-one-out checks; ` +
				`tied at the cut: ${tied.length}`,
		);
		expect(kept / checks).toBeGreaterThan(0.95);
	});

	it("most personas keep their careers when four of sixteen answers are random", () => {
		const random = seededRandom(4);
		let kept = 0;
		let trials = 0;
		for (const { answers, careers } of personas) {
			for (let round = 0; round < 100; round++) {
				const chance = picksToAnswers(questionnaire, randomPicks(questionnaire, random));
				const lost = questionnaire.questions
					.map(({ id }) => ({ id, at: random() }))
					.sort((one, other) => one.at - other.at)
					.slice(0, 4);
				const noisy = { ...answers };
				for (const { id } of lost) noisy[id] = chance[id] ?? [];
				const { topCareers } = topResults(scoreAnswers(questionnaire, noisy));
				kept += careers.filter((id) => topCareers.includes(id)).length;
				trials += careers.length;
			}
		}
		console.log(
			`Version ${version}. Expected careers kept under four answers by chance: ${((100 * kept) / trials).toFixed(1)} %`,
		);
		expect(kept / trials).toBeGreaterThan(0.9);
	});

	it("58 of 60 attempts fit: careful ones, hasty ones with two careless answers, and brief ones", () => {
		const random = seededRandom(58);
		const fits = (answers: QuizAnswers, { careers, unlikelyCareers, category }: Persona): boolean => {
			const { topCareers, topCategories } = topResults(scoreAnswers(questionnaire, answers));
			const expected = careers.filter((id) => topCareers.includes(id));
			const unlikely = unlikelyCareers.filter((id) => topCareers.includes(id));
			return expected.length > 0 && unlikely.length === 0 && topCategories.includes(category);
		};
		const attempts = personas.flatMap((persona) => {
			const chance = picksToAnswers(questionnaire, randomPicks(questionnaire, random));
			const careless = draw(questionnaire.questions, 2, random).map(({ id }): [string, string[]] => [
				id,
				chance[id] ?? [],
			]);
			const brief = Object.entries(persona.answers).map(([id, chosen]): [string, string[]] => [
				id,
				chosen.slice(0, 1),
			]);
			const hasty = { ...persona.answers, ...Object.fromEntries(careless) };
			return [persona.answers, hasty, Object.fromEntries(brief)].map((answers) => fits(answers, persona));
		});
		const fitting = attempts.filter((fit) => fit).length;
		console.log(`Version ${version}. Attempts that fit: ${fitting} of ${attempts.length}`);
		expect(fitting / attempts.length).toBeGreaterThanOrEqual(58 / 60);
	});
});
