import { type InstrumentId, instrumentsOf } from "../instruments/instrument.ts";
import { type GameId, gameIds } from "../quest.ts";
import { type ChallengeId, challengeIds } from "./design-code.ts";

/** Whether challenges are made of this instrument's designs. */
export const isChallengeId = (id: InstrumentId): id is ChallengeId & InstrumentId =>
	(challengeIds as readonly string[]).includes(id);

/** The challenges of a game, in the order of its questions. */
export const challengesIn = (game: GameId): ChallengeId[] => instrumentsOf[game].filter(isChallengeId);

/** The game in whose laboratory a design of this kind is made, and whose case is offered beside it. */
export const gameOfChallenge = (challenge: ChallengeId): GameId =>
	gameIds.find((game) => challengesIn(game).includes(challenge)) ?? gameIds[0];
