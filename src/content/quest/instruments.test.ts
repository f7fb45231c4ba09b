import { describe, expect, it } from "vitest";
import { instruments } from "#domain/quest/instruments/all.ts";
import { instrumentsOf } from "#domain/quest/instruments/instrument.ts";
import { gameIds } from "#domain/quest/quest.ts";
import { quest } from "./quest.ts";

const benches = quest.games.flatMap((game) =>
	game.questions.map((question, index) => ({ id: instrumentsOf[game.id][index], game, question })),
);

describe("the instruments", () => {
	it("each of the fifteen questions has one instrument", () => {
		expect(gameIds.map((id) => instrumentsOf[id].length)).toEqual(
			quest.games.map(({ questions }) => questions.length),
		);
		expect(new Set(benches.map(({ id }) => id)).size).toBe(15);
	});

	it.each(benches)("$id supports the right option of its question, and no other", ({ id, question }) => {
		const instrument = instruments.find((each) => each.id === id);
		const supported = question.options.map((_, option) => instrument?.worldOf(option).fits);
		expect(supported).toEqual(question.options.map((_, option) => option === question.correctAnswer));
	});

	it.each(instruments)("$id accepts every setting of its evidence and its worlds", (instrument) => {
		const shown = [
			...instrument.evidence,
			instrument.initial,
			...[0, 1, 2, 3].map((option) => instrument.worldOf(option).settings),
		];
		for (const settings of shown)
			for (const control of instrument.controls) {
				const value = settings[control.key];
				if (control.kind === "choice") expect(control.values).toContain(value);
				else
					expect([
						Number(value) >= control.min,
						Number(value) <= control.max,
						(Number(value) - control.min) % control.step,
					]).toEqual([true, true, 0]);
			}
	});

	it.each(instruments)(
		"$id shows another world for every wrong option than for its evidence",
		(instrument) => {
			for (const option of [0, 1, 2, 3]) {
				const { settings, reading, fits } = instrument.worldOf(option);
				for (const key of instrument.readouts) expect(reading.figures[key]).toSatisfy(Number.isFinite);
				if (fits) expect(reading.figures).toEqual(instrument.run(settings).figures);
			}
		},
	);
});
