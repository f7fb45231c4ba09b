import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { useFormat } from "../shared/format.ts";
import { useMoments } from "./use-moments.ts";

interface MeetingDetailsProps {
	readonly researcherName: string;
	readonly meeting: Pick<Appointment, "startsAt" | "duration" | "zone" | "amountCents">;
	readonly visitorZone: string;
}

/** A consultation, whole: with whom, when on both clocks, how long, for how much. */
export function MeetingDetails({ researcherName, meeting, visitorZone }: MeetingDetailsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const moments = useMoments(visitorZone);
	const { startsAt, duration, zone, amountCents } = meeting;
	const forVisitor = moments.forVisitor(meeting, zone);
	const time = moments.range(meeting, zone);
	const rows = [
		["researcher", researcherName],
		["date", format.date(startsAt, zone)],
		[
			"time",
			forVisitor === null ? (
				time
			) : (
				<>
					{time}{" "}
					<span className="inline-block font-normal text-soft">({format.zoneName(startsAt, zone)})</span>
				</>
			),
		],
		["yourTime", forVisitor],
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
