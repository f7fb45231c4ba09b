import { minuteMs } from "../shared/units.ts";
import type { SentResult } from "./sent-result.ts";

/** The minimum number of pupils whose results enter the picture together. */
export const groupSize = 5;

/** How long a group waits for the last pupils of a class after its last result, in milliseconds. */
export const maxWaitMs = 2 * minuteMs;

/** The longest name of a class, in characters. */
export const maxClassName = 60;

/** The maximum number of pupils in a class at once. */
export const maxPupils = 60;

/** The maximum number of results that a class accepts in all, those of pupils who are gone included. */
export const maxResults = 300;

/** A pupil of the class. */
export interface ClassMember {
	/** The pupil's last sent result; null before the first. Of a pupil who is gone, a result that still waits. */
	readonly sent: SentResult | null;
	/** The pupil's result once a group includes it; null before. It never changes again. */
	readonly counted: SentResult | null;
	/** The pupil has left or was removed, after sending a result; the row has no name. */
	readonly isGone: boolean;
}

export interface GroupState<Member extends ClassMember = ClassMember> {
	readonly members: readonly Member[];
	/** Pupils without a result are still expected. */
	readonly isOpen: boolean;
	/** The time since the last result was sent, in milliseconds. */
	readonly quietMs: number;
}

const isWaiting = ({ sent, counted }: ClassMember): boolean => sent !== null && counted === null;
const isMissing = ({ sent, isGone }: ClassMember): boolean => !isGone && sent === null;

/** How many results wait for a group. */
export const waitingIn = ({ members }: Pick<GroupState, "members">): number =>
	members.filter(isWaiting).length;

/** How many results were sent so far, those taken back included: the number never falls when a pupil leaves. */
export const sentIn = (members: readonly ClassMember[]): number =>
	members.filter(({ sent, isGone }) => sent !== null || isGone).length;

/** Whether a class accepts no first result any longer: copies of it are cheap, and endless false pupils are not. */
export const isUsedUp = (members: readonly ClassMember[]): boolean => sentIn(members) >= maxResults;

/** Why a class accepts no further pupil, as the code of a refusal; null while it does. */
export const joinRefusal = (members: readonly ClassMember[]): "classes.used_up" | "classes.full" | null => {
	if (isUsedUp(members)) return "classes.used_up";
	return members.filter(({ isGone }) => !isGone).length >= maxPupils ? "classes.full" : null;
};

/**
 * The result that stays, without a person, when a membership ends; null: none. A pupil takes a waiting result back. A
 * teacher removes the name alone: a waiting result stays in its group, so that no number shows whether there was one.
 */
export const resultKeptAfterLeaving = (
	{ sent, counted }: ClassMember,
	endedBy: "pupil" | "teacher",
): SentResult | null => (endedBy === "teacher" && counted === null ? sent : null);

/** The number of pupils who can still send a first result. */
const missingIn = ({ members, isOpen }: Pick<GroupState, "members" | "isOpen">): number =>
	isOpen ? members.filter(isMissing).length : 0;

/** How many more results complete the next group; 0 when it only waits for the last pupils or its time. */
export const resultsUntilFull = (state: Pick<GroupState, "members">): number =>
	Math.max(0, groupSize - waitingIn(state));

/**
 * Whether the waiting results enter now. The first group enters once it is complete, regardless of others who joined or
 * left. A later one waits while fewer than five pupils are missing, so that none is left over, but not for long.
 */
const isDue = (state: GroupState): boolean => {
	if (resultsUntilFull(state) > 0) return false;
	const missing = missingIn(state);
	const isFirst = state.members.every(({ counted }) => counted === null);
	return isFirst || missing === 0 || missing >= groupSize || state.quietMs >= maxWaitMs;
};

/**
 * Counts the waiting results when a group of at least five is due; otherwise the state is unchanged. Leaving, removing
 * and sending again change nothing that was counted. Which results are in a group is no secret: the blur of its sum
 * protects them (`addGroup`). So none is held back for its content either: that alone would reveal what they share.
 */
export const addDueGroup = <Member extends ClassMember>(state: GroupState<Member>): GroupState<Member> => {
	if (!isDue(state)) return state;
	return {
		...state,
		members: state.members.map((member) =>
			isWaiting(member) ? { ...member, counted: member.sent } : member,
		),
	};
};
