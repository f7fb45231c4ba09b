import type { Instant } from "../shared/moment.ts";
import { type BadgeId, badgeIds } from "./badge-id.ts";
import type { Completion, GameId, Play } from "./quest.ts";

/** The facts that badge rules can use. */
export interface QuestFacts {
	/** The first completion of each game; later ones are ignored. */
	readonly completions: readonly Completion[];
	/** Every play, replays included, up to `maxPlaysPerDay` each day. In any order. */
	readonly plays: readonly Play[];
}

/** The instant at which the facts earn a badge, or undefined. Further facts never remove a badge. */
export type BadgeRule = (facts: QuestFacts) => Instant | undefined;

const earliest = (instants: readonly Instant[]): Instant | undefined => [...instants].sort()[0];

/** Earned once at least one game of each group is completed. */
const completing =
	(...groups: readonly (readonly GameId[])[]): BadgeRule =>
	({ completions }) => {
		const completed = groups.map((group) =>
			earliest(completions.filter(({ game }) => group.includes(game)).map(({ completedAt }) => completedAt)),
		);
		return completed.reduce((latest, instant) =>
			latest === undefined || instant === undefined ? undefined : instant > latest ? instant : latest,
		);
	};

/** The published rules. Science Explorer needs one game of every domain, the others every game they name. */
export const badgeRules: Readonly<Record<BadgeId, BadgeRule>> = {
	"eco-detective": completing(["plant-outbreak"]),
	"lab-master": completing(["mystery-substance"]),
	"science-explorer": completing(
		["plant-outbreak", "dna-detective"],
		["mystery-substance", "green-chemistry"],
		["roller-coaster"],
		["mission-to-mars"],
		["image-recognition"],
	),
	"future-engineer": completing(["roller-coaster"], ["mission-to-mars"], ["image-recognition"]),
	"biology-detective": completing(["plant-outbreak"], ["dna-detective"]),
	"chemistry-wizard": completing(["mystery-substance"], ["green-chemistry"]),
};

export type EarnedBadge = { readonly badge: BadgeId; readonly earnedAt: Instant };

/** The badges that the facts earn, in the published order. Replays never change when a badge was earned. */
export const earnedBadges = (facts: QuestFacts): EarnedBadge[] =>
	badgeIds.flatMap((badge) => {
		const earnedAt = badgeRules[badge](facts);
		return earnedAt === undefined ? [] : [{ badge, earnedAt }];
	});
