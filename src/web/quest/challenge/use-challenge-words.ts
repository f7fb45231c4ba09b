import { useCallback, useMemo } from "react";
import type { Challenge, DesignValues } from "#domain/quest/challenges/challenge.ts";
import { challenges } from "#domain/quest/challenges/challenges.ts";
import type { ChallengeId } from "#domain/quest/challenges/design-code.ts";
import type { InstrumentPart, InstrumentText } from "../instruments/part.ts";
import { settingWords, useInstrumentText } from "../instruments/use-instrument-text.ts";

/** The sentence that challenges the other player with a design. */
export const challengeSentence = (
	challenge: Challenge,
	part: InstrumentPart,
	values: DesignValues,
	text: InstrumentText,
	number: (value: number) => string,
): string => {
	const settings = { ...challenge.instrumentOf(values).initial, ...values };
	const figures = Object.entries(challenge.figuresOf(values));
	return text("challenge.sentence", {
		...settingWords(part, settings, text, number),
		...Object.fromEntries(figures.map(([key, value]) => [key, number(value)])),
	});
};

/** The words of a challenge, in the reader's language whatever that of its sender. */
export const useChallengeWords = (id: ChallengeId, part: InstrumentPart) => {
	const { text, number } = useInstrumentText(id);
	const challenge = challenges[id];
	const sentence = useCallback(
		(values: DesignValues): string => challengeSentence(challenge, part, values, text, number),
		[challenge, part, text, number],
	);
	return useMemo(() => ({ challenge, text, sentence }), [challenge, text, sentence]);
};
