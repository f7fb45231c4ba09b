import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Design } from "#domain/quest/challenges/design-code.ts";
import { useBenchRuns } from "../instruments/bench-state.ts";
import type { InstrumentPart } from "../instruments/part.ts";
import { ChallengeMaker } from "./challenge-maker.tsx";
import { FactorChoice } from "./factor-choice.tsx";
import { useChallengeWords } from "./use-challenge-words.ts";

interface ChallengeOutcomeProps {
	readonly design: Design;
	readonly part: InstrumentPart;
}

/** Below the bench of a received challenge: naming the hidden factor, the outcome in runs, and then one's own challenge back. */
export function ChallengeOutcome({ design: { challenge: id, values }, part }: ChallengeOutcomeProps) {
	const { t } = useTranslation();
	const runs = useBenchRuns();
	const { challenge, text } = useChallengeWords(id, part);
	const [named, setNamed] = useState<{ readonly factor: string; readonly runs: number } | null>(null);
	const isNamed =
		named !== null && challenge.hidden !== undefined && named.factor === values[challenge.hidden];
	const met = runs.findIndex(({ settings, reading }) => challenge.isMet(values, settings, reading));
	const count = isNamed ? named.runs : met + 1;
	const isMet = isNamed || met >= 0;
	return (
		<>
			{challenge.hidden ? (
				<FactorChoice
					legend={text("challenge.name")}
					text={text}
					chosen={named?.factor ?? null}
					onChoose={(factor) => isNamed || setNamed({ factor, runs: runs.length })}
				/>
			) : null}
			<div role="status" className="empty:hidden">
				{isMet ? (
					<p className="light-up rounded-control bg-success-surface p-4 font-semibold">
						{t(count === 0 ? "quest.challenge.guessed" : "quest.challenge.met", { count })}
					</p>
				) : named ? (
					<p className="rounded-control bg-sunken p-4">
						{text("challenge.wrong", { factor: text(`drawing.${named.factor}`) })}
					</p>
				) : null}
			</div>
			{isMet ? <ChallengeMaker challenge={id} part={part} /> : null}
		</>
	);
}
