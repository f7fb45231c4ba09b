import { at, type Instrument, type Reading } from "./instrument.ts";

/** The four sites, in the order of the options. */
export const siteNames = ["delta", "lava", "pole", "volcano"] as const;

/** A place where the rover could land. */
export type LandingSite = (typeof siteNames)[number];

/** The layers of the map. */
export const mapLayers = ["air", "slope", "sun", "minerals"] as const;

/** A layer of the map. */
export type MapLayer = (typeof mapLayers)[number];

/** What is known of a site. Heights and slopes are rounded after sites of their kind (MOLA maps, NASA). */
export interface SiteFacts {
	/** Above (or below) the zero of Martian maps, in kilometres. Jezero, a delta, lies at -2.6; Olympus Mons rises to 21. */
	readonly heightKilometres: number;
	readonly slopeDegrees: number;
	readonly hasWinterSun: boolean;
	/** Whether fine mud of calm water, which preserves traces, lies open there from billions of years ago. */
	readonly hasOldMud: boolean;
}

/** The facts of the four sites. */
export const siteFacts: Readonly<Record<LandingSite, SiteFacts>> = {
	delta: { heightKilometres: -2.6, slopeDegrees: 2, hasWinterSun: true, hasOldMud: true },
	lava: { heightKilometres: -2.5, slopeDegrees: 1, hasWinterSun: true, hasOldMud: false },
	pole: { heightKilometres: -2.6, slopeDegrees: 2, hasWinterSun: false, hasOldMud: false },
	volcano: { heightKilometres: 20, slopeDegrees: 5, hasWinterSun: true, hasOldMud: false },
};

/** Density of the air at the zero of the maps, in kg/m³, and the height in km by which it falls to 1/e (NASA Mars Fact Sheet). */
const surfaceDensity = 0.02;
const scaleHeightKilometres = 11.1;

/** Density of the air in g/m³ at a height in kilometres: it falls exponentially. */
export const airDensity = (heightKilometres: number): number =>
	1000 * surfaceDensity * Math.exp(-heightKilometres / scaleHeightKilometres);

/** Highest ground for a parachute, in km (the limit of the Mars 2020 mission); steepest ground for landing, in degrees (assumed). */
const highestKilometres = -0.5;
const steepestDegrees = 15;

/** Whether a site fulfils what a layer asks. */
export const passesLayer = (site: LandingSite, layer: MapLayer): boolean => {
	const facts = siteFacts[site];
	if (layer === "air") return airDensity(facts.heightKilometres) >= airDensity(highestKilometres);
	if (layer === "slope") return facts.slopeDegrees <= steepestDegrees;
	return layer === "sun" ? facts.hasWinterSun : facts.hasOldMud;
};

/** What is set: which layers lie on the map. */
export type LandingSettings = Readonly<Record<MapLayer, "off" | "on">>;

/** The sites that every layer on the map leaves open. */
export interface LandingReading extends Reading {
	readonly outcome: "several" | "one";
	readonly open: readonly LandingSite[];
}

const readingOf = (open: readonly LandingSite[]): LandingReading => ({
	outcome: open.length === 1 ? "one" : "several",
	open,
	figures: { open: open.length },
});

const run = (settings: LandingSettings): LandingReading =>
	readingOf(
		siteNames.filter((site) =>
			mapLayers.every((layer) => settings[layer] === "off" || passesLayer(site, layer)),
		),
	);

const none: LandingSettings = { air: "off", slope: "off", sun: "off", minerals: "off" };
const all: LandingSettings = { air: "on", slope: "on", sun: "on", minerals: "on" };

/** Mission to Mars, question 2: which site do all layers leave open? */
export const landingSites: Instrument<LandingSettings, LandingReading> = {
	id: "landing-sites",
	controls: mapLayers.map((key) => ({ kind: "choice", key, values: ["off", "on"] })),
	initial: none,
	readouts: ["open"],
	isImmediate: true,
	run,
	evidence: [none, ...mapLayers.map((layer): LandingSettings => ({ ...none, [layer]: "on" })), all],
	worldOf: (option) => {
		const site = at(siteNames, option);
		return {
			settings: all,
			reading: readingOf([site]),
			fits: mapLayers.every((layer) => passesLayer(site, layer)),
		};
	},
};
