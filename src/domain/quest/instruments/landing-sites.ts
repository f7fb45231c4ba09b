import { elementAt, type Instrument, type Reading } from "./instrument.ts";
import { type Ground, groundAt, type MapSpot, mapSize } from "./mars-map.ts";

/** The four sites, in the order of the options. */
export const siteNames = ["delta", "lava", "pole", "volcano"] as const;

/** A place where the rover could land. */
export type LandingSite = (typeof siteNames)[number];

export const mapLayers = ["air", "slope", "sun", "minerals"] as const;

export type MapLayer = (typeof mapLayers)[number];

/** The positions of the four sites on the map. */
export const siteSpots: Readonly<Record<LandingSite, MapSpot>> = {
	delta: { x: 29, y: 15 },
	lava: { x: 21, y: 11 },
	pole: { x: 32, y: 3 },
	volcano: { x: 9, y: 15 },
};

/** Density of the air at the zero of the maps, in kg/m³, and the height in km by which it falls to 1/e (NASA Mars Fact Sheet). */
const surfaceDensity = 0.02;
const scaleHeightKilometres = 11.1;

/** Density of the air in g/m³ at a height in kilometres: it falls exponentially. */
export const airDensity = (heightKilometres: number): number =>
	1000 * surfaceDensity * Math.exp(-heightKilometres / scaleHeightKilometres);

/** Highest ground for a parachute, in km (the limit of the Mars 2020 mission); steepest ground for landing, in degrees (assumed). */
const maxGroundKilometres = -0.5;
const steepestDegrees = 15;

/** Whether some ground meets the requirement of a layer. */
export const groundPasses = (ground: Ground, layer: MapLayer): boolean => {
	if (layer === "air") return airDensity(ground.heightKilometres) >= airDensity(maxGroundKilometres);
	if (layer === "slope") return ground.slopeDegrees <= steepestDegrees;
	return layer === "sun" ? ground.hasWinterSun : ground.hasOldMud;
};

/** Whether a site meets the requirement of a layer. */
export const passesLayer = (site: LandingSite, layer: MapLayer): boolean =>
	groundPasses(groundAt(siteSpots[site]), layer);

/** The middle of every cell of the map that a layer rules out. */
export const ruledOut = (layer: MapLayer): readonly MapSpot[] =>
	Array.from({ length: mapSize.columns * mapSize.rows }, (_, cell) => ({
		x: (cell % mapSize.columns) + 0.5,
		y: Math.floor(cell / mapSize.columns) + 0.5,
	})).filter((spot) => !groundPasses(groundAt(spot), layer));

/** The settings: the layers on the map and the selected site. */
export type LandingSettings = {
	readonly air: "off" | "on";
	readonly slope: "off" | "on";
	readonly sun: "off" | "on";
	readonly minerals: "off" | "on";
	readonly site: LandingSite;
};

/** The sites that every layer on the map leaves open, and the values of the selected site. */
export interface LandingReading extends Reading {
	readonly outcome: "several" | "one";
	readonly open: readonly LandingSite[];
	readonly figures: Readonly<Record<"open" | "kilometres" | "density" | "degrees", number>>;
}

const readingOf = (open: readonly LandingSite[], site: LandingSite): LandingReading => {
	const { heightKilometres, slopeDegrees } = groundAt(siteSpots[site]);
	return {
		outcome: open.length === 1 ? "one" : "several",
		open,
		figures: {
			open: open.length,
			kilometres: heightKilometres,
			density: airDensity(heightKilometres),
			degrees: slopeDegrees,
		},
	};
};

const run = (settings: LandingSettings): LandingReading =>
	readingOf(
		siteNames.filter((site) =>
			mapLayers.every((layer) => settings[layer] === "off" || passesLayer(site, layer)),
		),
		settings.site,
	);

const none: LandingSettings = { air: "off", slope: "off", sun: "off", minerals: "off", site: "delta" };
const all: LandingSettings = { air: "on", slope: "on", sun: "on", minerals: "on", site: "delta" };

/** Mission to Mars, question 2: which site do all layers leave open? */
export const landingSites: Instrument<LandingSettings, LandingReading> = {
	id: "landing-sites",
	controls: [
		...mapLayers.map((key) => ({ kind: "choice", key, values: ["off", "on"] }) as const),
		{ kind: "choice", key: "site", values: siteNames },
	],
	initial: none,
	readouts: ["open"],
	isImmediate: true,
	run,
	evidence: [
		none,
		...mapLayers.map((layer): LandingSettings => ({ ...none, [layer]: "on" })),
		...siteNames.map((site): LandingSettings => ({ ...all, site })),
	],
	worldOf: (option) => {
		const site = elementAt(siteNames, option);
		return {
			settings: { ...all, site },
			reading: readingOf([site], site),
			fits: mapLayers.every((layer) => passesLayer(site, layer)),
		};
	},
};
