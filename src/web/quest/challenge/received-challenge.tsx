import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { challenges } from "#domain/quest/challenges/challenges.ts";
import type { Design } from "#domain/quest/challenges/design-code.ts";
import { Button } from "../../ui/button.tsx";
import { Bench } from "../instruments/bench.tsx";
import type { InstrumentPart } from "../instruments/part.ts";
import { PartGate } from "../part-gate.tsx";
import { useInstrument } from "../use-instrument.ts";
import { ChallengeOutcome } from "./challenge-outcome.tsx";
import { useChallengeWords } from "./use-challenge-words.ts";

interface ReceivedChallengeProps {
	readonly design: Design;
	/** Opens the case of the game. */
	readonly onCase: () => void;
}

function Opened({ design, part, onCase }: ReceivedChallengeProps & { readonly part: InstrumentPart }) {
	const { t } = useTranslation();
	const { challenge, values } = design;
	const { sentence } = useChallengeWords(challenge, part);
	const opened = useMemo(
		() => ({ ...part, instrument: challenges[challenge].instrumentOf(values) }),
		[part, challenge, values],
	);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<>
			<div className="grid gap-1">
				<p className="text-sm font-semibold text-line-text">{t("quest.challenge.received")}</p>
				<h3 ref={heading} tabIndex={-1} className="text-lg leading-snug outline-none sm:text-2xl">
					{sentence(values)}
				</h3>
			</div>
			<Bench part={opened}>
				<ChallengeOutcome design={design} part={part} />
			</Bench>
			<div className="grid border-t border-hairline pt-4 sm:justify-items-end">
				<Button look="secondary" onClick={onCase}>
					{t("quest.challenge.case")}
				</Button>
			</div>
		</>
	);
}

/** A design that someone sent: the challenge first, then the instrument as it was left. Nothing of it is stored or counted. */
export function ReceivedChallenge({ design, onCase }: ReceivedChallengeProps) {
	const part = useInstrument(design.challenge);
	return (
		<div className="step-in grid gap-3">
			<PartGate part={part}>{(ready) => <Opened design={design} part={ready} onCase={onCase} />}</PartGate>
		</div>
	);
}
