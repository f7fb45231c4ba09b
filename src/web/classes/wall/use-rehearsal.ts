import { useEffect, useState } from "react";
import {
	type RehearsalFrame,
	type RehearsalPhase,
	rehearseClass,
	stepsOf,
} from "#domain/classes/rehearsal.ts";
import type { Questionnaire } from "#domain/quiz/questionnaire.ts";

/** A rehearsal while it is played: what it shows, and what plays it. */
export interface RehearsalPlayer {
	readonly phase: RehearsalPhase;
	readonly isPlaying: boolean;
	/** Pauses or continues. */
	readonly toggle: () => void;
	/** Shows the next new thing at once, and pauses there. */
	readonly step: () => void;
	/** Plays another rehearsal, with other pupils. */
	readonly again: () => void;
}

interface RehearsalOptions {
	readonly questionnaire: Questionnaire;
	/** Gives numbers in [0, 1). */
	readonly random: () => number;
	/** Whether it waits for each step instead of moving on its own: for people who asked for reduced motion. */
	readonly isStill: boolean;
	/** Whether the wall is open; a closed one plays nothing. */
	readonly isOpen: boolean;
}

/** Plays a rehearsal of the wall until its last pupil has sent, then stays there. */
export function useRehearsal({ questionnaire, random, isStill, isOpen }: RehearsalOptions): {
	readonly frame: RehearsalFrame | undefined;
	readonly player: RehearsalPlayer;
} {
	const [frames, setFrames] = useState(() => rehearseClass(questionnaire, random));
	const [index, setIndex] = useState(0);
	const [isPlaying, setPlaying] = useState(!isStill);
	const frame = frames[index];
	const next = frames[index + 1];
	useEffect(() => {
		if (!isOpen || !isPlaying || frame === undefined || next === undefined) return;
		const timer = setTimeout(() => setIndex(index + 1), next.atMs - frame.atMs);
		return () => clearTimeout(timer);
	}, [isOpen, isPlaying, frame, next, index]);
	return {
		frame,
		player: {
			phase: frame?.phase ?? "over",
			isPlaying,
			toggle: () => setPlaying(!isPlaying),
			step: () => {
				setPlaying(false);
				setIndex(stepsOf(frames).find((step) => step > index) ?? index);
			},
			again: () => {
				setFrames(rehearseClass(questionnaire, random));
				setIndex(0);
				setPlaying(!isStill);
			},
		},
	};
}
