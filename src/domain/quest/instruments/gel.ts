import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The three lanes: two pieces of the fillet, and water in place of fish. */
export const lanes = ["first", "second", "water"] as const;

/** The content of a lane: the band of a fish, nothing, or that it was left out. */
export type Lane = "cod" | "saithe" | "empty" | "hidden";

/** The settings: products and tools of the test, and whether the water tube is looked at. */
export type GelSettings = {
	readonly products: "opened" | "new";
	readonly tools: "used" | "clean";
	readonly water: "shown" | "hidden";
};

/** The lanes if the fillet is saithe and if it is cod. */
export interface GelReading extends Reading {
	readonly outcome: "conclusive" | "cannot" | "blind";
	readonly ifSaithe: readonly Lane[];
	readonly ifCod: readonly Lane[];
}

/**
 * The lanes if the fillet is this fish. Stray saithe DNA from a product or a tool that was not replaced is copied in
 * every tube, and drowns what the fillet holds: the question's water tube shows that one of them carries it. Which one is
 * not known, so either counts as a source.
 */
const lanesOf = (fillet: "cod" | "saithe", { products, tools, water }: GelSettings): Lane[] => {
	const isStray = products === "opened" || tools === "used";
	const read = isStray ? "saithe" : fillet;
	return [read, read, water === "hidden" ? "hidden" : isStray ? "saithe" : "empty"];
};

const isSame = (one: readonly Lane[], other: readonly Lane[]): boolean =>
	one.every((lane, index) => lane === other[index]);

const run = (settings: GelSettings): GelReading => {
	const ifSaithe = lanesOf("saithe", settings);
	const ifCod = lanesOf("cod", settings);
	const outcome = settings.water === "hidden" ? "blind" : isSame(ifSaithe, ifCod) ? "cannot" : "conclusive";
	// A lane that differs between cod and saithe says something about the fillet.
	const differing = ifSaithe.filter((lane, index) => lane !== ifCod[index]).length;
	return { outcome, ifSaithe, ifCod, figures: { telling: outcome === "blind" ? 0 : differing } };
};

const asFound: GelSettings = { products: "opened", tools: "used", water: "shown" };

/** The condition of each option, in their stored order: an empty water lane, cod bands, a clean run, no water lane. */
const optionWorlds = [
	{ settings: asFound, lanes: ["saithe", "saithe", "empty"] },
	{ settings: asFound, lanes: ["cod", "cod", "empty"] },
	{ settings: { products: "new", tools: "clean", water: "shown" }, lanes: null },
	{ settings: { ...asFound, water: "hidden" }, lanes: null },
] as const satisfies readonly { settings: GelSettings; lanes: readonly Lane[] | null }[];

/** DNA detective, question 2: what does a run mean whose water tube is not empty? */
export const gel: Instrument<GelSettings, GelReading> = {
	id: "gel",
	controls: [
		{ kind: "choice", key: "products", values: ["opened", "new"] },
		{ kind: "choice", key: "tools", values: ["used", "clean"] },
		{ kind: "choice", key: "water", values: ["shown", "hidden"] },
	],
	initial: asFound,
	readouts: ["telling"],
	isImmediate: false,
	run,
	evidence: [
		asFound,
		{ ...asFound, products: "new" },
		{ ...asFound, tools: "clean" },
		{ products: "new", tools: "clean", water: "shown" },
		{ ...asFound, water: "hidden" },
	],
	worldOf: (option) => {
		const { settings, lanes: needed } = elementAt<(typeof optionWorlds)[number]>(optionWorlds, option);
		const own = run(settings);
		return {
			settings,
			reading: needed ? { ...own, ifSaithe: needed, ifCod: needed } : own,
			fits: own.outcome === "conclusive",
		};
	},
};
