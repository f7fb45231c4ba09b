import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useAppointmentTime } from "./use-appointment-time.ts";

interface AppointmentDetailsProps {
	readonly researcherName: string;
	readonly appointment: Pick<Appointment, "startsAt" | "duration" | "zone" | "amountCents">;
	readonly visitorZone: Zone;
}

/** All details of a consultation: researcher, time on both clocks, duration and price. */
export function AppointmentDetails({ researcherName, appointment, visitorZone }: AppointmentDetailsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { duration, amountCents } = appointment;
	const { date, time, there } = useAppointmentTime(visitorZone)(appointment);
	const rows = [
		["researcher", researcherName],
		["date", date],
		["time", time],
		["theirTime", there && `${there.time} (${there.zone})`],
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
