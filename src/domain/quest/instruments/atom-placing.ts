import { formulaOf, massOf, type Recipe, recipes } from "./atom-molecules.ts";

/** One atom of what a recipe starts from. */
export interface Atom {
	readonly element: string;
	/** Its mass, in g/mol. */
	readonly mass: number;
	/** Whether the product has a place for it; otherwise it ends in the bin. */
	readonly isProduct: boolean;
	/** The index of its starting molecule. */
	readonly molecule: number;
}

/** Where an atom can be put. */
export type AtomPlace = "product" | "bin";

const listed = (recipe: Recipe): readonly Atom[] => {
	const wanted: Record<string, number> = { ...formulaOf("product") };
	return recipes[recipe].from.flatMap((name, molecule) =>
		Object.entries(formulaOf(name)).flatMap(([element, count]) =>
			Array.from({ length: count }, () => {
				const isProduct = (wanted[element] ?? 0) > 0;
				if (isProduct) wanted[element] = (wanted[element] ?? 0) - 1;
				return { element, mass: massOf(element), isProduct, molecule };
			}),
		),
	);
};

const lists: Readonly<Record<Recipe, readonly Atom[]>> = { A: listed("A"), B: listed("B") };

/** The atoms of a recipe one by one, molecule after molecule. As many of an element as the product has are its own. */
export const atomsIn = (recipe: Recipe): readonly Atom[] => lists[recipe];

/** The letter of the atom with this number, from 0: the atoms put somewhere are a word, in the order they were put. */
const letterOf = (atom: number): string => String.fromCharCode(97 + atom);

/** No atom has been put anywhere yet. */
export const nonePlaced = "";

/** Whether the atom with this number has been put somewhere. */
export const isPlaced = (placed: string, atom: number): boolean => placed.includes(letterOf(atom));

/** The atom whose turn it is, by its number; undefined where each has its place. */
export const nextAtom = (recipe: Recipe, placed: string): number | undefined => {
	const next = atomsIn(recipe).findIndex((_, atom) => !isPlaced(placed, atom));
	return next < 0 ? undefined : next;
};

/** The same with one atom more. One that has its place already stays where it is. */
export const withAtom = (placed: string, atom: number): string =>
	isPlaced(placed, atom) ? placed : placed + letterOf(atom);

/** The same without the atom that was put last. */
export const withoutLast = (placed: string): string => placed.slice(0, -1);

/** Each atom where it belongs; those that were put keep their order. */
export const allPlaced = (recipe: Recipe, placed: string = nonePlaced): string =>
	atomsIn(recipe).reduce((word, _, atom) => withAtom(word, atom), placed);

/** Whether an atom may be put there: the product takes what it lacks and nothing else, the bin what the product has no place for. */
export const mayGo = (recipe: Recipe, atom: number, place: AtomPlace): boolean =>
	(atomsIn(recipe)[atom]?.isProduct ?? false) === (place === "product");

/** The shares of the starting mass, 0 to 1, that have been put into the product and into the bin. */
export const placedShares = (
	recipe: Recipe,
	placed: string,
): { readonly product: number; readonly bin: number } => {
	const atoms = atomsIn(recipe);
	const whole = atoms.reduce((sum, { mass }) => sum + mass, 0);
	const share = (isCounted: (atom: Atom) => boolean) =>
		atoms.reduce(
			(sum, atom, number) => (isPlaced(placed, number) && isCounted(atom) ? sum + atom.mass : sum),
			0,
		) / whole;
	return { product: share(({ isProduct }) => isProduct), bin: share(({ isProduct }) => !isProduct) };
};

/** The atoms of one element that lie together. */
export interface ElementBlock {
	readonly element: string;
	readonly count: number;
	/** Their total mass, in g/mol. */
	readonly mass: number;
	/** Whether they lie in the product, or in the bin. */
	readonly isProduct: boolean;
}

/** The placed atoms, element by element: the product first, then the bin. */
export const elementBlocks = (recipe: Recipe, placed: string): readonly ElementBlock[] => {
	const blocks = new Map<string, ElementBlock>();
	for (const [number, { element, mass, isProduct }] of atomsIn(recipe).entries()) {
		if (!isPlaced(placed, number)) continue;
		const key = `${isProduct}${element}`;
		const before = blocks.get(key) ?? { element, count: 0, mass: 0, isProduct };
		blocks.set(key, { ...before, count: before.count + 1, mass: before.mass + mass });
	}
	return [...blocks.values()].sort((one, other) => Number(other.isProduct) - Number(one.isProduct));
};
