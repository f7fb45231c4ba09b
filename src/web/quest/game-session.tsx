import { startTransition, useEffect, useState } from "react";
import { type InstrumentId, instrumentsOf } from "#domain/quest/instruments/instrument.ts";
import { checkAnswer, chooseAnswer, nextQuestion, shuffledOptions, startPlay } from "#domain/quest/play.ts";
import type { PresentedGame } from "#domain/quest/presented-quest.ts";
import { holdOpenWork } from "../api/tab-owner.ts";
import { GameCompleted } from "./game-completed.tsx";
import { GameQuestion } from "./game-question.tsx";
import { loadPart } from "./instruments/load-part.ts";
import { useAward } from "./use-award.ts";
import { useRewards } from "./use-rewards.ts";

interface GameSessionProps {
	readonly game: PresentedGame;
	readonly titleOf: (careerId: string) => string;
	/** The title of a badge. */
	readonly badgeNameOf: (badgeId: string) => string;
	readonly onContinue: () => void;
}

/** One game from its first question to its end. Unmounting it resets the game. */
export function GameSession({ game, titleOf, badgeNameOf, onContinue }: GameSessionProps) {
	const [play, setPlay] = useState(startPlay);
	const [orders] = useState(() => game.questions.map(() => shuffledOptions(Math.random)));
	const { award, send, forget } = useAward(game.id);
	// A replay brings no reward: the reward of the first play was shown.
	const gains = useRewards(award.status === "earned" && award.xp > 0);
	useEffect(holdOpenWork, []);
	useEffect(() => {
		// Preloads all of the game's instruments, so that it continues without a network.
		for (const id of instrumentsOf[game.id]) loadPart(id).catch(() => {});
	}, [game.id]);
	const total = game.questions.length;
	const question = game.questions[play.questionIndex];
	const instrument: InstrumentId | undefined = instrumentsOf[game.id][play.questionIndex];

	const goOn = () => {
		const next = nextQuestion(play, total);
		setPlay(next);
		if (next.finished && !play.finished) send(next.answers);
	};

	if (play.finished || !question || !instrument)
		return (
			<GameCompleted
				award={award}
				results={game.questions.map(({ correctAnswer }, place) => play.answers[place] === correctAnswer)}
				careers={game.unlocks}
				titleOf={titleOf}
				level={gains.level}
				badges={gains.badges.map(badgeNameOf)}
				onAgain={() => {
					setPlay(startPlay());
					forget();
				}}
				onRetry={() => send(play.answers)}
				onContinue={onContinue}
			/>
		);
	return (
		<GameQuestion
			key={play.questionIndex}
			instrument={instrument}
			order={orders[play.questionIndex] ?? []}
			play={play}
			question={question}
			total={total}
			story={play.questionIndex === 0 ? game.story : null}
			onChoose={(option) => setPlay(chooseAnswer(play, option))}
			onCheck={() => startTransition(() => setPlay(checkAnswer(play)))}
			onNext={goOn}
		/>
	);
}
