import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, type LocalDate, parisZone, toInstant } from "../shared/instant.ts";
import { addToDate, dateIn } from "../shared/time.ts";
import {
	checkYearPlan,
	coveredBefore,
	isCovered,
	isYearOver,
	type YearPlan,
	type YearsClass,
	yearDays,
	yearStep,
} from "./years-change.ts";

const at = (iso: string): Instant => toInstant(new Date(iso));
const plan: YearPlan = { archiveOn: "2027-07-10", eraseOn: "2027-12-31" };
const made: YearsClass = {
	createdAt: at("2026-09-08T08:00:00Z"),
	isOpen: true,
	archivedAt: null,
	archivedYear: null,
};
const noticedAt = at("2027-06-01T08:00:00Z");

describe("checkYearPlan", () => {
	const check = (archiveOn: LocalDate, eraseOn: LocalDate, former: YearPlan | null = null) =>
		checkYearPlan({ archiveOn, eraseOn }, "2027-06-01", former);

	it("the archive is in the second half of the year, two weeks ahead", () => {
		expect(check("2027-06-15", "2027-12-31").ok).toBe(true);
		for (const day of ["2027-06-14", "2028-05-31", "2028-01-10"] as const)
			expect(check(day, "2028-06-30")).toEqual({ ok: false, code: "institutions.year_archive" });
	});

	it("the erasure is thirty days to a year later", () => {
		expect(check("2027-07-10", "2027-08-09").ok).toBe(true);
		expect(check("2027-07-10", "2028-07-09").ok).toBe(true);
		for (const day of ["2027-07-10", "2027-08-08", "2028-07-10"] as const)
			expect(check("2027-07-10", day)).toEqual({ ok: false, code: "institutions.year_erase" });
	});

	it("a day that stays may be near, and the other one still changes", () => {
		const former = { archiveOn: "2027-06-03", eraseOn: "2027-09-01" } as const;
		expect(check("2027-06-03", "2027-12-31", former).ok).toBe(true);
		expect(check("2027-06-04", "2027-12-31", former).ok).toBe(false);
	});
});

describe("the classes of a plan", () => {
	it("classes made before 1 July in Paris belong to it, those of the coming year do not", () => {
		expect(coveredBefore(plan)).toBe("2027-07-01");
		expect(isCovered(plan, { createdAt: at("2027-06-30T21:59:59Z") })).toBe(true);
		expect(isCovered(plan, { createdAt: at("2027-06-30T22:00:00Z") })).toBe(false);
	});

	it("a class is archived from midnight of the day in Paris, and erased likewise", () => {
		expect(yearStep(plan, made, noticedAt, at("2027-07-09T21:59:59Z"))).toBeNull();
		expect(yearStep(plan, made, noticedAt, at("2027-07-09T22:00:00Z"))).toBe("archive");
		const archived = { ...made, isOpen: false, archivedAt: at("2027-07-09T22:00:00Z"), archivedYear: 2027 };
		expect(yearStep(plan, archived, noticedAt, at("2027-12-30T22:59:59Z"))).toBeNull();
		expect(yearStep(plan, archived, noticedAt, at("2027-12-30T23:00:00Z"))).toBe("erase");
	});

	it("a class that its teacher has opened again is neither archived twice nor erased", () => {
		const kept = { ...made, archivedYear: 2027 };
		for (const isOpen of [true, false])
			expect(yearStep(plan, { ...kept, isOpen }, noticedAt, at("2028-01-10T08:00:00Z"))).toBeNull();
		const next = { archiveOn: "2028-07-08", eraseOn: "2028-12-31" } as const;
		expect(yearStep(next, kept, noticedAt, at("2028-07-08T08:00:00Z"))).toBe("archive");
	});
});

describe("whatever days a school sets", () => {
	const day = 24 * 60;
	const start = at("2026-07-01T00:00:00Z");
	const someDay = fc.integer({ min: 0, max: 900 });
	const somePlan = fc
		.record({ archive: someDay, later: fc.integer({ min: yearDays.archived, max: yearDays.most }) })
		.map(({ archive, later }): YearPlan => {
			const archiveOn = addToDate("2026-07-01", { days: archive });
			return { archiveOn, eraseOn: addToDate(archiveOn, { days: later }) };
		});

	it("nothing happens before its day, without its notice or its time in the archive, and each thing once", () => {
		fc.assert(
			fc.property(
				somePlan,
				someDay,
				someDay,
				fc.integer({ min: 5, max: 30 }),
				(days, madeOn, noticedOn, every) => {
					const noticed = addMinutes(start, noticedOn * day);
					let one: YearsClass = { ...made, createdAt: addMinutes(start, madeOn * day) };
					const done: { step: string; now: Instant }[] = [];
					for (let passed = 0; passed < 2000; passed += every) {
						const now = addMinutes(start, passed * day);
						const step = yearStep(days, one, noticed, now);
						if (step === null) continue;
						done.push({ step, now });
						if (step === "erase") break;
						one = {
							...one,
							isOpen: false,
							archivedAt: now,
							archivedYear: Number(days.archiveOn.slice(0, 4)),
						};
					}
					const [archive, erase, ...more] = done;
					expect(more).toEqual([]);
					if (archive === undefined) {
						expect(isCovered(days, one)).toBe(false);
						return;
					}
					expect(archive.step).toBe("archive");
					expect(dateIn(archive.now, parisZone) >= days.archiveOn).toBe(true);
					expect(archive.now >= addMinutes(noticed, yearDays.notice * day)).toBe(true);
					expect(erase?.step).toBe("erase");
					expect(dateIn(erase?.now ?? start, parisZone) >= days.eraseOn).toBe(true);
					expect((erase?.now ?? start) >= addMinutes(archive.now, yearDays.archived * day)).toBe(true);
				},
			),
		);
	});

	it("no teacher’s class changes before the teacher knows", () => {
		fc.assert(
			fc.property(somePlan, someDay, (days, passed) => {
				expect(yearStep(days, made, null, addMinutes(start, passed * day))).toBeNull();
			}),
		);
	});
});

it("a plan is over once every class has had its turn", () => {
	expect(isYearOver(plan, at("2028-02-13T12:00:00Z"))).toBe(false);
	expect(isYearOver(plan, at("2028-02-14T12:00:00Z"))).toBe(true);
});
