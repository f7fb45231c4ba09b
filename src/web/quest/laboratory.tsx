import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstrumentId } from "#domain/quest/instruments/instrument.ts";
import type { GamePlay } from "#domain/quest/play.ts";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Bench } from "./instruments/bench.tsx";
import { Replay } from "./instruments/replay.tsx";
import { useInstrument } from "./use-instrument.ts";

interface LaboratoryProps {
	readonly id: InstrumentId;
	readonly play: GamePlay;
	readonly question: PresentedGameQuestion;
	/** Called once the replay of the checked answer is over, or at once where there is none. */
	readonly onReplayed: () => void;
}

/**
 * The instrument of a question; after the check, the replay of the two worlds. A question can be answered without it.
 */
export function Laboratory({ id, play, question, onReplayed }: LaboratoryProps) {
	const { t } = useTranslation();
	const [isFree, setFree] = useState(false);
	const part = useInstrument(id);
	const isWithoutReplay = play.checked && part.status !== "ready";
	useEffect(() => {
		if (isWithoutReplay) onReplayed();
	}, [isWithoutReplay, onReplayed]);
	if (part.status === "loading")
		return (
			<div>
				<p role="presentation" className="sr-only">
					{t("quest.bench.loading")}
				</p>
				<Skeleton className="h-96 w-full" />
			</div>
		);
	if (part.status === "error")
		return (
			<div className="grid justify-items-start gap-2 rounded-control bg-sunken p-4">
				<p>{t("quest.bench.failed")}</p>
				<Button look="secondary" onClick={part.retry}>
					{t("quest.bench.retry")}
				</Button>
			</div>
		);
	const isReplay = play.checked && !isFree && play.chosen !== null;
	return (
		<>
			<div hidden={isReplay}>
				<Bench part={part.data} />
			</div>
			{isReplay && play.chosen !== null ? (
				<Replay
					part={part.data}
					options={question.options}
					chosen={play.chosen}
					correctAnswer={question.correctAnswer}
					onOver={onReplayed}
					onBack={() => {
						setFree(true);
						onReplayed();
					}}
				/>
			) : null}
		</>
	);
}
