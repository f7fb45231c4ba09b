import type { Instant } from "../shared/instant.ts";
import { type BadgeId, badgeIds } from "./badge-id.ts";
import type { GameId, Play } from "./quest.ts";

/** A solved game, and since when: its last question was understood then. */
export interface SolvedGame {
	readonly game: GameId;
	readonly solvedAt: Instant;
}

/** The facts that badge rules can use. */
export interface QuestFacts {
	/** The solved games; of a game listed twice the earlier one counts. */
	readonly solved: readonly SolvedGame[];
	/** Every play, replays included, up to `maxPlaysPerDay` each day. In any order. */
	readonly plays: readonly Play[];
}

/** The instant at which the facts earn a badge, or undefined. Further facts never remove a badge. */
export type BadgeRule = (facts: QuestFacts) => Instant | undefined;

const earliest = (instants: readonly Instant[]): Instant | undefined => [...instants].sort()[0];

/** Earned once at least one game of each group is solved. */
const solving =
	(...groups: readonly (readonly GameId[])[]): BadgeRule =>
	({ solved }) => {
		const instants = groups.map((group) =>
			earliest(solved.filter(({ game }) => group.includes(game)).map(({ solvedAt }) => solvedAt)),
		);
		return instants.reduce((latest, instant) =>
			latest === undefined || instant === undefined ? undefined : instant > latest ? instant : latest,
		);
	};

/** The published rules. Science Explorer needs one game of every domain, the others every game they name. */
export const badgeRules: Readonly<Record<BadgeId, BadgeRule>> = {
	"eco-detective": solving(["plant-outbreak"]),
	"lab-master": solving(["mystery-substance"]),
	"science-explorer": solving(
		["plant-outbreak", "dna-detective"],
		["mystery-substance", "green-chemistry"],
		["roller-coaster"],
		["mission-to-mars"],
		["image-recognition"],
	),
	"future-engineer": solving(["roller-coaster"], ["mission-to-mars"], ["image-recognition"]),
	"biology-detective": solving(["plant-outbreak"], ["dna-detective"]),
	"chemistry-wizard": solving(["mystery-substance"], ["green-chemistry"]),
};

export type EarnedBadge = { readonly badge: BadgeId; readonly earnedAt: Instant };

/** The badges that the facts earn, in the published order. Replays never change when a badge was earned. */
export const earnedBadges = (facts: QuestFacts): EarnedBadge[] =>
	badgeIds.flatMap((badge) => {
		const earnedAt = badgeRules[badge](facts);
		return earnedAt === undefined ? [] : [{ badge, earnedAt }];
	});
