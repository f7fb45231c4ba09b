import { categoryKeys } from "../careers/category.ts";
import type { Questionnaire } from "../quiz/questionnaire.ts";
import { draw } from "../shared/draw.ts";
import { addGroup, type BlurredSum, emptySum } from "./blurred-sum.ts";
import { classResultOf } from "./class-result.ts";
import {
	addDueGroup,
	type ClassMember,
	type GroupState,
	resultsUntilFull,
	sentIn,
	waitingIn,
} from "./groups.ts";
import { addGuess, type GuessSum, noGuesses, revealGuesses } from "./guess.ts";
import { inventAnswers, inventGuess } from "./invented-answers.ts";
import { type ClassPicture, classPicture } from "./picture.ts";
import type { SentResult } from "./sent-result.ts";

/** The number of invented pupils in a rehearsal. */
export const rehearsedPupils = 28;

/** The time between two invented pupils who join, and between two who send, in milliseconds. */
const [joinEveryMs, sendEveryMs] = [150, 650];
/** Nothing happens for this long between the last join and the first result. */
const pauseMs = 1500;

/** The state of the class at a moment of a rehearsal. */
export type RehearsalPhase = "joining" | "white" | "colour" | "waiting" | "over";

/** The wall at one moment of a rehearsal. */
export interface RehearsalFrame {
	/** Milliseconds since the beginning. */
	readonly atMs: number;
	readonly phase: RehearsalPhase;
	readonly joined: number;
	readonly sent: number;
	readonly waiting: number;
	readonly untilFull: number;
	readonly picture: ClassPicture;
	readonly guesses: GuessSum;
}

type RehearsedPupil = ClassMember & { readonly name: number };

const countedResults = ({ members }: GroupState<RehearsedPupil>): Map<number, SentResult> =>
	new Map(members.flatMap(({ name, counted }) => (counted === null ? [] : [[name, counted]])));

const phaseOf = (one: GroupState<RehearsedPupil>, sum: BlurredSum): RehearsalPhase => {
	const sent = sentIn(one.members);
	if (sent === 0) return "joining";
	if (sent === rehearsedPupils && waitingIn(one) === 0) return "over";
	if (sum.pupils === 0) return "white";
	return waitingIn(one) > 0 && resultsUntilFull(one) === 0 ? "waiting" : "colour";
};

/**
 * A rehearsal of the class wall: 28 invented pupils join and guess the spectrum, answer the questionnaire by chance and send their results, in an
 * order drawn anew. The rules of a real class decide on the groups, the blur and the numbers that are shown. Nothing is real, so nothing has to be
 * protected: `random` may be predictable.
 */
export function rehearseClass(questionnaire: Questionnaire, random: () => number): RehearsalFrame[] {
	let one: GroupState<RehearsedPupil> = { members: [], isOpen: true, quietMs: 0 };
	let sum = emptySum;
	let guesses = noGuesses;
	const opinion = categoryKeys.map(() => random());
	const frames: RehearsalFrame[] = [];
	const show = (atMs: number): void => {
		frames.push({
			atMs,
			phase: phaseOf(one, sum),
			joined: one.members.length,
			sent: sentIn(one.members),
			waiting: waitingIn(one),
			untilFull: resultsUntilFull(one),
			picture: classPicture(sum),
			guesses,
		});
	};
	/** Applies the rule of groups; a group that enters is added to the sum. */
	const change = (members: readonly RehearsedPupil[]): void => {
		const known = countedResults(one);
		one = addDueGroup({ ...one, members });
		const group = [...countedResults(one)].flatMap(([name, result]) => (known.has(name) ? [] : [result]));
		if (group.length === 0) return;
		sum = addGroup(sum, group, random);
		guesses = revealGuesses(guesses, random);
	};
	const names = Array.from({ length: rehearsedPupils }, (_, name) => name);
	let atMs = 0;
	show(atMs);
	for (const name of names) {
		atMs += joinEveryMs;
		change([...one.members, { name, sent: null, counted: null, isGone: false }]);
		guesses = addGuess(guesses, inventGuess(opinion, random));
		show(atMs);
	}
	atMs += pauseMs;
	for (const sender of draw(names, rehearsedPupils, random)) {
		atMs += sendEveryMs;
		const sent = classResultOf(questionnaire, inventAnswers(questionnaire, random));
		change(one.members.map((member) => (member.name === sender ? { ...member, sent } : member)));
		show(atMs);
	}
	return frames;
}

/**
 * The moments at which something new is seen, as indices of the frames: everyone has joined, the first result, each group that
 * turns into colour. For a rehearsal that is played step by step.
 */
export const stepsOf = (frames: readonly RehearsalFrame[]): number[] =>
	frames.flatMap((frame, index) => {
		const before = frames[index - 1];
		if (before === undefined) return [];
		const isFull = frame.joined === rehearsedPupils && before.joined < rehearsedPupils;
		const isNew = frame.phase !== before.phase || frame.picture.pupils > before.picture.pupils;
		return isFull || isNew ? [index] : [];
	});
