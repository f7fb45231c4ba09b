import { describe, expect, it } from "vitest";
import { storedResults } from "#domain/quiz/attempt.ts";
import { chosenIds, isNoneOption } from "#domain/quiz/questionnaire.ts";
import { minScienceAnswers, resultsOf, scienceAttracts, sciencesStandOut } from "#domain/quiz/stand-out.ts";
import { picksToAnswers, randomPicks, seededRandom } from "./audit.ts";
import { currentQuestionnaire, questionnaires } from "./index.ts";
import { noSciencePersonas } from "./no-science-personas.ts";
import { personasOf } from "./personas-of.ts";
import { standOutEvidence } from "./stand-out-audit.ts";

const empty = { topCareers: [], topCategories: [] };

describe("the result without careers", () => {
	it.each(noSciencePersonas)("$name gets no career", ({ answers }) => {
		for (const { id } of currentQuestionnaire.questions) expect(chosenIds(answers, id)).toHaveLength(1);
		expect(resultsOf(currentQuestionnaire, answers)).toEqual(empty);
		const stored = { questionnaireVersion: currentQuestionnaire.version, answers };
		expect(storedResults(questionnaires, stored)).toEqual(empty);
	});

	it.each(personasOf(currentQuestionnaire.version))("$name gets careers", ({ answers }) => {
		expect(resultsOf(currentQuestionnaire, answers).topCareers).toHaveLength(5);
	});

	it("an attempt with nothing but None of these has no career", () => {
		const answers = Object.fromEntries(currentQuestionnaire.questions.map(({ id }) => [id, ["none"]]));
		expect(resultsOf(currentQuestionnaire, answers)).toEqual(empty);
	});

	it("an attempt of a version without None of these always has careers", () => {
		const random = seededRandom(9);
		for (const questionnaire of questionnaires.slice(0, 2))
			for (let attempt = 0; attempt < 500; attempt++) {
				const answers = picksToAnswers(questionnaire, randomPicks(questionnaire, random));
				expect(sciencesStandOut(questionnaire, answers)).toBe(true);
			}
	});
});

describe("a student whom several sciences attract, although no career is ahead", () => {
	/** Eleven scientific answers of many kinds, none to the other five questions. */
	const varied = {
		subjects: ["physics"],
		activities: ["watching-the-sky"],
		environment: ["outdoors"],
		goals: ["saved-nature"],
		"work-style": ["go-and-see"],
		interests: ["galaxies"],
		"learning-style": ["observe"],
		"research-approach": ["watch-on-site"],
		"tech-preference": ["satellites"],
		"scale-preference": ["universe"],
		"big-question": ["warming-planet"],
	};

	it("a questionnaire has questions about the sciences exactly if it has None of these", () => {
		for (const { questions, scienceQuestionIds = [] } of questionnaires) {
			const hasNone = questions.some(({ options }) => options.some(isNoneOption));
			expect(scienceQuestionIds.length >= minScienceAnswers).toBe(hasNone);
			expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(scienceQuestionIds));
		}
	});

	it("the questions about the sciences are those of the answered version", () => {
		const none = currentQuestionnaire.questions.map(({ id }): [string, string[]] => [id, ["none"]]);
		const answers = { ...Object.fromEntries(none), ...varied };
		const other = {
			...currentQuestionnaire,
			scienceQuestionIds: ["time-horizon", "uncertainty", "communication"],
		};
		expect(scienceAttracts(other, answers)).toBe(false);
	});

	it("a student whom several sciences attract is not said to be without a taste for science", () => {
		const none = currentQuestionnaire.questions.map(({ id }): [string, string[]] => [id, ["none"]]);
		const answers = { ...Object.fromEntries(none), ...varied };
		expect(sciencesStandOut(currentQuestionnaire, answers)).toBe(false);
		expect(scienceAttracts(currentQuestionnaire, answers)).toBe(true);
	});

	it.each(noSciencePersonas)("the sciences do not attract $name", ({ answers }) => {
		expect(scienceAttracts(currentQuestionnaire, answers)).toBe(false);
	});
});

describe("the audit of the rule", () => {
	it.each([
		{ replaced: 4, minKept: 1, minChance: 0 },
		{ replaced: 6, minKept: 0.99, minChance: 0.95 },
		{ replaced: 8, minKept: 0.98, minChance: 0.95 },
		{ replaced: 10, minKept: 0.95, minChance: 0.95 },
	])(
		"science students keep careers with $replaced None of these, and chance brings none",
		({ replaced, minKept, minChance }) => {
			const evidence = standOutEvidence(currentQuestionnaire, replaced);
			console.log(
				`None of these ${replaced} times: careers for ${(100 * evidence.keptShare).toFixed(1)} % of the science students' attempts, ` +
					`no careers for ${(100 * evidence.chanceShare).toFixed(1)} % of random ones, and for ${evidence.othersFound} of ${evidence.others} others`,
			);
			expect(evidence.keptShare).toBeGreaterThanOrEqual(minKept);
			expect(evidence.chanceShare).toBeGreaterThanOrEqual(minChance);
			expect(evidence.othersFound).toBe(evidence.others);
		},
	);

	it("one changed answer rarely turns the result of a student without a taste for science", () => {
		const random = seededRandom(12);
		let attempts = 0;
		let kept = 0;
		for (const { answers } of noSciencePersonas)
			for (const { id, options } of currentQuestionnaire.questions) {
				const other = options[Math.floor(random() * options.length)]?.id ?? "";
				attempts++;
				if (!sciencesStandOut(currentQuestionnaire, { ...answers, [id]: [other] })) kept++;
			}
		console.log(`Results without careers kept after one changed answer: ${kept} of ${attempts}`);
		expect(kept / attempts).toBeGreaterThan(0.9);
	});
});
