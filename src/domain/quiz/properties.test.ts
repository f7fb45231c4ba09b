import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { questionnaireSchema } from "#content/quiz/define-questionnaire.ts";
import { quizResultsSchema } from "#contract/quiz.ts";
import { answersTo, careers, questionnaires } from "../../../tests/setup/random-answers.ts";
import { runs } from "../../../tests/setup/runs.ts";
import { scoreAttempt, storedResults } from "./attempt.ts";
import { chosenIds, type Questionnaire, type QuizAnswers } from "./questionnaire.ts";
import { readResult } from "./result.ts";
import { scoreAnswers, tiesAtCut, topResults } from "./score.ts";
import { chooseOption, cleanAnswers, firstUnanswered } from "./session.ts";
import { decodeShareCode, encodeShareCode, highestSharedVersion } from "./share-code.ts";

const questionnaire = questionnaires(highestSharedVersion);
const answered = questionnaire.chain((asked) => fc.tuple(fc.constant(asked), answersTo(asked)));

const inAnyOrder = (answers: QuizAnswers): fc.Arbitrary<QuizAnswers> => {
	const keys = Object.keys(answers);
	const shuffle = (ids: readonly string[]) => fc.shuffledSubarray([...ids], { minLength: ids.length });
	return shuffle(keys)
		.chain((order) =>
			fc.tuple(...order.map((key) => shuffle(chosenIds(answers, key)).map((ids) => [key, ids] as const))),
		)
		.map((entries) => Object.fromEntries(entries));
};

describe("score", () => {
	// shows 9.7
	it("the score does not depend on the order of clicks or of answer keys", () => {
		const permuted = answered.chain(([asked, answers]) =>
			fc.tuple(fc.constant(asked), fc.constant(answers), inAnyOrder(answers)),
		);
		fc.assert(
			fc.property(permuted, ([asked, answers, shuffled]) => {
				expect(scoreAnswers(asked, shuffled)).toEqual(scoreAnswers(asked, answers));
				expect(encodeShareCode(asked, shuffled)).toBe(encodeShareCode(asked, answers));
			}),
			runs(),
		);
	});

	it("only named items are listed, best first, and every count equals the number of its reasons", () => {
		fc.assert(
			fc.property(answered, ([asked, answers]) => {
				const score = scoreAnswers(asked, answers);
				const counts = score.careers.map(({ count }) => count);
				expect(counts).toEqual(counts.toSorted((first, second) => second - first));
				expect(new Set(score.careers.map(({ id }) => id)).size).toBe(counts.length);
				for (const id of careers) {
					const count = score.careers.find((tally) => tally.id === id)?.count ?? 0;
					expect(readResult(asked, answers).contributionsTo(id)).toHaveLength(count);
				}
			}),
			runs(),
		);
	});
});

describe("results", () => {
	it("results are a valid stored value, the head of the score, and disjoint from the ties", () => {
		fc.assert(
			fc.property(answered, ([asked, answers]) => {
				const score = scoreAnswers(asked, answers);
				const results = topResults(score);
				const ties = tiesAtCut(score);
				expect(quizResultsSchema.parse(results)).toEqual(results);
				const ranked = score.careers.map(({ id }) => id);
				expect(ranked.slice(0, 5 + ties.careers.length)).toEqual([...results.topCareers, ...ties.careers]);
				const kept = results.topCategories.length + ties.categories.length;
				expect(score.categories.slice(0, kept).map(({ id }) => id)).toEqual([
					...results.topCategories,
					...ties.categories,
				]);
			}),
			runs(),
		);
	});

	it("the stability never exceeds the number of answered questions", () => {
		fc.assert(
			fc.property(answered, fc.constantFrom(...careers), ([asked, answers], careerId) => {
				const { kept, checks } = readResult(asked, answers).stabilityOf(careerId);
				expect(kept).toBeLessThanOrEqual(checks);
				expect(checks).toBe(Object.keys(cleanAnswers(asked, answers)).length);
			}),
			runs(),
		);
	});
});

