import { useMemo } from "react";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { endOf } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { localMomentOf } from "#domain/shared/time.ts";
import { useDates } from "../shared/dates.ts";
import { useTimes } from "../shared/times.ts";

type TimedAppointment = Pick<Appointment, "startsAt" | "duration">;

/** Words for the time of a meeting, as the researcher's clock shows it and, where that differs, the visitor's. */
export const useTimeFormat = (visitorZone: Zone) => {
	const dates = useDates();
	const times = useTimes();
	return useMemo(() => {
		const range = (appointment: TimedAppointment, zone: Zone) =>
			times.timeRange(appointment.startsAt, endOf(appointment), zone);
		return {
			/** "10:00–10:30". */
			range,
			/** "04:00–04:30" or, on another day there, "Fri 9 May, 22:00–22:30"; null where both clocks agree. */
			onOwnClock: (appointment: TimedAppointment, zone: Zone): string | null => {
				const there = localMomentOf(appointment.startsAt, zone);
				const here = localMomentOf(appointment.startsAt, visitorZone);
				if (there.date !== here.date)
					return `${dates.day(appointment.startsAt, visitorZone)}, ${range(appointment, visitorZone)}`;
				return there.time === here.time ? null : range(appointment, visitorZone);
			},
		};
	}, [dates, times, visitorZone]);
};
