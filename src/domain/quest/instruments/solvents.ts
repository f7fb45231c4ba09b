import { yieldsToday } from "./atom-blocks.ts";
import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The four solvents, in the order of the options. */
export const solventNames = ["water", "dichloromethane", "ethanol", "hexane"] as const;

export type Solvent = (typeof solventNames)[number];

/** The data of a solvent. */
export interface SolventFacts {
	/** Percent of the possible product; hexane is today's solvent, the others are made up for the game. */
	readonly yieldPercent: number;
	/** The worst of its scores for safety, health and environment, 1 (harmless) to 10 (CHEM21, Prat et al., 2016, Green Chem. 18, 288). */
	readonly hazard: number;
	/** Energy to distil it for recovery, in kJ/kg: enthalpy of vaporisation (NIST Chemistry WebBook, at its boiling point). */
	readonly energy: number;
}

/** The facts of the question's table. */
export const solventFacts: Readonly<Record<Solvent, SolventFacts>> = {
	water: { yieldPercent: 0, hazard: 1, energy: 2257 },
	dichloromethane: { yieldPercent: 84, hazard: 7, energy: 330 },
	ethanol: { yieldPercent: 78, hazard: 4, energy: 838 },
	hexane: { yieldPercent: yieldsToday.B, hazard: 8, energy: 335 },
};

/** The weight of each axis, 0 to 5. */
export type SolventSettings = {
	readonly yieldWeight: number;
	readonly hazardWeight: number;
	readonly energyWeight: number;
};

/** Points of each solvent, 0 to 100, and the best of them; none where all weights are 0. */
export interface SolventReading extends Reading {
	readonly outcome: Solvent | "none";
	readonly points: Readonly<Record<Solvent, number>>;
}

/** The desirability of a solvent on each axis, from 0 to 1. */
export const axesOf = (solvent: Solvent): readonly [number, number, number] => {
	const { yieldPercent, hazard, energy } = solventFacts[solvent];
	// Energy against that of water: it halves the worth.
	return [yieldPercent / 100, (10 - hazard) / 9, 1 / (1 + energy / solventFacts.water.energy)];
};

/**
 * Points as the weighted geometric mean of the axes (desirability, Derringer and Suich, 1980, J. Quality Technol. 12,
 * 214): a zero on any weighted axis gives zero points.
 */
export const solventPoints = (
	solvent: Solvent,
	{ yieldWeight, hazardWeight, energyWeight }: SolventSettings,
): number => {
	const weights = [yieldWeight, hazardWeight, energyWeight];
	const total = yieldWeight + hazardWeight + energyWeight;
	if (total === 0) return 0;
	const axes = axesOf(solvent);
	return (
		100 * axes.reduce((product, worth, axis) => product * worth ** (elementAt(weights, axis) / total), 1)
	);
};

const pointsOf = (settings: SolventSettings): Record<Solvent, number> => ({
	water: solventPoints("water", settings),
	dichloromethane: solventPoints("dichloromethane", settings),
	ethanol: solventPoints("ethanol", settings),
	hexane: solventPoints("hexane", settings),
});

/** Points as displayed: whole numbers in the drawing, beside it and in the log alike. */
const wholePoints = ({
	water,
	dichloromethane,
	ethanol,
	hexane,
}: Record<Solvent, number>): Record<Solvent, number> => ({
	water: Math.round(water),
	dichloromethane: Math.round(dichloromethane),
	ethanol: Math.round(ethanol),
	hexane: Math.round(hexane),
});

const readingOf = (points: Record<Solvent, number>): SolventReading => {
	const best = solventNames.reduce((first, other) => (points[other] > points[first] ? other : first));
	return { outcome: points[best] > 0 ? best : "none", points, figures: wholePoints(points) };
};

const run = (settings: SolventSettings): SolventReading => readingOf(pointsOf(settings));

const alike: SolventSettings = { yieldWeight: 3, hazardWeight: 3, energyWeight: 3 };

/** Weights under which each option would be best, in their stored order; for hexane there are none. */
const optionWeights = [
	{ yieldWeight: 0, hazardWeight: 5, energyWeight: 0 },
	{ yieldWeight: 5, hazardWeight: 0, energyWeight: 0 },
	alike,
	{ yieldWeight: 5, hazardWeight: 0, energyWeight: 0 },
] as const satisfies readonly SolventSettings[];

/** The reading if an option is right: for hexane, a world without dichloromethane. */
const promised = (solvent: Solvent, settings: SolventSettings): SolventReading => {
	const points = pointsOf(settings);
	return solvent === "hexane" ? readingOf({ ...points, dichloromethane: 0 }) : readingOf(points);
};

/** Green chemistry, question 2: what is a solvent worth on three axes? */
export const solvents: Instrument<SolventSettings, SolventReading> = {
	id: "solvents",
	controls: (["yieldWeight", "hazardWeight", "energyWeight"] as const).map((key) => ({
		kind: "number",
		key,
		min: 0,
		max: 5,
		step: 1,
	})),
	initial: { yieldWeight: 5, hazardWeight: 0, energyWeight: 0 },
	readouts: ["water", "dichloromethane", "ethanol", "hexane"],
	isImmediate: true,
	run,
	evidence: [
		alike,
		...[0, 1].map((option) => elementAt<SolventSettings>(optionWeights, option)),
		{ ...alike, hazardWeight: 1 },
	],
	worldOf: (option) => {
		const solvent = elementAt(solventNames, option);
		const reading = promised(solvent, elementAt<SolventSettings>(optionWeights, option));
		return { settings: alike, reading, fits: run(alike).outcome === solvent };
	},
};
