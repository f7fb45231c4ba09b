import { dayMs, minuteMs } from "../shared/units.ts";
/** The purposes of a link by mail to a researcher's desk: an operator's invitation, and a log-in that was asked for. */
export const deskLinkPurposes = ["invitation", "login"] as const;
export type DeskLinkPurpose = (typeof deskLinkPurposes)[number];

/**
 * How long each link works, in milliseconds. An invitation waits for a researcher who is away for two weeks; the other is
 * read by a person who has just asked for it.
 */
export const deskLinkLifeMs: Readonly<Record<DeskLinkPurpose, number>> = {
	invitation: 14 * dayMs,
	login: 15 * minuteMs,
};
