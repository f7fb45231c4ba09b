import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The powders of the inventory, in the order of the options. */
export const powders = ["sugar", "soda", "salt", "starch"] as const;

export type Powder = (typeof powders)[number];

/** The tests for a spoon of powder. */
export const powderTests = ["water", "probe", "vinegar", "iodine", "heat"] as const;

export type PowderTest = (typeof powderTests)[number];

/** The settings: a jar (A is the unknown one) and a test. */
export type ReagentSettings = { readonly jar: "A" | Powder; readonly test: PowderTest };

/** The names of the outcomes of a test. */
export type PowderResult =
	| "clear"
	| "cloudy"
	| "conducts"
	| "insulates"
	| "bubbles"
	| "still"
	| "blue"
	| "brown"
	| "unchanged"
	| "melts"
	| "gas"
	| "chars";

/** The outcome of a test, or that the jar is empty. */
export interface ReagentReading extends Reading {
	readonly outcome: PowderResult | "used-up";
	/** The powders that all tests of jar A so far leave possible. */
	readonly possible: readonly Powder[];
}

/**
 * The reactions of the four powders. In cold water starch alone does not dissolve. A solution of 1 % by mass conducts 16 mS/cm
 * (salt) and 8.2 mS/cm (baking soda) at 20 °C (CRC Handbook of Chemistry and Physics, section 5), sugar next to nothing.
 * Acid drives carbon dioxide out of baking soda; iodine turns starch blue-black. At 250 °C salt stays as it is (it melts
 * at 801 °C), sugar has melted and browned (from about 186 °C), baking soda has given off gas (from about 100 °C), starch
 * chars.
 */
const results: Readonly<Record<Powder, Readonly<Record<PowderTest, PowderResult>>>> = {
	sugar: { water: "clear", probe: "insulates", vinegar: "still", iodine: "brown", heat: "melts" },
	soda: { water: "clear", probe: "conducts", vinegar: "bubbles", iodine: "brown", heat: "gas" },
	salt: { water: "clear", probe: "conducts", vinegar: "still", iodine: "brown", heat: "unchanged" },
	starch: { water: "cloudy", probe: "insulates", vinegar: "still", iodine: "blue", heat: "chars" },
};

/** Conductivity of a 1 % solution, in mS/cm. Sources as above. */
export const conductivity: Readonly<Record<Powder, number>> = { sugar: 0, soda: 8.2, salt: 16, starch: 0 };

/** The contents of jar A. */
const inJarA: Powder = "salt";

/** Spoons of powder in jar A at first; the known jars are full. */
export const spoonsAtFirst = 4;

/** Spoons that a test costs after others: the probe is dipped into powder already dissolved, if there is any. */
const spoonsFor = (test: PowderTest, done: readonly PowderTest[]): number => {
	if (test === "heat") return 2;
	return test === "probe" && done.includes("water") ? 0 : 1;
};

/** The tests of jar A that its powder sufficed for, in order, and the spoons left. */
const spend = (tests: readonly PowderTest[]): { done: PowderTest[]; spoons: number } => {
	const done: PowderTest[] = [];
	let spoons = spoonsAtFirst;
	for (const test of tests) {
		const cost = spoonsFor(test, done);
		if (cost > spoons) continue;
		spoons -= cost;
		done.push(test);
	}
	return { done, spoons };
};

const run = ({ jar, test }: ReagentSettings, before: readonly ReagentSettings[] = []): ReagentReading => {
	const earlier = before.filter((settings) => settings.jar === "A").map((settings) => settings.test);
	const isUnknown = jar === "A";
	const used = spend(isUnknown ? [...earlier, test] : earlier);
	const wasPossible = !isUnknown || used.done.length > spend(earlier).done.length;
	const powder = isUnknown ? inJarA : jar;
	const possible = powders.filter((other) =>
		used.done.every((each) => results[other][each] === results[inJarA][each]),
	);
	return {
		outcome: wasPossible ? results[powder][test] : "used-up",
		possible,
		figures: {
			spoons: used.spoons,
			possible: possible.length,
			conductivity: test === "probe" ? conductivity[powder] : 0,
		},
	};
};

/** The tests of the question's text. */
const describedTests = ["water", "probe", "vinegar", "iodine"] as const;

/** Mystery substance, question 1: which of four powders is in jar A? */
export const reagents: Instrument<ReagentSettings, ReagentReading> = {
	id: "reagents",
	controls: [
		{ kind: "choice", key: "jar", values: ["A", ...powders] },
		{ kind: "choice", key: "test", values: powderTests },
	],
	initial: { jar: "A", test: "water" },
	readouts: ["spoons", "possible"],
	isImmediate: false,
	run,
	evidence: (["A", ...powders] as const).flatMap((jar) => describedTests.map((test) => ({ jar, test }))),
	worldOf: (option) => {
		const powder = elementAt(powders, option);
		const differing = describedTests.find((test) => results[powder][test] !== results[inJarA][test]);
		// The test that rules the option out; for the right one, the decisive test.
		const test = differing ?? "probe";
		const settings = { jar: "A", test } as const;
		const own = run(settings);
		const figures = { ...own.figures, conductivity: test === "probe" ? conductivity[powder] : 0 };
		return {
			settings,
			reading: { ...own, outcome: results[powder][test], figures },
			fits: differing === undefined,
		};
	},
};
