import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	canCheck,
	checkAnswer,
	chooseAnswer,
	type GamePlay,
	isLastQuestion,
	nextQuestion,
	optionState,
	shuffledOptions,
	startPlay,
} from "./play.ts";

describe("playing a game", () => {
	it("a choice can be changed until it is checked", () => {
		const chosen = chooseAnswer(chooseAnswer(startPlay(), 1), 3);
		expect(chosen.chosen).toBe(3);
		const checked = checkAnswer(chosen);
		expect(checked.answers).toEqual([3]);
		expect(chooseAnswer(checked, 0)).toBe(checked);
	});

	it("a check without a choice, or a second check, is refused", () => {
		const fresh = startPlay();
		expect(canCheck(fresh)).toBe(false);
		expect(checkAnswer(fresh)).toBe(fresh);
		const checked = checkAnswer(chooseAnswer(fresh, 2));
		expect(canCheck(checked)).toBe(false);
		expect(checkAnswer(checked)).toBe(checked);
	});

	it("an unknown option is ignored", () => {
		const fresh = startPlay();
		for (const option of [-1, 4, 1.5, Number.NaN]) expect(chooseAnswer(fresh, option)).toBe(fresh);
	});

	it("the game moves on only after the check, and ends after the last question", () => {
		const unchecked = chooseAnswer(startPlay(), 0);
		expect(nextQuestion(unchecked, 2)).toBe(unchecked);
		const second = nextQuestion(checkAnswer(unchecked), 2);
		expect(second).toEqual({
			questionIndex: 1,
			chosen: null,
			checked: false,
			answers: [0],
			finished: false,
		});
		expect(isLastQuestion(second, 2)).toBe(true);
		const done = nextQuestion(checkAnswer(chooseAnswer(second, 1)), 2);
		expect(done.finished).toBe(true);
		expect(done.answers).toEqual([0, 1]);
		expect(nextQuestion(done, 2)).toBe(done);
	});

	it("the right option is green and a wrong choice red, only after the check", () => {
		const chosen = chooseAnswer(startPlay(), 1);
		const states = (play: GamePlay) => [0, 1, 2, 3].map((option) => optionState(play, option, 2));
		expect(states(chosen)).toEqual(["neutral", "chosen", "neutral", "neutral"]);
		expect(states(checkAnswer(chosen))).toEqual(["neutral", "wrong", "correct", "neutral"]);
		expect(states(checkAnswer(chooseAnswer(chosen, 2)))).toEqual([
			"neutral",
			"neutral",
			"correct",
			"neutral",
		]);
	});

	it("each checked question has one answer, whatever is pressed", () => {
		type Press = { readonly kind: "choose" | "check" | "next"; readonly option: number };
		const press = fc.record<Press>({
			kind: fc.constantFrom("choose", "check", "next"),
			option: fc.integer({ min: -1, max: 4 }),
		});
		fc.assert(
			fc.property(fc.array(press), fc.integer({ min: 1, max: 4 }), (presses, questionCount) => {
				let play = startPlay();
				for (const { kind, option } of presses) {
					if (kind === "choose") play = chooseAnswer(play, option);
					else if (kind === "check") play = checkAnswer(play);
					else play = nextQuestion(play, questionCount);
					expect(play.answers).toHaveLength(play.questionIndex + (play.checked ? 1 : 0));
					expect(play.questionIndex).toBeLessThan(questionCount);
					expect(play.answers.every((answer) => answer >= 0 && answer < 4)).toBe(true);
					if (play.finished) expect(play.answers).toHaveLength(questionCount);
				}
			}),
		);
	});
});

describe("the order on the screen", () => {
	it("every option appears once, whatever the random numbers", () => {
		fc.assert(
			fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 3 }), (chances) => {
				let index = 0;
				const order = shuffledOptions(() => chances[index++ % chances.length] ?? 0);
				expect(order.toSorted()).toEqual([0, 1, 2, 3]);
			}),
		);
	});

	it("every option can appear in every position", () => {
		const seen = new Set<string>();
		const shares = [0, 0.26, 0.51, 0.76];
		for (const one of shares)
			for (const two of shares)
				for (const three of shares) {
					const chances = [one, two, three];
					for (const [index, option] of shuffledOptions(() => chances.shift() ?? 0).entries())
						seen.add(`${option}:${index}`);
				}
		expect(seen.size).toBe(16);
	});
});
