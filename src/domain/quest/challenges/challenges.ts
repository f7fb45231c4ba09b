import type { Challenge } from "./challenge.ts";
import { hillChallenge, loopChallenge } from "./coaster-challenges.ts";
import type { ChallengeId } from "./design-code.ts";
import { gasChallenge, greenhouseChallenge } from "./hidden-challenges.ts";
import { classifierChallenge, driveChallenge } from "./machine-challenges.ts";

/** The challenges of free play. The other instruments have no design: their letters, atoms and sites are those of the question. */
export const challenges: Readonly<Record<ChallengeId, Challenge>> = {
	greenhouses: greenhouseChallenge,
	hill: hillChallenge,
	loop: loopChallenge,
	"gas-loss": gasChallenge,
	"signal-delay": driveChallenge,
	classifier: classifierChallenge,
};
