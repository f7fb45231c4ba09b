import { expect, it } from "vitest";
import { storedResults } from "#domain/quiz/attempt.ts";
import { compareAttempts } from "#domain/quiz/comparison.ts";
import {
	decodeResultCode,
	encodeResultCode,
	suspectCharacters,
	versionInCode,
} from "#domain/quiz/result-code.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";
import { encodeShareCode } from "#domain/quiz/share-code.ts";
import { decideTie, type TieChoice } from "#domain/quiz/tie-decision.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { currentQuestionnaire, questionnaires } from "./index.ts";
import { personasOf } from "./personas-of.ts";

/** Recorded links from the time when version 1 was current: of Inès and of Fatou. */
const linksOfVersion1 = [
	{
		codes: ["12F5-252E-ZBNA-G8QE-ZC7A", "ABGAYgECCIQAhABQAEwAYRAAmn7"],
		topCareers: ["astronomer", "astrophysicist", "theoretical-physicist", "physicist", "meteorologist"],
		topCategories: ["space", "physics", "earth"],
	},
	{
		codes: ["10KH-6WHT-Q7KC-N7AM-KG8G", "ABYCBAIIARIIAgICAgMBAEEAiFf"],
		topCareers: [
			"agricultural-scientist",
			"food-scientist",
			"wildlife-biologist",
			"environmental-scientist",
			"ecologist",
		],
		topCategories: ["agriculture", "food", "environmental"],
	},
];

const attempts = questionnaires.flatMap((questionnaire) =>
	personasOf(questionnaire.version).map(({ answers }) => ({ questionnaire, answers })),
);

it("links of version 1 show the same results as when it was current", () => {
	expect(currentQuestionnaire.version).toBeGreaterThan(1);
	for (const { codes, ...results } of linksOfVersion1)
		for (const code of codes) {
			const read = decodeResultCode(questionnaires, code);
			if (!read.ok) throw new Error(`${code}: ${read.code}`);
			const { version, answers } = read.value;
			expect(version).toBe(1);
			expect(storedResults(questionnaires, { questionnaireVersion: version, answers })).toEqual(results);
		}
});

it("codes of both kinds contain the version and are read by it", () => {
	for (const { questionnaire, answers } of attempts)
		for (const code of [encodeResultCode(questionnaire, answers), encodeShareCode(questionnaire, answers)]) {
			expect(versionInCode(code)).toBe(questionnaire.version);
			expect(decodeResultCode(questionnaires, code)).toEqual({
				ok: true,
				value: { version: questionnaire.version, answers: cleanAnswers(questionnaire, answers) },
			});
		}
});

it("a code of version 3 contains the choices between tied careers, and older codes stay as short as they were", () => {
	for (const { questionnaire, answers } of attempts) {
		const { version } = questionnaire;
		const choices: TieChoice[] = ["second", "neither", "first", "second", "first"];
		const score = scoreAnswers(questionnaire, answers);
		const used = choices.slice(0, decideTie(score, choices)?.asked.length ?? 0);
		const code = encodeResultCode(questionnaire, answers, used);
		expect(code).toHaveLength(version < 3 ? 24 : 29);
		const read = decodeResultCode(questionnaires, code);
		const isCarried = version >= 3 && used.length > 0;
		expect(read).toEqual({
			ok: true,
			value: {
				version,
				answers: cleanAnswers(questionnaire, answers),
				...(isCarried ? { tieChoices: used } : {}),
			},
		});
		if (isCarried) expect(code).not.toBe(encodeResultCode(questionnaire, answers));
		const tooMany = encodeResultCode(questionnaire, answers, [...used, "first"]);
		if (version >= 3) expect(decodeResultCode(questionnaires, tooMany).ok).toBe(false);
	}
});

it("a wrong character of a code is located, whatever its version", () => {
	for (const { questionnaire, answers } of attempts.filter((_, index) => index % 17 === 0)) {
		const code = encodeResultCode(questionnaire, answers);
		for (const index of [0, 5, code.length - 1]) {
			const wrong = `${code.slice(0, index)}${code[index] === "7" ? "8" : "7"}${code.slice(index + 1)}`;
			expect(decodeResultCode(questionnaires, wrong).ok).toBe(false);
			const isDashBefore = [...code.slice(0, index)].filter((character) => character === "-").length;
			expect(suspectCharacters(questionnaires, wrong).positions).toContain(index - isDashBefore);
		}
	}
});

it("attempts of different versions are compared, each scored by its own version", () => {
	const attempts = questionnaires.map(({ version }) => ({
		id: `version-${version}`,
		completedAt: toInstant(new Date(`2026-01-0${version}T10:00:00.000Z`)),
		questionnaireVersion: version,
		answers: personasOf(version)[0]?.answers ?? {},
	}));
	const compared = compareAttempts(questionnaires, attempts);
	expect(compared.attempts.map(({ id }) => id)).toEqual(attempts.map(({ id }) => id));
	for (const [column, attempt] of attempts.entries()) {
		const five = compared.careers
			.filter(({ ranks }) => ranks[column] !== null)
			.sort((one, other) => (one.ranks[column] ?? 0) - (other.ranks[column] ?? 0));
		expect(five.map(({ id }) => id)).toEqual(storedResults(questionnaires, attempt)?.topCareers);
	}
});
