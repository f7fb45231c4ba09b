import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { picksToAnswers, randomPicks, seededRandom } from "../../src/content/quiz/audit.ts";
import { questionnaires } from "../../src/content/quiz/index.ts";
import { chosenIds, type Questionnaire, type QuizAnswers } from "../../src/domain/quiz/questionnaire.ts";
import { readResult } from "../../src/domain/quiz/result.ts";
import { decodeResultCode, encodeResultCode } from "../../src/domain/quiz/result-code.ts";
import { scoreAnswers, topResults } from "../../src/domain/quiz/score.ts";
import { applyChanges, smallestChange } from "../../src/domain/quiz/smallest-change.ts";
import { tryOut } from "../../src/domain/quiz/what-if.ts";
import { isLong } from "./support/wait.ts";

const attempts = isLong ? 10_000 : 100;
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const five = (questionnaire: Questionnaire, answers: QuizAnswers) =>
	topResults(scoreAnswers(questionnaire, answers)).topCareers;

const without = (answers: QuizAnswers, questionId: string): QuizAnswers =>
	Object.fromEntries(Object.entries(answers).filter(([id]) => id !== questionId));

const eachAttempt = (
	questionnaire: Questionnaire,
	look: (answers: QuizAnswers, random: () => number) => void,
) => {
	const random = seededRandom(2026);
	for (let attempt = 0; attempt < attempts; attempt++)
		look(picksToAnswers(questionnaire, randomPicks(questionnaire, random)), random);
};

for (const questionnaire of questionnaires)
	describe(`${attempts} random attempts of questionnaire ${questionnaire.version}`, () => {
		test("the reasons of a result sum to its scores", () => {
			eachAttempt(questionnaire, (answers) => {
				const score = scoreAnswers(questionnaire, answers);
				const given = readResult(questionnaire, answers).contributions;
				for (const { id, count } of score.careers)
					assert.equal(given.filter(({ careers }) => careers.includes(id)).length, count);
				for (const { id, count } of score.categories)
					assert.equal(readResult(questionnaire, answers).originOf(id).answers.length, count);
			});
		});

		test("the stability equals that of leaving out each question by hand", () => {
			eachAttempt(questionnaire, (answers) => {
				const kept = questionnaire.questions.map(({ id }) => five(questionnaire, without(answers, id)));
				for (const career of five(questionnaire, answers))
					assert.deepEqual(readResult(questionnaire, answers).stabilityOf(career), {
						kept: kept.filter((ids) => ids.includes(career)).length,
						checks: questionnaire.questions.length,
					});
			});
		});

		test("the smallest change removes a career", () => {
			eachAttempt(questionnaire, (answers) => {
				for (const career of five(questionnaire, answers)) {
					const changes = smallestChange(questionnaire, answers, career, 1);
					if (changes)
						assert.ok(!five(questionnaire, applyChanges(questionnaire, answers, changes)).includes(career));
				}
			});
		});

		test("what-if equals the result of the changed answers", () => {
			eachAttempt(questionnaire, (answers, random) => {
				const held = questionnaire.questions.filter(() => random() < 0.2).map(({ id }) => id);
				const changed = Object.fromEntries(Object.entries(answers).filter(([id]) => !held.includes(id)));
				assert.deepEqual(
					tryOut(questionnaire, answers, { held, replaced: {} }).score,
					scoreAnswers(questionnaire, changed),
				);
			});
		});

		test("codes restore their answers, and no wrong character and no swap of neighbours is accepted", () => {
			eachAttempt(questionnaire, (answers, random) => {
				const code = encodeResultCode(questionnaire, answers);
				const read = decodeResultCode([questionnaire], code);
				assert.ok(read.ok);
				for (const { id } of questionnaire.questions)
					assert.deepEqual([...chosenIds(read.value.answers, id)].sort(), [...chosenIds(answers, id)].sort());
				const plain = code.replaceAll("-", "");
				const grouped = (text: string) => text.match(/.{4}/g)?.join("-") ?? "";
				for (let index = 0; index < plain.length; index++) {
					const others = isLong
						? [...alphabet].filter((character) => character !== plain[index])
						: [alphabet[Math.floor(random() * alphabet.length)] ?? "0"].filter(
								(each) => each !== plain[index],
							);
					for (const other of others) {
						const wrong = grouped(plain.slice(0, index) + other + plain.slice(index + 1));
						assert.ok(!decodeResultCode([questionnaire], wrong).ok, `${code} ${wrong}`);
					}
					const [one, next] = [plain[index], plain[index + 1]];
					if (next === undefined || one === next) continue;
					const swapped = grouped(plain.slice(0, index) + next + one + plain.slice(index + 2));
					assert.ok(!decodeResultCode([questionnaire], swapped).ok, `${code} ${swapped}`);
				}
			});
		});
	});
