import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The suspects. Koch asked for proof against all but the first. */
export const suspects = ["fungus", "latecomer", "watering", "stowaway"] as const;

export type Suspect = (typeof suspects)[number];

/** The settings: the experiment, whether other plants get plain water, whether new spots are searched for the fungus. */
export type InoculationSettings = {
	readonly experiment: "moreLeaves" | "readDna" | "fungicide" | "spores";
	readonly control: "without" | "with";
	readonly again: "no" | "yes";
};

/** The observation if one suspect is the cause: counts, or null where nothing is looked at or it is left open. */
export interface Observation {
	readonly suspect: Suspect;
	/** Of ten treated plants, how many fall ill (of the leaves or strands examined, how many carry the fungus). */
	readonly treated: number | null;
	/** Of ten plants with plain water. */
	readonly control: number | null;
	/** Of the treated plants, how many give the same fungus again. */
	readonly again: number | null;
}

/** The prediction of every suspect, and the number of others that can be distinguished from the fungus. */
export interface InoculationReading extends Reading {
	readonly outcome: "conclusive" | "cannot";
	readonly observations: readonly Observation[];
}

/**
 * How many of ten plants fall ill, by suspect: when spores are put on them, when plain water is, and how many give the
 * fungus again. Ten of ten and none of ten, as clean as the counts of the question: assumed. The latecomer lives on dying
 * leaves alone; watering makes spots by itself, and the fungus settles in them later; the stowaway is another germ in the drop of spores.
 */
const inoculated: Readonly<Record<Suspect, readonly [number, number, number]>> = {
	fungus: [10, 0, 10],
	latecomer: [0, 0, 0],
	watering: [10, 10, 10],
	stowaway: [10, 0, 0],
};

const observe = (suspect: Suspect, settings: InoculationSettings): Observation => {
	const nothing = { suspect, control: null, again: null };
	// The fungus is on sick leaves whatever caused the spots.
	if (settings.experiment === "moreLeaves") return { ...nothing, treated: 100 };
	if (settings.experiment === "readDna") return { ...nothing, treated: 1 };
	// No plant was left unsprayed: how many would have fallen ill in this weather is unknown.
	if (settings.experiment === "fungicide") return { ...nothing, treated: null };
	const [treated, control, again] = inoculated[suspect];
	return {
		suspect,
		treated,
		control: settings.control === "with" ? control : null,
		again: settings.again === "yes" ? again : null,
	};
};

const isSame = (one: Observation, other: Observation): boolean =>
	one.treated === other.treated && one.control === other.control && one.again === other.again;

const run = (settings: InoculationSettings): InoculationReading => {
	const observations = suspects.map((suspect) => observe(suspect, settings));
	const fungus = elementAt(observations, 0);
	const excluded = observations.filter((other) => !isSame(fungus, other)).length;
	return {
		outcome: excluded === suspects.length - 1 ? "conclusive" : "cannot",
		observations,
		figures: { excluded, others: suspects.length - 1 },
	};
};

const plain = { control: "without", again: "no" } as const;

/** The experiment of each option, in their stored order. */
const optionSettings: readonly InoculationSettings[] = [
	{ experiment: "moreLeaves", ...plain },
	{ experiment: "spores", control: "with", again: "yes" },
	{ experiment: "readDna", ...plain },
	{ experiment: "fungicide", ...plain },
];

/** Plant outbreak, question 2: which experiment distinguishes the fungus from the other suspects? */
export const inoculation: Instrument<InoculationSettings, InoculationReading> = {
	id: "inoculation",
	controls: [
		{ kind: "choice", key: "experiment", values: ["moreLeaves", "readDna", "fungicide", "spores"] },
		{ kind: "choice", key: "control", values: ["without", "with"] },
		{ kind: "choice", key: "again", values: ["no", "yes"] },
	],
	initial: { experiment: "moreLeaves", ...plain },
	readouts: ["excluded"],
	isImmediate: false,
	run,
	evidence: [
		...[0, 2, 3].map((option) => elementAt(optionSettings, option)),
		{ experiment: "spores", ...plain },
		{ experiment: "spores", control: "with", again: "no" },
		elementAt(optionSettings, 1),
	],
	worldOf: (option) => {
		const settings = elementAt(optionSettings, option);
		const reading = run(settings);
		return { settings, reading, fits: reading.outcome === "conclusive" };
	},
};
