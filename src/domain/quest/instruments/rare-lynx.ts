import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** Pictures, how many of them show a lynx, and how many the biologists can check: given in the question. */
export const pictures = 1000;
/** Pictures that show a lynx: given in the question. */
export const lynxPictures = 20;
/** Pictures that the biologists have time to check: given in the question. */
export const picturesToCheck = 60;

/**
 * How well program Y separates lynx from other pictures, in standard deviations: two normal curves so far apart that at one
 * bar it finds 17 of 20 and raises 40 false alarms among 980, as the question says (signal detection theory: Green and
 * Swets, 1966). z(40/980) = 1.74 and z(17/20) = 1.04.
 */
const separation = 2.78;

/** The certainty of program Y, in steps of its control, that gives the question's results. */
export const usualCaution = 4;

/** The bar of program Y, in standard deviations: a quarter for each step of caution. */
const barOf = (caution: number): number => 1.74 + (caution - usualCaution) / 4;

/** The settings: the program, and for Y how sure it must be, in steps from 0 to 10. */
export type LynxSettings = { readonly program: "X" | "Y"; readonly caution: number };

/** The results of a program on the thousand pictures. */
export interface LynxReading extends Reading {
	readonly outcome: "none" | "fits" | "tooMany";
	readonly figures: Readonly<Record<"found" | "missed" | "alarms" | "check" | "accuracy", number>>;
}

/** The share of a standard normal curve above z (Abramowitz and Stegun, 1964, 26.2.17; error below 1e-7). */
export const shareAbove = (z: number): number => {
	if (z < 0) return 1 - shareAbove(-z);
	const t = 1 / (1 + 0.2316419 * z);
	const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
	const sum = series.reduceRight((total, coefficient) => (total + coefficient) * t, 0);
	return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
};

/** The figures for so many lynx found and false alarms among the thousand. Accuracy in percent. */
const tally = (found: number, alarms: number, time: number): LynxReading => {
	const check = found + alarms;
	return {
		outcome: check === 0 ? "none" : check <= time ? "fits" : "tooMany",
		figures: {
			found,
			missed: lynxPictures - found,
			alarms,
			check,
			accuracy: (100 * (found + pictures - lynxPictures - alarms)) / pictures,
		},
	};
};

const counts = ({ program, caution }: LynxSettings): readonly [number, number] =>
	program === "X"
		? [0, 0]
		: [
				Math.round(lynxPictures * shareAbove(barOf(caution) - separation)),
				Math.round((pictures - lynxPictures) * shareAbove(barOf(caution))),
			];

const run = (settings: LynxSettings): LynxReading => tally(...counts(settings), picturesToCheck);

const programX: LynxSettings = { program: "X", caution: usualCaution };
const programY: LynxSettings = { program: "Y", caution: usualCaution };
const ofY = run(programY).figures;

/** The condition of each option, in their stored order: X finds as many as Y; Y as it is; time for fewer; both find the same. */
const optionWorlds = [
	{ settings: programX, reading: tally(ofY.found, 0, picturesToCheck) },
	{ settings: programY, reading: run(programY) },
	{ settings: programY, reading: tally(...counts(programY), ofY.check - 1) },
	{ settings: programX, reading: tally(ofY.found, ofY.alarms, picturesToCheck) },
] as const satisfies readonly { settings: LynxSettings; reading: LynxReading }[];

/** Image recognition, question 2: what do two scores mean when a thing is rare? */
export const rareLynx: Instrument<LynxSettings, LynxReading> = {
	id: "rare-lynx",
	controls: [
		{ kind: "choice", key: "program", values: ["X", "Y"] },
		{ kind: "number", key: "caution", min: 0, max: 10, step: 1 },
	],
	initial: programX,
	readouts: ["found", "check", "accuracy"],
	isImmediate: true,
	run,
	evidence: [programX, programY, { program: "Y", caution: 2 }, { program: "Y", caution: 6 }],
	worldOf: (option) => {
		const { settings, reading } = elementAt<(typeof optionWorlds)[number]>(optionWorlds, option);
		const own = run(settings);
		return {
			settings,
			reading,
			fits: own.outcome === reading.outcome && own.figures.found === reading.figures.found,
		};
	},
};
