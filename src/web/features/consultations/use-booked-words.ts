import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/appointments/appointment.ts";
import { localMomentOf } from "#domain/shared/time.ts";
import { useFormat } from "../../lib/format.ts";

/** What a notice says of an appointment just booked: with whom, and when by the clock of who booked it. */
export const useBookedWords = (visitorZone: string) => {
	const { t } = useTranslation();
	const format = useFormat();
	return useCallback(
		({ startsAt, zone }: Pick<Appointment, "startsAt" | "zone">, researcher: string): string => {
			const there = localMomentOf(startsAt, zone);
			const here = localMomentOf(startsAt, visitorZone);
			const isSame = there.date === here.date && there.time === here.time;
			return t(`consultations.confirming.${isSame ? "doneDescription" : "doneDescriptionHere"}`, {
				researcher,
				date: format.date(startsAt, visitorZone),
				time: format.time(startsAt, visitorZone),
			});
		},
		[t, format, visitorZone],
	);
};
