import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChallengeId } from "#domain/quest/challenges/design-code.ts";
import { Button } from "../../ui/button.tsx";
import { Bench } from "../instruments/bench.tsx";
import { PartGate } from "../part-gate.tsx";
import { useInstrument } from "../use-instrument.ts";
import { ChallengeMaker } from "./challenge-maker.tsx";

interface FreePlayProps {
	readonly challenge: ChallengeId;
	readonly onBack: () => void;
}

/** An instrument without a question, after its case: what is made on it can be sent as a challenge. */
export function FreePlay({ challenge, onBack }: FreePlayProps) {
	const { t } = useTranslation();
	const part = useInstrument(challenge);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.closest("dialog")?.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div className="step-in grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h3 ref={heading} tabIndex={-1} className="outline-none sm:text-xl">
					{t("quest.free.title")}
				</h3>
				<Button look="secondary" onClick={onBack}>
					<ArrowLeft aria-hidden="true" className="size-4" />
					{t("quest.free.back")}
				</Button>
			</div>
			<PartGate part={part}>
				{(ready) => (
					<Bench part={ready}>
						<ChallengeMaker challenge={challenge} part={ready} />
					</Bench>
				)}
			</PartGate>
		</div>
	);
}
