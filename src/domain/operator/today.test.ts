import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Instant, toInstant } from "../shared/instant.ts";
import { needCodes, needsOf, patience, type TodayFacts, urgencies, type Waiting } from "./today.ts";

const now = "2027-03-01T09:00:00.000Z" as Instant;
const ago = (milliseconds: number) => toInstant(new Date(Date.parse(now) - milliseconds));
const over = (minutes: number) => minutes * 60_000 + 1;
const none: Waiting = { count: 0, since: null };
const quiet: TodayFacts = {
	reports: none,
	missed: none,
	waitingMails: none,
	failingMails: none,
	refusedMails: none,
	openPayments: none,
	messages: none,
	profiles: none,
	uncheckedResearchers: none,
	unpaidMonths: 0,
	backupAt: ago(60_000),
	backupCheckedAt: ago(60_000),
	hasBackupSpace: true,
	isBehind: false,
};
const codesOf = (facts: Partial<TodayFacts>) => needsOf({ ...quiet, ...facts }, now).map(({ code }) => code);
const waiting = (ms: number, count = 1): Waiting => ({ count, since: ago(ms) });

describe("what needs an operator", () => {
	it("a quiet day needs nothing", () => {
		expect(needsOf(quiet, now)).toEqual([]);
	});

	it("a report comes first, whatever else waits", () => {
		const facts = { ...quiet, reports: waiting(1000, 2), messages: waiting(9 * 86_400_000), isBehind: true };
		expect(needsOf(facts, now)[0]).toEqual({
			code: "reports_open",
			urgency: "now",
			count: 2,
			since: ago(1000),
		});
		expect(codesOf(facts)).toEqual(["reports_open", "messages_waiting", "version_behind"]);
	});

	it("mails and payments need someone once they wait longer than they should", () => {
		expect(codesOf({ waitingMails: waiting(over(patience.mail) - 1) })).toEqual([]);
		expect(codesOf({ waitingMails: waiting(over(patience.mail)) })).toEqual(["mails_stuck"]);
		expect(codesOf({ openPayments: waiting(over(patience.payment) - 1) })).toEqual([]);
		expect(codesOf({ openPayments: waiting(over(patience.payment)) })).toEqual(["payments_open"]);
	});

	it("mails that fail are named once", () => {
		const failing = { failingMails: waiting(1000) };
		expect(codesOf({ ...failing, waitingMails: waiting(1000) })).toEqual(["mails_failing"]);
		expect(codesOf({ ...failing, waitingMails: waiting(over(patience.mail)) })).toEqual(["mails_stuck"]);
	});

	it("a message becomes urgent after two days", () => {
		const urgencyAfter = (ms: number) => needsOf({ ...quiet, messages: waiting(ms) }, now)[0]?.urgency;
		expect([urgencyAfter(over(patience.message) - 1), urgencyAfter(over(patience.message))]).toEqual([
			"soon",
			"today",
		]);
	});

	it("an operator is needed when backups are missing, old, unchecked or without space", () => {
		expect(codesOf({ backupAt: null, backupCheckedAt: null })).toEqual(["backup_missing"]);
		expect(codesOf({ backupAt: ago(over(patience.backup)) })).toEqual(["backup_old"]);
		expect(codesOf({ backupCheckedAt: null })).toEqual(["backup_unchecked"]);
		expect(codesOf({ backupCheckedAt: ago(over(patience.backupCheck)) })).toEqual(["backup_unchecked"]);
		expect(codesOf({ hasBackupSpace: false })).toEqual(["backup_space"]);
	});
});

const anyWaiting = fc
	.record({ count: fc.nat(5), ms: fc.nat(20 * 86_400_000) })
	.map(({ count, ms }): Waiting => (count === 0 ? none : waiting(ms, count)));
const anyBackup = fc.option(fc.nat(20 * 86_400_000).map(ago));
const anyFacts: fc.Arbitrary<TodayFacts> = fc.record({
	reports: anyWaiting,
	missed: anyWaiting,
	waitingMails: anyWaiting,
	failingMails: anyWaiting,
	refusedMails: anyWaiting,
	openPayments: anyWaiting,
	messages: anyWaiting,
	profiles: anyWaiting,
	uncheckedResearchers: anyWaiting,
	unpaidMonths: fc.nat(5),
	backupAt: anyBackup,
	backupCheckedAt: anyBackup,
	hasBackupSpace: fc.boolean(),
	isBehind: fc.boolean(),
});

it("each need is named once, the most urgent first, and never without a cause", () => {
	fc.assert(
		fc.property(anyFacts, (facts) => {
			const needs = needsOf(facts, now);
			const places = needs.map(
				({ urgency, code }) => urgencies.indexOf(urgency) * 100 + needCodes.indexOf(code),
			);
			expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
			for (const { count } of needs) expect(count).not.toBe(0);
		}),
	);
});
