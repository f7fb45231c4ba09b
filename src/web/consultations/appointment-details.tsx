import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { useFormat } from "../shared/format.ts";
import { useTimeFormat } from "./use-time-format.ts";

interface AppointmentDetailsProps {
	readonly researcherName: string;
	readonly appointment: Pick<Appointment, "startsAt" | "duration" | "zone" | "amountCents">;
	readonly visitorZone: Zone;
}

/** All details of a consultation: researcher, time on both clocks, duration and price. */
export function AppointmentDetails({ researcherName, appointment, visitorZone }: AppointmentDetailsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const timeFormat = useTimeFormat(visitorZone);
	const { startsAt, duration, zone, amountCents } = appointment;
	const onOwnClock = timeFormat.onOwnClock(appointment, zone);
	const time = timeFormat.range(appointment, zone);
	const rows = [
		["researcher", researcherName],
		["date", format.date(startsAt, zone)],
		[
			"time",
			onOwnClock === null ? (
				time
			) : (
				<>
					{time}{" "}
					<span className="inline-block font-normal text-soft">({format.zoneName(startsAt, zone)})</span>
				</>
			),
		],
		["yourTime", onOwnClock],
		["duration", t(`consultations.booking.durations.${duration}`)],
		["price", format.price(amountCents)],
	] as const;
	return (
		<dl className="divide-y divide-hairline border-y border-hairline">
			{rows.map(([name, value]) =>
				value === null ? null : (
					<div key={name} className="grid grid-cols-[minmax(5.5rem,1fr)_3fr] gap-4 py-2.5">
						<dt className="text-soft">{t(`consultations.details.${name}`)}</dt>
						<dd className="font-medium tabular-nums">{value}</dd>
					</div>
				),
			)}
		</dl>
	);
}
