import { type Instant, utcDateOf } from "../shared/moment.ts";
import { addToDate } from "../shared/time.ts";
import type { Role } from "./role.ts";

/** The declared age of a student: never a birthday, only the band that decides on consent. */
export const ageBands = ["under15", "15to17", "18plus"] as const;
/** How old a student says they are. */
export type AgeBand = (typeof ageBands)[number];

/** Whether a parent has to agree before anything optional is kept (France: below fifteen). */
export const needsConsent = (role: Role, ageBand: AgeBand | null): boolean =>
	role === "student" && ageBand === "under15";

/** Whether the age is to be asked again: a year after it was declared, by the calendar, or when it never was. */
export const isDeclarationDue = (role: Role, declaredAt: Instant | null, now: Instant): boolean =>
	role === "student" &&
	(declaredAt === null || addToDate(utcDateOf(declaredAt), { years: 1 }) <= utcDateOf(now));
