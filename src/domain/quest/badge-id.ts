/** The badges of the quest, in the order in which they are shown. */
export const badgeIds = [
	"eco-detective",
	"lab-master",
	"science-explorer",
	"future-engineer",
	"biology-detective",
	"chemistry-wizard",
] as const;
export type BadgeId = (typeof badgeIds)[number];
