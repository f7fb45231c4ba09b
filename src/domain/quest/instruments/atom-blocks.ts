import { atomEconomy, type Recipe } from "./atom-molecules.ts";
import {
	type AtomTarget,
	allPlaced,
	isAtomAccepted,
	nextAtom,
	nonePlaced,
	placedShares,
	withAtom,
} from "./atom-placing.ts";
import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The current yield of the workshop, in percent. Recipe B's is the same in both questions. */
export const yieldsToday: Readonly<Record<Recipe, number>> = { A: 95, B: 80 };

/** The reasons for a refused atom: the product still needs it, or has no place for it. */
export type AtomRefusal = "none" | "needed" | "noPlace";

/**
 * The settings: a recipe and its yield in percent; also the placed atoms of each recipe, and whether the last one was
 * refused.
 */
export type BlockSettings = {
	readonly recipe: Recipe;
	readonly yieldPercent: number;
	readonly placedA: string;
	readonly placedB: string;
	readonly refused: AtomRefusal;
	/** The recipe to which the refusal belongs. */
	readonly refusedIn: Recipe;
};

/** Why the last atom of the recipe in use was refused, if it was. */
export const refusalOf = ({ recipe, refused, refusedIn }: BlockSettings): AtomRefusal =>
	refusedIn === recipe ? refused : "none";

/** The placed atoms of the current recipe. */
export const placedIn = ({ recipe, placedA, placedB }: BlockSettings): string =>
	recipe === "A" ? placedA : placedB;

/** The change of settings that stores the placed atoms of a recipe. */
export const placing = (recipe: Recipe, placed: string): Partial<BlockSettings> => ({
	...(recipe === "A" ? { placedA: placed } : { placedB: placed }),
	refused: "none",
});

/** The change of settings that places one more atom: it is accepted, or refused with the reason. */
export const puttingAtom = (
	recipe: Recipe,
	placed: string,
	atom: number,
	target: AtomTarget,
): Partial<BlockSettings> =>
	isAtomAccepted(recipe, atom, target)
		? placing(recipe, withAtom(placed, atom))
		: { refused: target === "bin" ? "needed" : "noPlace", refusedIn: recipe };

/** The kilograms of the placed atoms: in the product, in by-products, and lost. */
export interface BlockReading extends Reading {
	readonly outcome: "weighed" | "placing";
	readonly figures: Readonly<Record<"product" | "beside" | "astray" | "waste", number>>;
}

/** Kilograms at the start: given in the question. */
export const startKilograms = 100;

/**
 * The mass balance in whole kilograms, from the shares of the start (0 to 1) meant for product and by-products, and the
 * yield in percent. Every kilogram is accounted for.
 */
const weighShares = (
	product: number,
	beside: number,
	yieldPercent: number,
	outcome: BlockReading["outcome"],
): BlockReading => {
	const all = Math.round(startKilograms * (product + beside));
	const made = Math.round((startKilograms * product * yieldPercent) / 100);
	// Two halves that are both rounded up would be a kilogram too much.
	const besides = Math.min(all - made, Math.round(startKilograms * beside));
	return {
		outcome,
		figures: { product: made, beside: besides, astray: all - made - besides, waste: all - made },
	};
};

/** The mass balance of 100 kg in whole kilograms, for an atom economy (0 to 1) and a yield in percent. */
export const weigh = (economy: number, yieldPercent: number): BlockReading =>
	weighShares(economy, 1 - economy, yieldPercent, "weighed");

const run = (settings: BlockSettings): BlockReading => {
	const { recipe, yieldPercent } = settings;
	const placed = placedIn(settings);
	if (nextAtom(recipe, placed) === undefined) return weigh(atomEconomy(recipe), yieldPercent);
	const { product, bin } = placedShares(recipe, placed);
	return weighShares(product, bin, yieldPercent, "placing");
};

/** A recipe with every atom placed. */
const whole = (recipe: Recipe, yieldPercent: number): BlockSettings => ({
	recipe,
	yieldPercent,
	placedA: allPlaced("A"),
	placedB: allPlaced("B"),
	refused: "none",
	refusedIn: recipe,
});

const today = (recipe: Recipe): BlockSettings => whole(recipe, yieldsToday[recipe]);
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

/** Green chemistry, question 1: what becomes of 100 kg in each recipe? */
export const atomBlocks: Instrument<BlockSettings, BlockReading> = {
	id: "atom-blocks",
	controls: [
		{ kind: "choice", key: "recipe", values: ["A", "B"] },
		{ kind: "number", key: "yieldPercent", min: 50, max: 100, step: 5 },
	],
	initial: { ...today("A"), placedA: nonePlaced, placedB: nonePlaced },
	readouts: ["product", "waste"],
	isImmediate: true,
	run,
	evidence: [today("A"), today("B"), whole("A", 100), whole("B", 100)],
	worldOf: (option) => {
		const { recipe, reading } = elementAt<(typeof optionWorlds)[number]>(optionWorlds, option);
		const expected = recipe === "A" ? wasteA : wasteB;
		return { settings: today(recipe), reading, fits: reading.figures.waste === expected };
	},
};
