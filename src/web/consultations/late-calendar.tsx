import type { LocalDate } from "#domain/shared/instant.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Keeps the calendar's space. */
export const calendarSkeleton = <Skeleton className="h-88 w-full max-w-sm" />;

/** The calendar, loaded when it first shows: it is heavy, and far down the page or in a dialog. */
export const LateCalendar = lazyPart(async () => (await import("../ui/calendar.tsx")).Calendar<LocalDate>);
