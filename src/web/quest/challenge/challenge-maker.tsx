import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChallengeId, designFields } from "#domain/quest/challenges/design-code.ts";
import { useBenchRuns } from "../instruments/bench-state.ts";
import type { InstrumentPart } from "../instruments/part.ts";
import { FactorChoice } from "./factor-choice.tsx";
import { SendDesign } from "./send-design.tsx";
import { useChallengeWords } from "./use-challenge-words.ts";

interface ChallengeMakerProps {
	readonly challenge: ChallengeId;
	readonly part: InstrumentPart;
}

const [, salts] = designFields.greenhouses;

/** Below a bench in free play: the last run as a challenge to someone, or what is missing for one. It counts nowhere. */
export function ChallengeMaker({ challenge: id, part }: ChallengeMakerProps) {
	const { t } = useTranslation();
	const { challenge, text, sentence } = useChallengeWords(id, part);
	const last = useBenchRuns().at(-1);
	const [cause, setCause] = useState<string | null>(null);
	const [salt] = useState(() => Math.floor(Math.random() * (salts.max + 1)));
	const made = last ? challenge.designOf(last.settings, last.reading) : null;
	const hidden = challenge.hidden && cause !== null ? { [challenge.hidden]: cause, salt } : null;
	const values = challenge.hidden ? hidden : made;
	return (
		<section aria-labelledby={`make-${id}`} className="grid gap-3 border-t border-hairline pt-4">
			<h3 id={`make-${id}`} className="font-display text-xl font-semibold">
				{t("quest.challenge.make")}
			</h3>
			{challenge.hidden ? (
				<FactorChoice
					legend={text("challenge.hide")}
					text={text}
					chosen={cause}
					onChoose={(factor) => setCause(factor)}
				/>
			) : null}
			{values ? (
				<SendDesign design={{ challenge: id, values }} sentence={sentence(values)} />
			) : challenge.hidden ? null : (
				<p className="text-soft">{text("challenge.notYet")}</p>
			)}
		</section>
	);
}
