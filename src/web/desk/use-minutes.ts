import { useTranslation } from "react-i18next";
import { halfHourMinutes } from "#domain/consultations/slots.ts";
import type { Hours } from "#domain/consultations/weekly.ts";
import { toInstant, utcZone } from "#domain/shared/instant.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { useFormat } from "../shared/i18n/format.ts";

/** The half hours of a day, from midnight to midnight, in minutes. */
export const halfHours = Array.from(
	{ length: 1440 / halfHourMinutes + 1 },
	(_, number) => number * halfHourMinutes,
);

/** Writes minutes since midnight as the language does: "09:00", "9 h". 1440 is the midnight at the end of the day. */
export const useMinutes = (): ((minute: number) => string) => {
	const { t } = useTranslation();
	const format = useFormat();
	return (minute) =>
		minute === 1440 ? t("desk.hours.midnight") : format.time(toInstant(new Date(minute * minuteMs)), utcZone);
};

/** Writes hours of a day as the language does: "09:00–12:00", « 9 h – 12 h ». */
export const useHoursText = (): ((hours: Hours) => string) => {
	const format = useFormat();
	const at = (minute: number) => toInstant(new Date(minute * minuteMs));
	return ({ start, end }) => format.timeRange(at(start), at(end), utcZone);
};
