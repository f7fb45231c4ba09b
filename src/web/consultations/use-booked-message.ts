import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { useFormat } from "../shared/format.ts";
import { useTimeFormat } from "./use-time-format.ts";

/** The notice of a new appointment: the researcher, and the time on the visitor's clock. */
export const useBookedMessage = (visitorZone: Zone) => {
	const { t } = useTranslation();
	const format = useFormat();
	const timeFormat = useTimeFormat(visitorZone);
	return useCallback(
		(appointment: Pick<Appointment, "startsAt" | "duration" | "zone">, researcher: string): string => {
			const isSame = timeFormat.onOwnClock(appointment, appointment.zone) === null;
			return t(`consultations.confirming.${isSame ? "doneDescription" : "doneDescriptionHere"}`, {
				researcher,
				date: format.date(appointment.startsAt, visitorZone),
				time: format.time(appointment.startsAt, visitorZone),
			});
		},
		[t, format, timeFormat, visitorZone],
	);
};
