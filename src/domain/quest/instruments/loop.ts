import { gravity, speedOf } from "./hill.ts";
import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The circular loop is 16 m high: given in the question. */
export const loopRadiusMetres = 8;

/** Share of the starting energy lost up to the top of the loop: assumed, as measured on the first ride. */
const assumedLoss = 0.1;

/** The settings: the height of the start, in metres, and whether there is friction. */
export type LoopSettings = { readonly startMetres: number; readonly friction: "on" | "off" };

/** A ride into the loop. */
export interface LoopReading extends Reading {
	/** "short" falls, too: its energy would not lift it to the top even on a rail that holds it. */
	readonly outcome: "through" | "falls" | "short" | "back";
	/** Angle from the bottom of the loop, in radians, up to which the train stays on the rail: π is the top. */
	readonly leavesAt: number;
	/** Speed in m/s where it leaves the rail or turns back; at the top where it stays. */
	readonly leavingSpeed: number;
}

/** The least speed at the top, in m/s, that keeps a train pressed against a circular rail: v² = g r. */
export const minTopSpeed = (radiusMetres: number): number => Math.sqrt(gravity * radiusMetres);

/** Four tenths of the heat arise on the way up the loop: assumed, by the length of the track. */
const heatBeforeLoop = 0.6;

/** Kinetic energy, as metres of height, at an angle from the bottom of the loop. */
const motionAt = (angle: number, startMetres: number, lossShare: number): number =>
	startMetres * (1 - lossShare * (heatBeforeLoop + ((1 - heatBeforeLoop) * angle) / Math.PI)) -
	loopRadiusMetres * (1 - Math.cos(angle));

/**
 * The weight that riders feel at the bottom of the loop, as a multiple of their own: 1 + v²/(g r), with v² = 2 g h for a
 * kinetic energy of h metres of height.
 */
export const loadAtBottom = (startMetres: number, lossShare: number = assumedLoss): number =>
	1 + (2 * motionAt(0, startMetres, lossShare)) / loopRadiusMetres;

const steps = 720;

/**
 * A ride into the loop. It needs contact on the way up: v²/r + g·cos(angle) ≥ 0, which at the top is v² ≥ g r. Below the
 * height of the centre a train without speed rolls back; above it, it falls along a parabola.
 */
export const rideLoop = (startMetres: number, lossShare: number, needsContact = true): LoopReading => {
	const figures = {
		start: startMetres,
		topSpeed: speedOf(motionAt(Math.PI, startMetres, lossShare)),
		needed: needsContact ? minTopSpeed(loopRadiusMetres) : 0,
	};
	for (let step = 0; step <= steps; step += 1) {
		const angle = (Math.PI * step) / steps;
		const motion = motionAt(angle, startMetres, lossShare);
		// Both sides of v²/r + g·cos(angle) ≥ 0, divided by 2g/r.
		const isHeld = !needsContact || motion + (loopRadiusMetres * Math.cos(angle)) / 2 >= -1e-9;
		if (motion >= -1e-9 && isHeld) continue;
		const lost = motionAt(Math.PI, startMetres, lossShare) < -1e-9 ? "short" : "falls";
		const outcome = angle <= Math.PI / 2 ? "back" : lost;
		return { outcome, figures, leavesAt: angle, leavingSpeed: speedOf(motion) };
	}
	return { outcome: "through", figures, leavesAt: Math.PI, leavingSpeed: figures.topSpeed };
};

/** The heights of the four options, in metres, in their stored order. */
const optionMetres = [16, 18, 20, 24] as const;

const run = ({ startMetres, friction }: LoopSettings): LoopReading =>
	rideLoop(startMetres, friction === "on" ? assumedLoss : 0);

/** Roller coaster, question 2: from how high must the second ride start to get through its loop? */
export const loop: Instrument<LoopSettings, LoopReading> = {
	id: "loop",
	controls: [
		{ kind: "number", key: "startMetres", min: 12, max: 30, step: 1 },
		{ kind: "choice", key: "friction", values: ["off", "on"] },
	],
	initial: { startMetres: 16, friction: "off" },
	readouts: ["topSpeed", "needed"],
	isImmediate: false,
	run,
	evidence: (["off", "on"] as const).flatMap((friction) =>
		optionMetres.map((startMetres) => ({ startMetres, friction })),
	),
	worldOf: (option) => {
		const startMetres = elementAt(optionMetres, option);
		const fits = run({ startMetres, friction: "on" }).outcome === "through";
		// The lower ones need a loop that holds a slow train; 20 m needs a world without friction.
		const reading = fits ? rideLoop(startMetres, assumedLoss) : rideLoop(startMetres, 0, startMetres >= 20);
		return { settings: { startMetres, friction: "on" }, reading, fits };
	},
};
