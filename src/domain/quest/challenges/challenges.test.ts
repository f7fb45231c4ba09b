import { describe, expect, it } from "vitest";
import type { Settings } from "../instruments/instrument.ts";
import { gameIds } from "../quest.ts";
import type { Challenge } from "./challenge.ts";
import { challengesIn, gameOfChallenge } from "./challenge-games.ts";
import { challenges } from "./challenges.ts";
import { challengeIds, decodeDesign, encodeDesign } from "./design-code.ts";

const run = ({ instrumentOf }: Challenge, values: Record<string, number | string>, settings: Settings) =>
	instrumentOf(values).run(settings);

const meets = (challenge: Challenge, values: Record<string, number | string>, change: Settings): boolean => {
	const settings = { ...challenge.instrumentOf(values).initial, ...change };
	return challenge.isMet(values, settings, run(challenge, values, settings));
};

describe("the challenges", () => {
	it("five of the seven games have one, and each belongs to one game", () => {
		expect(gameIds.filter((game) => challengesIn(game).length > 0)).toHaveLength(5);
		for (const id of challengeIds) expect(challengesIn(gameOfChallenge(id))).toContain(id);
	});

	it("every run that is worth sending opens at itself, and does not meet its own challenge", () => {
		for (const challenge of Object.values(challenges)) {
			const { controls, initial, run } = challenge.instrumentOf({});
			const options = controls.flatMap((control) =>
				control.kind === "choice"
					? control.values.map((value) => ({ ...initial, [control.key]: value }))
					: [control.min, control.max, (control.min + control.max) / 2]
							.map(Math.floor)
							.map((value) => ({ ...initial, [control.key]: value })),
			);
			for (const settings of options) {
				const reading = run(settings);
				const values = challenge.designOf(settings, reading);
				if (!values) continue;
				const design = { challenge: challenge.id, values };
				expect(decodeDesign(encodeDesign(design))).toEqual({ ok: true, value: design });
				const opened = challenge.instrumentOf(values);
				if (challenge.id !== "gas-loss") {
					expect(opened.run(opened.initial).figures).toEqual(reading.figures);
					expect(challenge.isMet(values, opened.initial, opened.run(opened.initial))).toBe(false);
				}
			}
		}
	});

	it("a higher second summit counts with the same friction alone", () => {
		const values = { summitMetres: 24, valleyMetres: 6, friction: "on", train: "empty" };
		expect(meets(challenges.hill, values, { summitMetres: 26 })).toBe(true);
		expect(meets(challenges.hill, values, { summitMetres: 24, train: "full" })).toBe(false);
		expect(meets(challenges.hill, values, { summitMetres: 28 })).toBe(false);
		expect(meets(challenges.hill, values, { summitMetres: 28, friction: "off" })).toBe(false);
	});

	it("a lower start counts while the train stays in the loop", () => {
		const values = { startMetres: 24, friction: "on" };
		expect(meets(challenges.loop, values, { startMetres: 23 })).toBe(true);
		expect(meets(challenges.loop, values, { startMetres: 18 })).toBe(false);
	});

	it("a faster drive counts at the same distance of Mars or a greater one", () => {
		const values = { driver: "earth", transmitter: "usual", speedCentimetres: 2, delayMinutes: 8 };
		expect(meets(challenges["signal-delay"], values, { speedCentimetres: 3 })).toBe(true);
		expect(meets(challenges["signal-delay"], values, { speedCentimetres: 4 })).toBe(false);
		expect(meets(challenges["signal-delay"], values, { speedCentimetres: 10, driver: "rover" })).toBe(true);
		expect(meets(challenges["signal-delay"], values, { speedCentimetres: 3, delayMinutes: 7 })).toBe(false);
	});

	it("a better training counts with no more unusual pictures", () => {
		const values = { boarByDay: 1, deerByNight: 1, passes: "20" };
		const { forest = 0 } = challenges.classifier.figuresOf(values);
		expect(forest).toBeGreaterThan(0);
		expect(meets(challenges.classifier, values, {})).toBe(false);
		expect(meets(challenges.classifier, values, { boarByDay: 6, deerByNight: 6, passes: "200" })).toBe(false);
	});

	it("jar B holds the other player's powder, and a mixture that loses as much is the answer", () => {
		const challenge = challenges["gas-loss"];
		const values = { percent: 74 };
		const jar = challenge.instrumentOf(values).initial;
		expect(run(challenge, values, jar).figures.lost).toBeCloseTo(3.9);
		expect(meets(challenge, values, {})).toBe(false);
		expect(meets(challenge, values, { powder: "own", percent: 74 })).toBe(true);
		expect(meets(challenge, values, { powder: "own", percent: 70 })).toBe(false);
		expect(meets(challenge, values, { powder: "own", percent: 100, vinegarMillilitres: 60 })).toBe(false);
	});

	it("only the hidden factor makes a difference between the greenhouses", () => {
		const challenge = challenges.greenhouses;
		const other = { water: "foot", minerals: "rich", variety: "tough", light: "shade" };
		for (const cause of Object.keys(other))
			for (const [factor, value] of Object.entries(other)) {
				const values = { cause, salt: 5 };
				const settings = { ...challenge.instrumentOf(values).initial, [`${factor}Two`]: value };
				const { sickOne, sickTwo } = run(challenge, values, settings).figures;
				expect(sickOne !== sickTwo, `${cause}, ${factor}`).toBe(cause === factor);
			}
	});
});
