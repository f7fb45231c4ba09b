import type { ConsentState } from "../account/consent.ts";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import type { MemberRole } from "./invitation.ts";

/** A summary that a pupil shows a counsellor is seen for so many days; then it is deleted. */
export const summaryShownDays = 30;

/** The most parts of a summary, lines of a part, and characters of a line: more than the page for counsellors can fill. */
export const summaryLimits = { parts: 8, lines: 40, title: 80, text: 500 } as const;

/** A part of a summary as the pupil's own device wrote it: exactly the lines on the pupil's page. */
export interface ShownPart {
	readonly title: string;
	readonly lines: readonly { readonly text: string; readonly note?: string | undefined }[];
}

/** The instant at which a summary shown at `shownAt` ends by itself. */
export const shownUntil = (shownAt: Instant): Instant => addMinutes(shownAt, summaryShownDays * 24 * 60);

/** A counsellor who has not looked since a mail gets the next one after so many days: "a week" in the mail. */
export const summaryMailDays = 7;

/** Whether a counsellor gets a mail about a summary: the first one since they looked, so that thirty pupils cause one mail. */
export const isSummaryMailed = (mailedAt: Instant | null, now: Instant): boolean =>
	mailedAt === null || addMinutes(mailedAt, summaryMailDays * 24 * 60) <= now;

/** The facts that decide whether a counsellor sees a summary. */
export interface ShownFacts {
	readonly endsAt: Instant;
	/** The role of the member to whom it is shown. */
	readonly role: MemberRole;
	/** The consent of a parent, for a pupil under fifteen. */
	readonly consent: ConsentState;
}

/**
 * The only rule for what a counsellor sees of a pupil: a summary that was shown to them, in its time, while they are a
 * counsellor, and never of a pupil who waits for a parent's consent.
 */
export const isSummarySeen = ({ endsAt, role, consent }: ShownFacts, now: Instant): boolean =>
	role === "counsellor" && consent !== "pending" && now < endsAt;
