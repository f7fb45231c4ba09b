import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { useFormat } from "../shared/format.ts";
import { useMoments } from "./use-moments.ts";

/** What a notice says of an appointment just booked: with whom, and when by the clock of who booked it. */
export const useBookedWords = (visitorZone: string) => {
	const { t } = useTranslation();
	const format = useFormat();
	const moments = useMoments(visitorZone);
	return useCallback(
		(meeting: Pick<Appointment, "startsAt" | "duration" | "zone">, researcher: string): string => {
			const isSame = moments.forVisitor(meeting, meeting.zone) === null;
			return t(`consultations.confirming.${isSame ? "doneDescription" : "doneDescriptionHere"}`, {
				researcher,
				date: format.date(meeting.startsAt, visitorZone),
				time: format.time(meeting.startsAt, visitorZone),
			});
		},
		[t, format, moments, visitorZone],
	);
};
