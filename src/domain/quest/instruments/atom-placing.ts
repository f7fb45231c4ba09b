import { formulaOf, massOf, type Recipe, recipes } from "./atom-molecules.ts";

/** One atom of a recipe's starting materials. */
export interface Atom {
	readonly element: string;
	/** Its mass, in g/mol. */
	readonly mass: number;
	/** Whether the product has a place for it; otherwise it ends in the bin. */
	readonly isProduct: boolean;
	/** The index of its starting molecule. */
	readonly molecule: number;
}

/** The destination of an atom, chosen by the student. */
export type AtomTarget = "product" | "bin";

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

/** The letter of an atom by its number, from 0: the placed atoms are stored as a word, in the order of placing. */
const letterOf = (atom: number): string => String.fromCharCode(97 + atom);

/** No atom is placed. */
export const nonePlaced = "";

/** Whether the atom with this number is placed. */
export const isPlaced = (placed: string, atom: number): boolean => placed.includes(letterOf(atom));

/** The number of the next atom to place; undefined when all are placed. */
export const nextAtom = (recipe: Recipe, placed: string): number | undefined => {
	const next = atomsIn(recipe).findIndex((_, atom) => !isPlaced(placed, atom));
	return next < 0 ? undefined : next;
};

/** The placed atoms with one more. A placed atom stays where it is. */
export const withAtom = (placed: string, atom: number): string =>
	isPlaced(placed, atom) ? placed : placed + letterOf(atom);

/** The placed atoms without the last one. */
export const withoutLast = (placed: string): string => placed.slice(0, -1);

/** All atoms placed correctly; those already placed keep their order. */
export const allPlaced = (recipe: Recipe, placed: string = nonePlaced): string =>
	atomsIn(recipe).reduce((word, _, atom) => withAtom(word, atom), placed);

/** Whether an atom is accepted: the product accepts only atoms that it lacks, the bin only those without a place in it. */
export const isAtomAccepted = (recipe: Recipe, atom: number, target: AtomTarget): boolean =>
	(atomsIn(recipe)[atom]?.isProduct ?? false) === (target === "product");

/** The shares of the starting mass, 0 to 1, placed in the product and in the bin. */
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

/** The placed atoms of one element in one place. */
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
