import { at, type Instrument, type Reading } from "./instrument.ts";

/** Atoms of one molecule, by the symbol of the element. */
export type Formula = Readonly<Record<string, number>>;

/** Standard atomic weights (IUPAC, 2021), in g/mol. */
const atomicWeights: Readonly<Record<string, number>> = {
	C: 12.011,
	H: 1.008,
	O: 15.999,
	Mg: 24.305,
	Cl: 35.45,
	I: 126.904,
};

const molecules = {
	product: { C: 8, H: 10, O: 1 },
	iodobenzene: { C: 6, H: 5, I: 1 },
	magnesium: { Mg: 1 },
	ethyleneOxide: { C: 2, H: 4, O: 1 },
	hydrogenChloride: { H: 1, Cl: 1 },
	magnesiumSalt: { Mg: 1, Cl: 1, I: 1 },
	styreneOxide: { C: 8, H: 8, O: 1 },
	hydrogen: { H: 2 },
} as const satisfies Readonly<Record<string, Formula>>;

/** A molecule of the two recipes. The product is 2-phenylethanol, which smells of roses. */
export type Molecule = keyof typeof molecules;

/**
 * The two recipes, one molecule of each: A is the Grignard reaction of iodobenzene with ethylene oxide, B the addition of
 * hydrogen to styrene oxide. Both are described in textbooks and patents; the yields below are made up for the game.
 */
export const recipes = {
	A: {
		from: ["iodobenzene", "magnesium", "ethyleneOxide", "hydrogenChloride"],
		to: ["product", "magnesiumSalt"],
	},
	B: { from: ["styreneOxide", "hydrogen"], to: ["product"] },
} as const satisfies Readonly<
	Record<string, { readonly from: readonly Molecule[]; readonly to: readonly Molecule[] }>
>;

/** One of the two recipes. */
export type Recipe = keyof typeof recipes;

/** Percent of the possible product that the workshop gets today. Recipe B's is the same in both questions. */
export const yieldsToday: Readonly<Record<Recipe, number>> = { A: 95, B: 80 };

/** All atoms of some molecules together. */
export const atomsOf = (names: readonly Molecule[]): Formula => {
	const sum: Record<string, number> = {};
	for (const name of names)
		for (const [element, count] of Object.entries<number>(molecules[name]))
			sum[element] = (sum[element] ?? 0) + count;
	return sum;
};

/** Mass of some molecules together, in g/mol. */
export const molarMass = (names: readonly Molecule[]): number =>
	Object.entries(atomsOf(names)).reduce(
		(mass, [element, count]) => mass + count * (atomicWeights[element] ?? Number.NaN),
		0,
	);

/** The atoms of one element in one molecule of what a recipe makes. */
export interface ElementBlock {
	readonly element: string;
	readonly count: number;
	/** What they weigh together, in g/mol. */
	readonly mass: number;
	/** Whether they end in the product, or in the bin. */
	readonly isProduct: boolean;
}

/** Where the atoms of a recipe end, element by element: those of the product first, then those of the bin. */
export const elementBlocks = (recipe: Recipe): readonly ElementBlock[] =>
	recipes[recipe].to.flatMap((molecule: Molecule) =>
		Object.entries<number>(molecules[molecule]).map(([element, count]) => ({
			element,
			count,
			mass: count * (atomicWeights[element] ?? Number.NaN),
			isProduct: molecule === "product",
		})),
	);

/** Atom economy: the share of the starting mass that ends in the product if the reaction is perfect (Trost, 1991). */
export const atomEconomy = (recipe: Recipe): number =>
	molarMass(["product"]) / molarMass([...recipes[recipe].from]);

/** What is set: a recipe, and the percent of the possible product that one really gets. */
export type BlockSettings = { readonly recipe: Recipe; readonly yieldPercent: number };

/** Where 100 kg end, in kilograms: product, what the reaction makes beside it, and what went astray. */
export interface BlockReading extends Reading {
	readonly outcome: "weighed";
	readonly figures: Readonly<Record<"product" | "beside" | "astray" | "waste", number>>;
}

/** Kilograms at the start: given in the question. */
export const startKilograms = 100;

/** Where 100 kg end, in whole kilograms, with this atom economy (0 to 1) and yield (percent). */
export const weigh = (economy: number, yieldPercent: number): BlockReading => {
	const product = Math.round((startKilograms * economy * yieldPercent) / 100);
	const beside = Math.round(startKilograms * (1 - economy));
	return {
		outcome: "weighed",
		figures: {
			product,
			beside,
			astray: startKilograms - product - beside,
			waste: startKilograms - product,
		},
	};
};

const run = ({ recipe, yieldPercent }: BlockSettings): BlockReading =>
	weigh(atomEconomy(recipe), yieldPercent);

const today = (recipe: Recipe): BlockSettings => ({ recipe, yieldPercent: yieldsToday[recipe] });
const wasteA = run(today("A")).figures.waste;
const wasteB = run(today("B")).figures.waste;

/**
 * The recipe and the reading of each option, in their stored order: B as it is; A if all its atoms ended in the product; A
 * with what it makes taken for what it throws away; A if the same molecule meant the same waste.
 */
const optionWorlds = [
	{ recipe: "B", reading: run(today("B")) },
	{ recipe: "A", reading: weigh(1, yieldsToday.A) },
	{ recipe: "A", reading: weigh(1 - run(today("A")).figures.product / startKilograms, 100) },
	{ recipe: "A", reading: run(today("B")) },
] as const satisfies readonly { recipe: Recipe; reading: BlockReading }[];

/** Green chemistry, question 1: where do 100 kg end in each recipe? */
export const atomBlocks: Instrument<BlockSettings, BlockReading> = {
	id: "atom-blocks",
	controls: [
		{ kind: "choice", key: "recipe", values: ["A", "B"] },
		{ kind: "number", key: "yieldPercent", min: 50, max: 100, step: 5 },
	],
	initial: { recipe: "A", yieldPercent: yieldsToday.A },
	readouts: ["product", "waste"],
	isImmediate: true,
	run,
	evidence: [today("A"), today("B"), { recipe: "A", yieldPercent: 100 }, { recipe: "B", yieldPercent: 100 }],
	worldOf: (option) => {
		const { recipe, reading } = at<(typeof optionWorlds)[number]>(optionWorlds, option);
		const expected = recipe === "A" ? wasteA : wasteB;
		return { settings: today(recipe), reading, fits: reading.figures.waste === expected };
	},
};
