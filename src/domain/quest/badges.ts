import type { Instant } from "../shared/moment.ts";
import { type BadgeId, badgeIds } from "./badge-id.ts";
import type { Completion, GameId } from "./quest.ts";

/**
 * The published rules: a badge is earned once at least one game of each of its groups is completed.
 * Science Explorer asks one game of every domain; the others ask every game they name.
 */
export const badgeRules: Readonly<Record<BadgeId, readonly (readonly GameId[])[]>> = {
	"eco-detective": [["plant-outbreak"]],
	"lab-master": [["mystery-substance"]],
	"science-explorer": [
		["plant-outbreak", "dna-detective"],
		["mystery-substance", "green-chemistry"],
		["roller-coaster"],
		["mission-to-mars"],
		["image-recognition"],
	],
	"future-engineer": [["roller-coaster"], ["mission-to-mars"], ["image-recognition"]],
	"biology-detective": [["plant-outbreak"], ["dna-detective"]],
	"chemistry-wizard": [["mystery-substance"], ["green-chemistry"]],
};

/** A badge with the instant at which it was earned. */
export type EarnedBadge = { readonly badge: BadgeId; readonly earnedAt: Instant };

/**
 * The badges that these completions earn, in the published order. `earnedAt` is the instant of the
 * completion that fulfilled the rule; replays never change it.
 */
export const earnedBadges = (completions: readonly Completion[]): EarnedBadge[] =>
	badgeIds.flatMap((badge) => {
		const fulfilledAt = badgeRules[badge].map((group) => firstCompletion(group, completions));
		const earnedAt = fulfilledAt.reduce((latest, instant) =>
			latest === undefined || instant === undefined ? undefined : instant > latest ? instant : latest,
		);
		return earnedAt === undefined ? [] : [{ badge, earnedAt }];
	});

const firstCompletion = (group: readonly GameId[], completions: readonly Completion[]): Instant | undefined =>
	completions
		.filter(({ game }) => group.includes(game))
		.map(({ completedAt }) => completedAt)
		.sort()[0];
