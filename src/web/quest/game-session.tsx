import { useEffect, useState } from "react";
import { challengesIn } from "#domain/quest/challenges/challenge-games.ts";
import type { ChallengeId } from "#domain/quest/challenges/design-code.ts";
import { type InstrumentId, instrumentsOf } from "#domain/quest/instruments/instrument.ts";
import { checkAnswer, chooseAnswer, nextQuestion, shuffledOptions, startPlay } from "#domain/quest/play.ts";
import type { PlayableGame } from "#domain/quest/presented-quest.ts";
import { rightQuestions } from "#domain/quest/understanding.ts";
import { reportOpenWork } from "../api/tab-owner.ts";
import { FreePlay } from "./challenge/free-play.tsx";
import { GameCompleted } from "./game-completed.tsx";
import { GameQuestion } from "./game-question.tsx";
import { loadPart } from "./instruments/load-part.ts";
import { useAward } from "./use-award.ts";
import { useRewards } from "./use-rewards.ts";

interface GameSessionProps {
	readonly game: PlayableGame;
	/** The indexes of the questions to play first. */
	readonly questions: readonly number[];
	/** The indexes of the questions that were understood before. */
	readonly understood: readonly number[];
	/** The title of a badge. */
	readonly badgeNameOf: (badgeId: string) => string;
	readonly onContinue: () => void;
}

const correctAnswersOf = ({ questions }: PlayableGame) => ({
	correctAnswers: questions.map(({ correctAnswer }) => correctAnswer),
});

/** One game from its first question to its end. Unmounting it resets the game. */
export function GameSession({ game, questions, understood, badgeNameOf, onContinue }: GameSessionProps) {
	const [asked, setAsked] = useState(questions);
	const [before, setBefore] = useState(understood);
	const [play, setPlay] = useState(startPlay);
	const [free, setFree] = useState<ChallengeId | null>(null);
	const [orders] = useState(() => game.questions.map(() => shuffledOptions(Math.random)));
	const { award, send, forget } = useAward(game.id);
	const rewards = useRewards(award.status === "earned");
	useEffect(reportOpenWork, []);
	useEffect(() => {
		// Preloads all of the game's instruments, so that it continues without a network.
		for (const id of instrumentsOf[game.id]) loadPart(id).catch(() => {});
	}, [game.id]);
	const index = asked[play.questionIndex] ?? 0;
	const question = game.questions[index];
	const instrument: InstrumentId | undefined = instrumentsOf[game.id][index];
	/** By question; null where this play does not ask it. */
	const answersOf = (answers: readonly number[]) =>
		game.questions.map((_, question) => answers[asked.indexOf(question)] ?? null);

	const goOn = () => {
		const next = nextQuestion(play, asked.length);
		setPlay(next);
		if (next.finished && !play.finished) send(answersOf(next.answers));
	};

	if (free) return <FreePlay challenge={free} onBack={() => setFree(null)} />;
	if (play.finished || !question || !instrument) {
		const right = rightQuestions(correctAnswersOf(game), answersOf(play.answers));
		const marks = [...new Set([...before, ...right])];
		return (
			<GameCompleted
				game={game.id}
				award={award}
				questions={game.questions.map(({ question }) => question)}
				understood={marks}
				careers={game.careers}
				level={rewards.level}
				badges={rewards.badges.map(badgeNameOf)}
				onAgain={(rest) => {
					rewards.restart();
					setBefore(marks);
					setAsked(rest);
					setPlay(startPlay());
					forget();
				}}
				onRetry={() => send(answersOf(play.answers))}
				freePlay={challengesIn(game.id)}
				onFree={setFree}
				onContinue={onContinue}
			/>
		);
	}
	return (
		<GameQuestion
			key={index}
			instrument={instrument}
			order={orders[index] ?? []}
			play={play}
			question={question}
			total={asked.length}
			story={index === 0 ? game.story : null}
			onChoose={(option) => setPlay(chooseAnswer(play, option))}
			onCheck={() => setPlay(checkAnswer(play))}
			onNext={goOn}
		/>
	);
}
