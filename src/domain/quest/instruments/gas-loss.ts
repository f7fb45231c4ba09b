import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** Molar masses in g/mol, from the standard atomic weights of IUPAC (2021). */
const carbonDioxideMolar = 44.009;
const bakingSodaMolar = 84.007;
const aceticAcidMolar = 60.052;

/** Grams of powder in the cup: given in the question. */
export const powderGrams = 10;

/** White vinegar of 8 %: 0.08 g of acetic acid in a millilitre (its density taken as 1 g/ml). */
const acidGramsPerMillilitre = 0.08;

/** Percent of baking soda in jar B. Never shown: the question asks for it. */
const jarBPercent = 50;

/** The settings: jar B or an own mixture, its percentage of baking soda, and millilitres of vinegar. */
export type GasSettings = {
	readonly powder: "jarB" | "own";
	readonly percent: number;
	readonly vinegarMillilitres: number;
};

/** The loss of mass on the scales. */
export interface GasReading extends Reading {
	readonly outcome: "spent" | "short";
	readonly figures: { readonly percent: number; readonly lost: number; readonly vinegar: number };
}

/**
 * Grams of carbon dioxide that leave 10 g of powder with this percentage of baking soda:
 * NaHCO₃ + CH₃COOH → CH₃COONa + H₂O + CO₂, one for one, up to what the vinegar allows.
 */
export const gasGrams = (percent: number, vinegarMillilitres: number): number => {
	const sodaMoles = (powderGrams * percent) / 100 / bakingSodaMolar;
	const acidMoles = (vinegarMillilitres * acidGramsPerMillilitre) / aceticAcidMolar;
	return Math.min(sodaMoles, acidMoles) * carbonDioxideMolar;
};

/** Grams as the scales show them, to a tenth. */
const shown = (grams: number): number => Math.round(grams * 10) / 10;

const read = (percent: number, vinegarMillilitres: number): GasReading => {
	const lost = gasGrams(percent, vinegarMillilitres);
	const isShort = lost < gasGrams(percent, Number.POSITIVE_INFINITY) - 1e-9;
	return {
		outcome: isShort ? "short" : "spent",
		figures: { percent, lost: shown(lost), vinegar: vinegarMillilitres },
	};
};

/** The loss on the scales if jar B has this percentage of baking soda. */
export const weighGas = (
	{ powder, percent, vinegarMillilitres }: GasSettings,
	inJarB: number = jarBPercent,
): GasReading => read(powder === "jarB" ? inJarB : percent, vinegarMillilitres);

const run = (settings: GasSettings): GasReading => weighGas(settings);

/** The claim of each option about jar B, in percent, in their stored order. */
const optionPercents = [26, 50, 74, 100] as const;

/** Vinegar enough for 10 g of pure baking soda (about 89 ml), and some to spare. */
const plenty = 150;
const jarB: GasSettings = { powder: "jarB", percent: 100, vinegarMillilitres: plenty };

/** Mystery substance, question 2: which mixture loses as much gas as jar B? */
export const gasLoss: Instrument<GasSettings, GasReading> = {
	id: "gas-loss",
	controls: [
		{ kind: "choice", key: "powder", values: ["jarB", "own"] },
		{ kind: "number", key: "percent", min: 0, max: 100, step: 2 },
		{ kind: "number", key: "vinegarMillilitres", min: 0, max: 200, step: 10 },
	],
	initial: { ...jarB, powder: "own" },
	readouts: ["lost"],
	isImmediate: false,
	run,
	evidence: [
		jarB,
		...[100, 74, 50, 26, 0].map((percent) => ({ ...jarB, powder: "own" as const, percent })),
		{ ...jarB, powder: "own", vinegarMillilitres: 40 },
	],
	worldOf: (option) => {
		const reading = read(elementAt(optionPercents, option), plenty);
		return { settings: jarB, reading, fits: reading.figures.lost === run(jarB).figures.lost };
	},
};
