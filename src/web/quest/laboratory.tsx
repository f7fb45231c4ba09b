import { useEffect, useState } from "react";
import { isChallengeId } from "#domain/quest/challenges/challenge-games.ts";
import type { InstrumentId } from "#domain/quest/instruments/instrument.ts";
import type { GamePlay } from "#domain/quest/play.ts";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";
import { ChallengeMaker } from "./challenge/challenge-maker.tsx";
import { Bench } from "./instruments/bench.tsx";
import { Replay } from "./instruments/replay.tsx";
import { PartGate } from "./part-gate.tsx";
import { useInstrument } from "./use-instrument.ts";

interface LaboratoryProps {
	readonly id: InstrumentId;
	readonly play: GamePlay;
	readonly question: PresentedGameQuestion;
	/** Called once the replay of the checked answer is over, or at once where there is none. */
	readonly onReplayed: () => void;
}

/**
 * The instrument of a question; after the check, the replay of the two worlds, then free play. A question can be answered without
 * it.
 */
export function Laboratory({ id, play, question, onReplayed }: LaboratoryProps) {
	const [isFree, setFree] = useState(false);
	const part = useInstrument(id);
	const isWithoutReplay = play.checked && part.status !== "ready";
	useEffect(() => {
		if (isWithoutReplay) onReplayed();
	}, [isWithoutReplay, onReplayed]);
	const { chosen } = play;
	const isReplay = play.checked && !isFree && chosen !== null;
	return (
		<PartGate part={part}>
			{(ready) => (
				<>
					<div hidden={isReplay}>
						<Bench part={ready}>
							{isFree && isChallengeId(id) ? <ChallengeMaker challenge={id} part={ready} /> : null}
						</Bench>
					</div>
					{isReplay ? (
						<Replay
							part={ready}
							options={question.options}
							chosen={chosen}
							correctAnswer={question.correctAnswer}
							onOver={onReplayed}
							onBack={() => {
								setFree(true);
								onReplayed();
							}}
						/>
					) : null}
				</>
			)}
		</PartGate>
	);
}
