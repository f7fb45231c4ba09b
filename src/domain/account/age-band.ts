import { type Instant, utcDateOf } from "../shared/instant.ts";
import { addToDate } from "../shared/time.ts";
import type { ConsentState } from "./consent.ts";
import type { Role } from "./role.ts";

/** The declared age of a student: never a birthday, only the band that decides on consent. */
export const ageBands = ["under15", "15to17", "18plus"] as const;
export type AgeBand = (typeof ageBands)[number];

/** Whether a parent has to agree before anything optional is kept (France: below fifteen). */
export const needsConsent = (role: Role, ageBand: AgeBand | null): boolean =>
	role === "student" && ageBand === "under15";

/** Whether the age is to be asked again: a year after it was declared, by the calendar, or when it never was. */
export const isDeclarationDue = (role: Role, declaredAt: Instant | null, now: Instant): boolean =>
	role === "student" &&
	(declaredAt === null || addToDate(utcDateOf(declaredAt), { years: 1 }) <= utcDateOf(now));

/**
 * Whether a student may declare this age now: any age when the declaration is due, and an older one at any time. A
 * student whose parent has not agreed yet must wait: a later age would do without them.
 */
export const mayDeclareAge = (
	row: { readonly role: Role; readonly ageBand: AgeBand | null; readonly consent: ConsentState },
	wanted: AgeBand,
	isDue: boolean,
): boolean =>
	isDue ||
	(row.role === "student" &&
		row.consent !== "pending" &&
		ageBands.indexOf(wanted) > (row.ageBand === null ? -1 : ageBands.indexOf(row.ageBand)));
