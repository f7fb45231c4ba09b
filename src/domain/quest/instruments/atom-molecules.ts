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

export type Recipe = keyof typeof recipes;

/** The atoms of one molecule. */
export const formulaOf = (name: Molecule): Formula => molecules[name];

/** The mass of an atom of an element, in g/mol; NaN for elements that neither recipe knows. */
export const massOf = (element: string): number => atomicWeights[element] ?? Number.NaN;

/** All atoms of some molecules together. */
export const atomsOf = (names: readonly Molecule[]): Formula => {
	const sum: Record<string, number> = {};
	for (const name of names)
		for (const [element, count] of Object.entries(formulaOf(name)))
			sum[element] = (sum[element] ?? 0) + count;
	return sum;
};

/** Mass of some molecules together, in g/mol. */
export const molarMass = (names: readonly Molecule[]): number =>
	Object.entries(atomsOf(names)).reduce((mass, [element, count]) => mass + count * massOf(element), 0);

/** Atom economy: the share of the starting mass that ends in the product if the reaction is perfect (Trost, 1991). */
export const atomEconomy = (recipe: Recipe): number =>
	molarMass(["product"]) / molarMass([...recipes[recipe].from]);
