import { linesOf, type SentResult } from "./sent-result.ts";

/** The minimum number of pupils whose results enter the picture together. */
export const groupSize = 5;

/** How long a group waits for the last pupils of a class after its last result, in milliseconds. */
export const maxWaitMs = 2 * 60_000;

/** A pupil's place in the class. */
export interface PupilPlace {
	/** The pupil's last sent result; null before the first, and of a pupil who left. */
	readonly sent: SentResult | null;
	/** The pupil's result in the class view; null until a group includes it. It never changes again. */
	readonly counted: SentResult | null;
	/** The pupil has left; a counted result stays in the sums without a person. */
	readonly isGone: boolean;
}

export interface Gathering<OnePlace extends PupilPlace = PupilPlace> {
	readonly places: readonly OnePlace[];
	/** Pupils without a result are still expected. */
	readonly isOpen: boolean;
	/** The number of waiting results in a group that was held back; 0 when none is. */
	readonly heldBack: number;
	/** The time since the last result was sent, in milliseconds. */
	readonly quietMs: number;
}

const isWaiting = ({ sent, counted, isGone }: PupilPlace): boolean =>
	!isGone && sent !== null && counted === null;
const isMissing = ({ sent, isGone }: PupilPlace): boolean => !isGone && sent === null;

/** How many results wait for a group. */
export const waitingIn = ({ places }: Pick<Gathering, "places">): number => places.filter(isWaiting).length;

/** The number of pupils who can still send a first result. */
const missingIn = ({ places, isOpen }: Pick<Gathering, "places" | "isOpen">): number =>
	isOpen ? places.filter(isMissing).length : 0;

const isShared = (
	group: readonly SentResult[],
	named: (result: SentResult) => readonly string[],
): boolean => {
	const [first, ...others] = group.map((result) => new Set(named(result)));
	return first !== undefined && [...first].some((word) => others.every((words) => words.has(word)));
};

/** How many more results complete the next group; 0 when it only waits for the last pupils or its time. */
export const resultsUntilFull = (gathering: Gathering): number =>
	Math.max(0, gathering.heldBack + groupSize - waitingIn(gathering));

/**
 * Whether the waiting results enter now. The first group enters once it is complete, regardless of others who joined or left. A later
 * one waits while fewer than five pupils are missing, so that none of them is left over, but not for long.
 */
const isDue = (gathering: Gathering): boolean => {
	if (resultsUntilFull(gathering) > 0) return false;
	const missing = missingIn(gathering);
	const isFirst = gathering.places.every(({ counted }) => counted === null);
	return isFirst || missing === 0 || missing >= groupSize || gathering.quietMs >= maxWaitMs;
};

/**
 * Adds the waiting results to the picture when a group of at least five is due; otherwise the gathering is unchanged. The
 * picture only grows: leaving, removing and sending again change nothing that was counted, since the difference of two
 * pictures would be that pupil's result. A group in which all share a line or a career reveals each of them: it is held
 * back until five more wait.
 */
export const gather = <OnePlace extends PupilPlace>(given: Gathering<OnePlace>): Gathering<OnePlace> => {
	// Results that were taken back are no longer held back: a pupil who leaves keeps no class dark.
	const heldBack = Math.min(given.heldBack, waitingIn(given));
	const gathering = heldBack === given.heldBack ? given : { ...given, heldBack };
	if (!isDue(gathering)) return gathering;
	const group = gathering.places.flatMap((place) => (isWaiting(place) && place.sent ? [place.sent] : []));
	if (isShared(group, linesOf) || isShared(group, ({ careers }) => careers))
		return group.length === gathering.heldBack ? gathering : { ...gathering, heldBack: group.length };
	return {
		...gathering,
		heldBack: 0,
		places: gathering.places.map((place) => (isWaiting(place) ? { ...place, counted: place.sent } : place)),
	};
};
