import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** Standard gravity in m/s² (Bureau international des poids et mesures, 1901), as schools round it. */
export const gravity = 9.81;

/** The height of the start, almost at rest, in metres: given in the question. */
export const startMetres = 30;

/** Share of the starting energy that friction and air take before the second summit: given in the question. */
const measuredLoss = 0.1;

/** The settings of the track. Heights in metres. The train's mass has no effect, for students to find out. */
export type HillSettings = {
	readonly summitMetres: number;
	readonly valleyMetres: number;
	readonly friction: "on" | "off";
	readonly train: "empty" | "full";
};

/** One step of a ride: how far along the drawing (0 to 1), and the starting energy divided, each as metres of height. */
export interface RidePoint {
	readonly along: number;
	readonly height: number;
	/** Kinetic energy, as an equivalent height. */
	readonly motion: number;
	readonly heat: number;
}

/** A ride over the second summit, or up to where the train stops. */
export interface HillReading extends Reading {
	readonly outcome: "passed" | "balanced" | "stopped";
	readonly ride: readonly RidePoint[];
}

/** The positions in the drawing, from 0 to 1, between which the track is one half wave. */
export const trackPoints = { foot: 0, start: 0.13, valley: 0.37, summit: 0.63, last: 0.86, end: 1 } as const;

/** The height of the track, in metres, at a place of the drawing from 0 to 1. */
export const trackHeight = (
	along: number,
	{ summitMetres, valleyMetres }: Pick<HillSettings, "summitMetres" | "valleyMetres">,
): number => {
	const knots = [
		[trackPoints.foot, 2.5],
		[trackPoints.start, startMetres],
		[trackPoints.valley, valleyMetres],
		[trackPoints.summit, summitMetres],
		[trackPoints.last, 4],
		[trackPoints.end, 6],
	] as const;
	const next = Math.max(
		1,
		knots.findIndex(([place]) => place >= along),
	);
	const [from, low] = elementAt(knots, next - 1);
	const [to, high] = elementAt(knots, next);
	const share = Math.min(1, Math.max(0, (along - from) / (to - from)));
	return low + ((high - low) * (1 - Math.cos(Math.PI * share))) / 2;
};

/**
 * Heat up to a place, as metres of height. The question gives the loss at the second summit alone; it is shared smoothly
 * along the way before it, so that neither the valley nor the summit changes it. It never decreases.
 */
const heatAt = (along: number, lossShare: number): number => {
	const share = Math.min(
		1,
		Math.max(0, (along - trackPoints.start) / (trackPoints.summit - trackPoints.start)),
	);
	return startMetres * lossShare * (share - Math.sin(2 * Math.PI * share) / (2 * Math.PI));
};

/** Speed in m/s of a train whose energy of motion is worth so many metres of height: v = √(2gh), whatever its mass. */
export const speedOf = (motionMetres: number): number => Math.sqrt(2 * gravity * Math.max(0, motionMetres));

/** How many steps a ride up to the end of the drawing has. */
const steps = 160;

/** A ride with this share of the starting energy lost before the second summit. Height, motion and heat add up to the start. */
export const rideHill = (settings: HillSettings, lossShare: number): HillReading => {
	const spare = startMetres * (1 - lossShare) - settings.summitMetres;
	const isBalanced = Math.abs(spare) < 1e-9;
	const last = spare > 0 && !isBalanced ? trackPoints.end : trackPoints.summit;
	const ride: RidePoint[] = [];
	for (let step = 0; step <= steps; step += 1) {
		const along = trackPoints.start + ((last - trackPoints.start) * step) / steps;
		const height = trackHeight(along, settings);
		const heat = heatAt(along, lossShare);
		const motion = startMetres - height - heat;
		// Beyond this position the train would need more energy than it has.
		if (motion < -1e-9) break;
		ride.push({ along, height, motion: Math.max(0, motion), heat });
	}
	const outcome = isBalanced ? "balanced" : spare > 0 ? "passed" : "stopped";
	const top =
		outcome === "stopped"
			? elementAt(ride, ride.length - 1)
			: {
					height: settings.summitMetres,
					motion: Math.max(0, spare),
					heat: startMetres * lossShare,
				};
	const isStopped = outcome === "stopped";
	return {
		outcome,
		ride,
		figures: {
			summit: settings.summitMetres,
			height: isStopped ? startMetres - top.heat : top.height,
			speed: isStopped ? 0 : speedOf(top.motion),
			heat: top.heat,
		},
	};
};

/** The summits of the four options, in metres, in their stored order. */
const optionMetres = [20, 25, 30, 33] as const;

const initial: HillSettings = { summitMetres: 28, valleyMetres: 6, friction: "on", train: "empty" };

const run = (settings: HillSettings): HillReading =>
	rideHill(settings, settings.friction === "on" ? measuredLoss : 0);

const passes = (summitMetres: number) => run({ ...initial, summitMetres }).outcome === "passed";

/** Roller coaster, question 1: how high may the second summit be? */
export const hill: Instrument<HillSettings, HillReading> = {
	id: "hill",
	controls: [
		{ kind: "number", key: "summitMetres", min: 15, max: 34, step: 1 },
		{ kind: "number", key: "valleyMetres", min: 1, max: 14, step: 1 },
		{ kind: "choice", key: "friction", values: ["off", "on"] },
		{ kind: "choice", key: "train", values: ["empty", "full"] },
	],
	initial,
	readouts: ["height", "speed", "heat"],
	isImmediate: false,
	run,
	evidence: [
		...optionMetres.map((summitMetres) => ({ ...initial, summitMetres })),
		{ ...initial, summitMetres: 30, friction: "off" },
		{ ...initial, summitMetres: 25, train: "full" },
	],
	worldOf: (option) => {
		const summitMetres = elementAt(optionMetres, option);
		const settings = { ...initial, summitMetres };
		// 30 m needs a track that loses nothing; 33 m more energy than the start has.
		const lossShare = Math.min(measuredLoss, 1 - summitMetres / startMetres);
		return {
			settings,
			reading: rideHill(settings, lossShare),
			fits: passes(summitMetres) && !optionMetres.some((other) => other > summitMetres && passes(other)),
		};
	},
};