describe("session", () => {
	it("any input becomes valid answers, and valid answers change only in their order", () => {
		fc.assert(
			fc.property(questionnaire, fc.anything(), (asked, stored) => {
				const clean = cleanAnswers(asked, stored);
				expect(cleanAnswers(asked, clean)).toEqual(clean);
			}),
			runs(),
		);
		fc.assert(
			fc.property(answered, ([asked, answers]) => {
				expect(questionnaireSchema.parse(asked)).toEqual(asked);
				const clean = cleanAnswers(asked, answers);
				for (const { id } of asked.questions) {
					expect([...chosenIds(clean, id)].sort()).toEqual([...chosenIds(answers, id)].sort());
				}
			}),
			runs(),
		);
	});

	it("a single choice has at most one pick, a second click undoes a toggle, and none stays alone", () => {
		fc.assert(
			fc.property(answered, fc.nat(8), ([asked, answers], pick) => {
				const clean = cleanAnswers(asked, answers);
				for (const each of asked.questions) {
					const before = [...chosenIds(clean, each.id)];
					const optionId = each.options[pick % each.options.length]?.id ?? "";
					const after = chooseOption(each, before, optionId);
					const isAlone = optionId === "none" || before.includes("none");
					if (each.multiSelect && !isAlone) expect(chooseOption(each, after, optionId)).toEqual(before);
					else if (each.multiSelect && before.includes(optionId)) expect(after).toEqual([]);
					else expect(after).toEqual([optionId]);
				}
			}),
			runs(),
		);
	});

	it("the list of unanswered questions is empty exactly when all are answered", () => {
		fc.assert(
			fc.property(answered, ([asked, answers]) => {
				const complete = Object.keys(cleanAnswers(asked, answers)).length === asked.questions.length;
				expect(firstUnanswered(asked, answers) === undefined).toBe(complete);
			}),
			runs(),
		);
	});
});

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const coded = answered.map(([asked, answers]) => ({ asked, answers, code: encodeShareCode(asked, answers) }));
const problem = (asked: Questionnaire, code: string) => {
	const decoded = decodeShareCode([asked], code);
	return decoded.ok ? undefined : decoded.code;
};

describe("share code", () => {
	it("a URL-safe code restores version and answers", () => {
		fc.assert(
			fc.property(coded, ({ asked, answers, code }) => {
				expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
				expect(decodeShareCode([asked], code)).toEqual({
					ok: true,
					value: { version: asked.version, answers: cleanAnswers(asked, answers) },
				});
			}),
			runs(),
		);
	});

	it("every change of a single character is detected", () => {
		fc.assert(
			fc.property(coded, fc.nat(), fc.constantFrom(...alphabet), ({ asked, code }, drawn, character) => {
				const index = drawn % code.length;
				fc.pre(code[index] !== character);
				const changed = code.slice(0, index) + character + code.slice(index + 1);
				expect(problem(asked, changed)).toBe("share.unreadable");
			}),
			runs(1000),
		);
	});

	it("every swap of two different characters is detected", () => {
		fc.assert(
			fc.property(coded, fc.nat(), fc.nat(), ({ asked, code }, one, other) => {
				const characters = [...code];
				const [first, second] = [one % code.length, other % code.length];
				fc.pre(code[first] !== code[second]);
				[characters[first], characters[second]] = [characters[second] ?? "", characters[first] ?? ""];
				expect(problem(asked, characters.join(""))).toBe("share.unreadable");
			}),
			runs(1000),
		);
	});

	it("the decoder never throws, and accepts a text only if it is the code of its result", () => {
		const anyCode = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.string({ unit: fc.constantFrom(...alphabet) }),
			fc.constantFrom("", "AAAAA", "#", "😀", "=".repeat(30)),
		);
		fc.assert(
			fc.property(questionnaire, anyCode, (asked, code) => {
				const decoded = decodeShareCode([asked], code);
				if (decoded.ok) expect(encodeShareCode(asked, decoded.value.answers)).toBe(code);
			}),
			runs(1000),
		);
	});

	it("a valid code of another version is distinguished from a damaged one", () => {
		fc.assert(
			fc.property(coded, ({ asked, code }) => {
				const other = { ...asked, version: asked.version === 1 ? 2 : asked.version - 1 };
				expect(problem(other, code)).toBe("share.unknown_version");
				expect(problem(other, code.slice(0, 4))).toBe("share.unreadable");
			}),
			runs(),
		);
	});
});

it("stored answers give the results that they had when they were scored", () => {
	fc.assert(
		fc.property(answered, ([asked, answers]) => {
			const claimed = { questionnaireVersion: asked.version, answers };
			const scored = scoreAttempt([asked], claimed);
			fc.pre(scored.ok);
			if (!scored.ok) return;
			const stored = { ...claimed, answers: scored.value.answers };
			expect(storedResults([asked], stored)).toEqual(scored.value.results);
			expect(storedResults([], stored)).toBeUndefined();
		}),
		runs(),
	);
});
