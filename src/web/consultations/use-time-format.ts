import { useMemo } from "react";
import { type Appointment, endOf } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { localMomentOf } from "#domain/shared/time.ts";
import { useFormat } from "../shared/format.ts";

type TimedAppointment = Pick<Appointment, "startsAt" | "duration">;

/** The time of an appointment on the researcher's clock and, if it differs, on the visitor's. */
export const useTimeFormat = (visitorZone: Zone) => {
	const format = useFormat();
	return useMemo(() => {
		const range = (appointment: TimedAppointment, zone: Zone) =>
			format.timeRange(appointment.startsAt, endOf(appointment), zone);
		return {
			/** "10:00–10:30". */
			range,
			/** "04:00–04:30" or, on another day there, "Fri 9 May, 22:00–22:30"; null if both clocks agree. */
			onOwnClock: (appointment: TimedAppointment, zone: Zone): string | null => {
				const there = localMomentOf(appointment.startsAt, zone);
				const here = localMomentOf(appointment.startsAt, visitorZone);
				if (there.date !== here.date)
					return `${format.day(appointment.startsAt, visitorZone)}, ${range(appointment, visitorZone)}`;
				return there.time === here.time ? null : range(appointment, visitorZone);
			},
		};
	}, [format, visitorZone]);
};
