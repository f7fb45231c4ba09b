import { useState } from "react";
import { checkAnswer, chooseAnswer, nextQuestion, startPlay } from "#domain/quest/play.ts";
import type { PresentedGame } from "#domain/quest/presented-quest.ts";
import { GameCompleted } from "./game-completed.tsx";
import { GameQuestion } from "./game-question.tsx";
import { useAward } from "./use-award.ts";

interface GameSessionProps {
	readonly game: PresentedGame;
	readonly titleOf: (careerId: string) => string;
	readonly onContinue: () => void;
}

/** One game from its first question to its end. Taking it off the page forgets it. */
export function GameSession({ game, titleOf, onContinue }: GameSessionProps) {
	const [play, setPlay] = useState(startPlay);
	const { award, send } = useAward(game.id);
	const total = game.questions.length;
	const question = game.questions[play.questionIndex];

	const goOn = () => {
		const next = nextQuestion(play, total);
		setPlay(next);
		if (next.finished && !play.finished) send(next.answers);
	};

	if (play.finished || !question)
		return (
			<GameCompleted
				award={award}
				score={play.answers.filter((answer, place) => answer === game.questions[place]?.correctAnswer).length}
				total={total}
				careers={game.unlocks}
				titleOf={titleOf}
				onRetry={() => send(play.answers)}
				onContinue={onContinue}
			/>
		);
	return (
		<GameQuestion
			key={play.questionIndex}
			play={play}
			question={question}
			total={total}
			story={play.questionIndex === 0 ? game.story : null}
			onChoose={(option) => setPlay(chooseAnswer(play, option))}
			onCheck={() => setPlay(checkAnswer(play))}
			onNext={goOn}
		/>
	);
}
