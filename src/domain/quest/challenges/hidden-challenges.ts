import { type GasReading, type GasSettings, gasLoss, weighGas } from "../instruments/gas-loss.ts";
import {
	countSick,
	type GreenhouseReading,
	type GreenhouseSettings,
	type GrowingFactor,
	greenhouseFactors,
	greenhouses,
	growingFactors,
	lastDay,
} from "../instruments/greenhouses.ts";
import { defineChallenge } from "./challenge.ts";

/** Runs in which a hidden factor can always be found: one for each of three factors, and one to be sure. */
export const runsForFactor = 4;

/** Two equal greenhouses, so that nothing hints at the factor. */
const equalHouses: GreenhouseSettings = {
	...greenhouses.initial,
	...Object.fromEntries(
		greenhouseFactors.flatMap((factor) =>
			(["One", "Two"] as const).map((house) => [`${factor}${house}`, growingFactors[factor][0]]),
		),
	),
	day: lastDay,
};

const factorOf = (cause: number | string | undefined): GrowingFactor =>
	greenhouseFactors.find((factor) => factor === cause) ?? "water";

/** Greenhouses in which another factor makes the plants ill: the other player finds out which. */
export const greenhouseChallenge = defineChallenge<GreenhouseSettings, GreenhouseReading>({
	id: "greenhouses",
	hidden: "cause",
	instrumentOf: ({ cause }) => ({
		...greenhouses,
		initial: equalHouses,
		run: (settings) => countSick(settings, factorOf(cause)),
	}),
	figuresOf: () => ({ runs: runsForFactor }),
	designOf: () => null,
	isMet: () => false,
});

/** The weight lost by a powder with vinegar enough. */
const lostBy = (percent: number): number =>
	weighGas({ powder: "own", percent, vinegarMillilitres: 200 }).figures.lost;

/** A powder in jar B: the other player mixes one that loses as much. */
export const gasChallenge = defineChallenge<GasSettings, GasReading>({
	id: "gas-loss",
	instrumentOf: ({ percent }) => ({
		...gasLoss,
		initial: { ...gasLoss.initial, powder: "jarB" },
		run: (settings) => weighGas(settings, Number(percent)),
	}),
	figuresOf: () => ({ runs: 3 }),
	designOf: ({ powder, percent }, { outcome }) =>
		powder === "own" && percent > 0 && outcome === "spent" ? { percent } : null,
	isMet: ({ percent }, settings, { outcome, figures }) =>
		settings.powder === "own" && outcome === "spent" && figures.lost === lostBy(Number(percent)),
});
