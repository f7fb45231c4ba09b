/** Why a link from a mail does not work. Readers learn which, since each has another way out. */
export const linkRefusals = [
	"account.link_damaged",
	"account.link_used",
	"account.link_expired",
	"account.link_invalid",
] as const;

export type LinkRefusal = (typeof linkRefusals)[number];
