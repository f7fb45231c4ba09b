import { type ClassifierReading, type ClassifierSettings, classifier } from "../instruments/classifier.ts";
import { type DriveReading, type DriveSettings, signalDelay } from "../instruments/signal-delay.ts";
import { sortedRight } from "../instruments/sorting.ts";
import { type DesignValues, defineChallenge, keptValues, withDesign } from "./challenge.ts";

/** The fastest speed of the rover, in cm/s: nothing is left to beat there. */
const fastest = 10;

/** A drive that ends before the crevasse: the other player looks for a faster one, at the same distance of Mars or a greater one. */
export const driveChallenge = defineChallenge<DriveSettings, DriveReading>({
	id: "signal-delay",
	instrumentOf: (values) => ({ ...signalDelay, initial: withDesign(signalDelay, values) }),
	figuresOf: () => ({}),
	designOf: (settings, { outcome }) =>
		outcome === "stopped" && settings.speedCentimetres < fastest
			? keptValues(settings, ["driver", "transmitter", "speedCentimetres", "delayMinutes"])
			: null,
	isMet: ({ speedCentimetres, delayMinutes }, settings, { outcome }) =>
		outcome === "stopped" &&
		settings.speedCentimetres > Number(speedCentimetres) &&
		settings.delayMinutes >= Number(delayMinutes),
});

const trainedBy = (values: DesignValues): ClassifierSettings => ({
	...withDesign(classifier, values),
	sorted: sortedRight,
});

const unusual = ({ boarByDay, deerByNight }: DesignValues): number => Number(boarByDay) + Number(deerByNight);

/** A training: the other player looks for one that does better in another forest, with no more unusual pictures. */
export const classifierChallenge = defineChallenge<ClassifierSettings, ClassifierReading>({
	id: "classifier",
	instrumentOf: (values) => ({ ...classifier, initial: trainedBy(values) }),
	figuresOf: (values) => ({
		forest: classifier.run(trainedBy(values)).figures.forest ?? 0,
		unusual: unusual(values),
	}),
	designOf: (settings, { outcome }) =>
		outcome !== "untaught" && settings.sorted === sortedRight
			? keptValues(settings, ["boarByDay", "deerByNight", "passes"])
			: null,
	isMet: (values, settings, { outcome, figures }) =>
		outcome !== "untaught" &&
		unusual(settings) <= unusual(values) &&
		(figures.forest ?? 0) > (classifier.run(trainedBy(values)).figures.forest ?? 0),
});
