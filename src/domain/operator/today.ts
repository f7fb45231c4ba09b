import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { minutesPerDay } from "../shared/units.ts";

const hour = 60;

/** How long something may wait before it needs an operator, in minutes. */
export const patience = {
	/** A mail that waits: the first attempts have failed. */
	mail: 15,
	/** A payment whose outcome is unknown: longer than any page of a provider stays open. */
	payment: 2 * hour,
	/** A message of the contact form that is not answered. */
	message: 2 * minutesPerDay,
	/** The newest backup. */
	backup: 36 * hour,
	/** The newest backup that was restored for a check: a week, and two days in which a failed check can be repeated. */
	backupCheck: 9 * minutesPerDay,
} as const;

/** How urgent a need is. `now`: someone may be in danger, or nothing reaches people. */
export const urgencies = ["now", "today", "soon"] as const;
export type Urgency = (typeof urgencies)[number];

/** The reasons why an operator is needed, in the order of a list among equally urgent ones. */
export const needCodes = [
	"reports_open",
	"mails_stuck",
	"backup_old",
	"missed_undecided",
	"messages_waiting",
	"payments_open",
	"mails_failing",
	"version_behind",
	"backup_unchecked",
	"backup_space",
	"backup_missing",
	"profiles_waiting",
	"researchers_unchecked",
	"months_unpaid",
	"mails_refused",
] as const;
export type NeedCode = (typeof needCodes)[number];

/** One thing that needs an operator. */
export interface Need {
	readonly code: NeedCode;
	readonly urgency: Urgency;
	/** How many; null where there is nothing to count. */
	readonly count: number | null;
	/** Since when the oldest of them waits; null where no instant is known. */
	readonly since: Instant | null;
}

/** Rows that wait: how many, and since when the oldest does (null: none). */
export interface Waiting {
	readonly count: number;
	readonly since: Instant | null;
}

/** The facts of an installation that decide what needs an operator. */
export interface TodayFacts {
	/** Reports of problems that no operator has closed. */
	readonly reports: Waiting;
	/** Missed appointments about which the sides contradict each other. */
	readonly missed: Waiting;
	/** Mails that wait, those that failed at least once, and those whose recipient was refused for good. */
	readonly waitingMails: Waiting;
	readonly failingMails: Waiting;
	readonly refusedMails: Waiting;
	/** Payments whose outcome is unknown. */
	readonly openPayments: Waiting;
	/** Messages of the contact form without an answer. */
	readonly messages: Waiting;
	/** Profiles that researchers have sent and that no operator has decided about. */
	readonly profiles: Waiting;
	/** Researchers who have accepted the code of conduct and wait for the identity check. */
	readonly uncheckedResearchers: Waiting;
	/** Months of researchers that are over and that no one has marked as paid. */
	readonly unpaidMonths: number;
	/** When the newest backup was made and when the newest one was restored for a check; null: never. */
	readonly backupAt: Instant | null;
	readonly backupCheckedAt: Instant | null;
	/** Whether two more backups find space; true without a backup. */
	readonly hasBackupSpace: boolean;
	/** A newer version has changed the database: this one is behind. */
	readonly isBehind: boolean;
}

type Found = Omit<Need, "code"> | null;

const isOlder = (since: Instant | null, now: Instant, minutes: number): boolean =>
	since !== null && addMinutes(since, minutes) < now;

const waits = ({ count, since }: Waiting, urgency: Urgency): Found =>
	count === 0 ? null : { urgency, count, since };

const whenOlder = (waiting: Waiting, now: Instant, minutes: number, urgency: Urgency): Found =>
	isOlder(waiting.since, now, minutes) ? waits(waiting, urgency) : null;

const once = (isSo: boolean, urgency: Urgency, since: Instant | null = null): Found =>
	isSo ? { urgency, count: null, since } : null;

const rules: Readonly<Record<NeedCode, (facts: TodayFacts, now: Instant) => Found>> = {
	reports_open: ({ reports }) => waits(reports, "now"),
	mails_stuck: ({ waitingMails }, now) => whenOlder(waitingMails, now, patience.mail, "now"),
	backup_old: ({ backupAt }, now) => once(isOlder(backupAt, now, patience.backup), "now", backupAt),
	missed_undecided: ({ missed }) => waits(missed, "today"),
	messages_waiting: ({ messages }, now) =>
		waits(messages, isOlder(messages.since, now, patience.message) ? "today" : "soon"),
	payments_open: ({ openPayments }, now) => whenOlder(openPayments, now, patience.payment, "today"),
	mails_failing: ({ failingMails, waitingMails }, now) =>
		// Stuck mails are named once.
		isOlder(waitingMails.since, now, patience.mail) ? null : waits(failingMails, "today"),
	version_behind: ({ isBehind }) => once(isBehind, "today"),
	backup_unchecked: ({ backupAt, backupCheckedAt }, now) =>
		once(
			backupAt !== null && (backupCheckedAt === null || isOlder(backupCheckedAt, now, patience.backupCheck)),
			"today",
			backupCheckedAt,
		),
	backup_space: ({ hasBackupSpace }) => once(!hasBackupSpace, "today"),
	// Another program may make them.
	backup_missing: ({ backupAt }) => once(backupAt === null, "soon"),
	profiles_waiting: ({ profiles }) => waits(profiles, "soon"),
	researchers_unchecked: ({ uncheckedResearchers }) => waits(uncheckedResearchers, "soon"),
	months_unpaid: ({ unpaidMonths }) => waits({ count: unpaidMonths, since: null }, "soon"),
	mails_refused: ({ refusedMails }) => waits(refusedMails, "soon"),
};

/** The needs for an operator at `now`, the most urgent first. */
export const needsOf = (facts: TodayFacts, now: Instant): Need[] => {
	const needs = needCodes.flatMap((code): Need[] => {
		const found = rules[code](facts, now);
		return found === null ? [] : [{ code, ...found }];
	});
	return urgencies.flatMap((urgency) => needs.filter((need) => need.urgency === urgency));
};
