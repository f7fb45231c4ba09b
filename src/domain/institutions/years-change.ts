import { newYearMonth } from "../classes/terms.ts";
import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, type LocalDate, parisZone } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { addToDate, dateIn, instantOf } from "../shared/time.ts";

/**
 * The days of the year's change. Teachers get a mail so many days before a class of theirs is archived; an archived class stays
 * so many days at least before it is erased; and its erasure is at most so many days after the archive.
 */
export const yearDays = { notice: 14, archived: 30, most: 365 } as const;

/** An institution's plan for the year's change; both days begin at midnight in Europe/Paris. */
export interface YearPlan {
	/** The day on which the classes of the school year that ends are closed and archived. */
	readonly archiveOn: LocalDate;
	/** The day on which those that are still archived are erased. */
	readonly eraseOn: LocalDate;
}

const firstMonth = "06";
const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));

/** The plan's school year, named after the year in which it ends. */
export const endedYear = ({ archiveOn }: Pick<YearPlan, "archiveOn">): number => yearOf(archiveOn);

/** Classes made before this day belong to the plan: from 1 July on, a French school prepares the next year. */
export const coveredBefore = (plan: Pick<YearPlan, "archiveOn">): LocalDate =>
	`${endedYear(plan)}-${String(newYearMonth).padStart(2, "0")}-01` as LocalDate;

/**
 * Checks a new plan on the day `today`. A day that stays as it was may be nearer than the notice: its teachers know it.
 */
export const checkYearPlan = (
	plan: YearPlan,
	today: LocalDate,
	former: YearPlan | null,
): Result<YearPlan, "institutions.year_archive" | "institutions.year_erase"> => {
	const { archiveOn, eraseOn } = plan;
	const soonest = addToDate(today, { days: yearDays.notice });
	const isInTime = (day: LocalDate, known: LocalDate | undefined) => day >= soonest || day === known;
	if (archiveOn.slice(5, 7) < firstMonth || !isInTime(archiveOn, former?.archiveOn))
		return failure("institutions.year_archive");
	const isAfter = eraseOn >= addToDate(archiveOn, { days: yearDays.archived });
	const isBefore = eraseOn <= addToDate(archiveOn, { days: yearDays.most });
	return isAfter && isBefore && isInTime(eraseOn, former?.eraseOn)
		? success(plan)
		: failure("institutions.year_erase");
};

/** A class, as far as the year's change reads it. */
export interface YearsClass {
	readonly createdAt: Instant;
	readonly isOpen: boolean;
	/** When the year's change archived it; null, too, once its teacher has opened it again. */
	readonly archivedAt: Instant | null;
	/** The last school year whose change has archived it. A class that was opened again is not archived twice for one year. */
	readonly archivedYear: number | null;
}

/** Whether a plan is about a class: it was made before the plan's 1 July. */
export const isCovered = (plan: Pick<YearPlan, "archiveOn">, { createdAt }: Pick<YearsClass, "createdAt">) =>
	createdAt < instantOf({ date: coveredBefore(plan), time: "00:00" }, parisZone);

const daysAfter = (instant: Instant, days: number): Instant => addMinutes(instant, days * 24 * 60);

/**
 * The step of the year's change for a class at `now`; null for none. `noticedAt` is when its teacher got a mail about the
 * present plan, null before. Nothing is archived or erased before its day, nor sooner after the notice or the archive than
 * promised; a class that its teacher has opened again is kept.
 */
export const yearStep = (
	plan: YearPlan,
	{ createdAt, isOpen, archivedAt, archivedYear }: YearsClass,
	noticedAt: Instant | null,
	now: Instant,
): "archive" | "erase" | null => {
	if (noticedAt === null || now < daysAfter(noticedAt, yearDays.notice)) return null;
	const today = dateIn(now, parisZone);
	if (!isCovered(plan, { createdAt })) return null;
	if (archivedYear === null || archivedYear < endedYear(plan))
		return today >= plan.archiveOn ? "archive" : null;
	if (archivedAt === null || isOpen || today < plan.eraseOn) return null;
	return now >= daysAfter(archivedAt, yearDays.archived) ? "erase" : null;
};

/** Whether a plan is over: its last day has passed so long ago that every class it was about has had its turn. */
export const isYearOver = ({ eraseOn }: YearPlan, now: Instant): boolean =>
	dateIn(now, parisZone) > addToDate(eraseOn, { days: yearDays.notice + yearDays.archived });
