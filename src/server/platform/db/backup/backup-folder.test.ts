import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newBackupName, outdatedBackups } from "./backup-folder.ts";

const now = new Date("2026-11-26T04:20:00.000Z");
const daysAgo = (days: number): string => newBackupName(new Date(now.getTime() - days * 86_400_000));
const nights = (count: number): string[] => Array.from({ length: count }, (_, days) => daysAgo(days));

describe("outdatedBackups", () => {
	it("backups beyond the number that is kept are outdated", () => {
		expect(outdatedBackups(nights(5), undefined, { keep: 3, keepDays: 100 }, now)).toEqual([
			daysAgo(3),
			daysAgo(4),
		]);
	});

	it("backups older than the chosen days are outdated", () => {
		expect(outdatedBackups(nights(5), undefined, { keep: 100, keepDays: 2 }, now)).toEqual([
			daysAgo(3),
			daysAgo(4),
		]);
	});

	it("the newest backup and the newest checked one stay, however old they are", () => {
		const old = [daysAgo(50), daysAgo(60), daysAgo(70)];
		expect(outdatedBackups(old, daysAgo(70), { keep: 1, keepDays: 14 }, now)).toEqual([daysAgo(60)]);
	});

	it("an unfinished backup is outdated after a day", () => {
		const unfinished = [`${daysAgo(0.5)}.unfinished`, `${daysAgo(2)}.unfinished`];
		expect(outdatedBackups(unfinished, undefined, { keep: 1, keepDays: 1 }, now)).toEqual([unfinished[1]]);
	});

	it("a name that Spectra did not give is never outdated, and one backup always stays", () => {
		const retention = fc.record({ keep: fc.integer({ min: 1, max: 9 }), keepDays: fc.integer({ min: 1 }) });
		const ages = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1 });
		fc.assert(
			fc.property(ages, retention, (days, kept) => {
				const names = [...days.map(daysAgo), "spectra-monday", "2026-11-26", "lost+found"];
				const outdated = outdatedBackups(names, undefined, kept, now);
				expect(outdated.every((name) => days.map(daysAgo).includes(name))).toBe(true);
				const left = days.length - outdated.length;
				expect(left).toBeGreaterThanOrEqual(1);
				expect(left).toBeLessThanOrEqual(kept.keep);
			}),
		);
	});
});
