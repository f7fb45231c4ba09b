import { linesOf, type SentResult } from "./sent-result.ts";

/** The minimum number of pupils whose results enter the picture together. */
export const groupSize = 5;

/** A pupil's place in the class. */
export interface PupilPlace {
	/** The pupil's last sent result; null before the first. */
	readonly sent: SentResult | null;
	/** The pupil's result in the class view; null until a full group includes it. */
	readonly counted: SentResult | null;
	/** The pupil has left, but is in the picture until the next full group. */
	readonly isGone: boolean;
}

export interface Gathering<OnePlace extends PupilPlace = PupilPlace> {
	readonly places: readonly OnePlace[];
	/** Pupils without a result are still expected. */
	readonly isOpen: boolean;
	/** The number of waiting results when a group was last held back; 0 when none is. */
	readonly heldBack: number;
}

const isWaiting = ({ sent, counted, isGone }: PupilPlace): boolean =>
	!isGone && sent !== null && counted === null;
const isMissing = ({ sent, isGone }: PupilPlace): boolean => !isGone && sent === null;

/** How many results wait for a full group. */
export const waitingIn = ({ places }: Gathering): number => places.filter(isWaiting).length;

/** The number of pupils who can still send a first result. */
const missingIn = ({ places, isOpen }: Gathering): number => (isOpen ? places.filter(isMissing).length : 0);

const isShared = (
	group: readonly SentResult[],
	named: (result: SentResult) => readonly string[],
): boolean => {
	const [first, ...others] = group.map((result) => new Set(named(result)));
	return first !== undefined && [...first].some((word) => others.every((words) => words.has(word)));
};

/** Whether the waiting results are a full group, given the number of missing pupils. */
const isFull = (waiting: number, missing: number, heldBack: number): boolean =>
	waiting >= heldBack + groupSize && (missing === 0 || missing >= groupSize);

/**
 * How many more results complete the next group: groups are of five, and the last takes the rest, five to nine, so
 * that no pupil is left over.
 */
export const resultsUntilFull = (gathering: Gathering): number => {
	const [waiting, missing] = [waitingIn(gathering), missingIn(gathering)];
	for (let more = 1; more < missing; more += 1) {
		if (isFull(waiting + more, missing - more, gathering.heldBack)) return more;
	}
	return Math.max(missing, gathering.heldBack + groupSize - waiting);
};

/**
 * Adds the waiting results to the picture once they are a full group, together with all changes since the last one:
 * pupils who left are removed, results sent again are replaced. Otherwise the picture is unchanged. A group in which all
 * share a line or a career is held back until five more arrive, since it would reveal each of them.
 * A result sent again by a pupil in the class view never helps to fill a group.
 */
export const gather = <OnePlace extends PupilPlace>(gathering: Gathering<OnePlace>): Gathering<OnePlace> => {
	const { places, heldBack } = gathering;
	const waiting = places.flatMap((place) => (isWaiting(place) && place.sent !== null ? [place.sent] : []));
	if (!isFull(waiting.length, missingIn(gathering), heldBack)) return gathering;
	if (isShared(waiting, linesOf) || isShared(waiting, ({ careers }) => careers)) {
		return { ...gathering, heldBack: waiting.length };
	}
	const remaining = places.filter(({ isGone }) => !isGone);
	return { ...gathering, heldBack: 0, places: remaining.map((place) => ({ ...place, counted: place.sent })) };
};
