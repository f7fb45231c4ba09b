import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useAppointmentTime } from "./use-appointment-time.ts";

/** The notice of a new appointment: the researcher, and the time on the visitor's clock. */
export const useBookedMessage = (visitorZone: Zone) => {
	const { t } = useTranslation();
	const format = useFormat();
	const timeOf = useAppointmentTime(visitorZone);
	return useCallback(
		(appointment: Pick<Appointment, "startsAt" | "duration" | "zone">, researcher: string): string => {
			const isSame = timeOf(appointment).there === null;
			return t(`consultations.confirming.${isSame ? "doneDescription" : "doneDescriptionHere"}`, {
				researcher,
				date: format.date(appointment.startsAt, visitorZone),
				time: format.time(appointment.startsAt, visitorZone),
			});
		},
		[t, format, timeOf, visitorZone],
	);
};
