import { useMemo } from "react";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { endOf } from "#domain/consultations/appointment.ts";
import { localMomentOf } from "#domain/shared/time.ts";
import { useFormat } from "../shared/format.ts";

type Meeting = Pick<Appointment, "startsAt" | "duration">;

/** Words for the time of a meeting, as the researcher's clock shows it and, where that differs, the visitor's. */
export const useMoments = (visitorZone: string) => {
	const format = useFormat();
	return useMemo(() => {
		const range = (meeting: Meeting, zone: string) =>
			format.timeRange(meeting.startsAt, endOf(meeting), zone);
		return {
			/** "10:00–10:30". */
			range,
			/** "04:00–04:30" or, on another day there, "Fri 9 May, 22:00–22:30"; null where both clocks agree. */
			forVisitor: (meeting: Meeting, zone: string): string | null => {
				const there = localMomentOf(meeting.startsAt, zone);
				const here = localMomentOf(meeting.startsAt, visitorZone);
				if (there.date !== here.date)
					return `${format.day(meeting.startsAt, visitorZone)}, ${range(meeting, visitorZone)}`;
				return there.time === here.time ? null : range(meeting, visitorZone);
			},
		};
	}, [format, visitorZone]);
};
