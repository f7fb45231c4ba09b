import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The distance to the crevasse, in metres: given in the question. */
export const crevasseMetres = 30;

/** How far ahead the rover's own cameras show a danger in time, in metres: assumed. */
const sightMetres = 3;

/** How long the rover looks at its own pictures before it stops, in seconds: assumed. */
const thinkingSeconds = 10;

/** The speed of light in a vacuum, in km/s: exact, by the definition of the metre. */
const lightKilometresPerSecond = 299_792.458;

/** The smallest and largest distance of Mars, in millions of kilometres (NASA Mars Fact Sheet). */
export const marsMillionKilometres = { nearest: 54.6, furthest: 401.4 } as const;

/** How many minutes a signal needs for a distance in millions of kilometres, one way. */
export const signalMinutes = (millionKilometres: number): number =>
	(millionKilometres * 1_000_000) / lightKilometresPerSecond / 60;

/** The settings: who stops the rover, minutes of a signal one way, cm per second, and the transmitter. */
export type DriveSettings = {
	readonly driver: "earth" | "rover";
	readonly delayMinutes: number;
	readonly speedCentimetres: number;
	readonly transmitter: "usual" | "stronger";
};

/** The position of the rover when it gets the order to stop or decides to. */
export interface DriveReading extends Reading {
	readonly outcome: "fell" | "stopped";
	readonly figures: { readonly metres: number; readonly minutes: number; readonly speed: number };
}

/** Seconds from the picture to the stop: the picture travels to Earth and the order back, each in one delay. */
export const orderSeconds = (delayMinutes: number): number => 2 * delayMinutes * 60;

/** A drive that stops so many minutes after the picture that shows the crevasse. */
const driveFor = (seconds: number, speedCentimetres: number, fromMetres = 0): DriveReading => {
	const metres = fromMetres + (seconds * speedCentimetres) / 100;
	return {
		outcome: metres < crevasseMetres ? "stopped" : "fell",
		figures: { metres, minutes: seconds / 60, speed: speedCentimetres },
	};
};

/** A stronger transmitter is heard more clearly, not earlier: it does not appear here. */
const run = ({ driver, delayMinutes, speedCentimetres }: DriveSettings): DriveReading =>
	driver === "rover"
		? driveFor(thinkingSeconds, speedCentimetres, crevasseMetres - sightMetres)
		: driveFor(orderSeconds(delayMinutes), speedCentimetres);

const asToday: DriveSettings = {
	driver: "earth",
	delayMinutes: 12,
	speedCentimetres: 4,
	transmitter: "usual",
};

/** The effect of each option, in their stored order, and the one-way delay in minutes that it would need. */
const optionWorlds = [
	{ settings: asToday, neededMinutes: 0 },
	{ settings: { ...asToday, transmitter: "stronger" }, neededMinutes: 6 },
	{ settings: { ...asToday, driver: "rover" }, neededMinutes: null },
	{ settings: { ...asToday, speedCentimetres: 10 }, neededMinutes: 2 },
] as const satisfies readonly { settings: DriveSettings; neededMinutes: number | null }[];

/** Mission to Mars, question 1: does the order to stop arrive before the crevasse? */
export const signalDelay: Instrument<DriveSettings, DriveReading> = {
	id: "signal-delay",
	controls: [
		{ kind: "choice", key: "driver", values: ["earth", "rover"] },
		{ kind: "choice", key: "transmitter", values: ["usual", "stronger"] },
		{ kind: "number", key: "speedCentimetres", min: 1, max: 10, step: 1 },
		{ kind: "number", key: "delayMinutes", min: 3, max: 22, step: 1 },
	],
	initial: asToday,
	readouts: ["metres", "minutes"],
	isImmediate: false,
	run,
	evidence: [
		...optionWorlds.map(({ settings }) => settings),
		{ ...asToday, speedCentimetres: 2 },
		{ ...asToday, delayMinutes: 3 },
	],
	worldOf: (option) => {
		const { settings, neededMinutes } = elementAt<(typeof optionWorlds)[number]>(optionWorlds, option);
		const own = run(settings);
		return {
			settings,
			reading:
				neededMinutes === null ? own : driveFor(orderSeconds(neededMinutes), settings.speedCentimetres),
			fits: own.outcome === "stopped",
		};
	},
};
