import { useTranslation } from "react-i18next";
import { roomPath } from "#contract/mail-links.ts";
import { useEdition } from "../api/edition.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { AppointmentLinks } from "./appointment-links.tsx";
import {
	AppointmentChanges,
	AppointmentNotes,
	type AppointmentProps,
	AppointmentReports,
} from "./appointment-parts.tsx";
import { useAppointmentTime } from "./use-appointment-time.ts";

/** One appointment as a row of a timetable. */
export function AppointmentItem(props: AppointmentProps) {
	const { appointment, researcherName, visitorZone, onCancel, onChooseAgain } = props;
	const { t } = useTranslation();
	const { startsAt, status, id, duration, calendarPath, cancelReason, topic, proposal } = appointment;
	const isLive = useEdition() === "live";
	const { day, time, there } = useAppointmentTime(visitorZone)(appointment);
	const about = `${researcherName}, ${day}, ${time}`;
	return (
		<li className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1 border-b border-hairline py-4 sm:items-center sm:grid-cols-[7rem_9rem_1fr_auto]">
			<p className="font-display text-lg font-semibold tabular-nums">
				<time dateTime={startsAt}>{day}</time>
			</p>
			<p className="tabular-nums">
				<span className="whitespace-nowrap">{time}</span>
				{there === null ? null : (
					<span className="block text-sm text-soft">{t("consultations.booking.there", there)}</span>
				)}
			</p>
			<div className="max-sm:col-span-2">
				{researcherName}
				<span className="block text-sm text-soft">{t(`consultations.booking.durations.${duration}`)}</span>
				{topic === undefined ? null : (
					<span className="block text-sm text-soft wrap-anywhere">
						{t("consultations.topic.shown", { topic })}
					</span>
				)}
				<AppointmentLinks
					roomPath={status === "confirmed" && isLive ? roomPath("appointment", id) : undefined}
					calendarPath={onCancel ? calendarPath : undefined}
					about={about}
				/>
				<AppointmentNotes {...props} />
				<AppointmentReports {...props} about={about} />
				{onChooseAgain && cancelReason !== undefined ? (
					<Button
						look="secondary"
						className="mt-2"
						aria-label={t("consultations.chooseAnotherNamed", { researcher: researcherName })}
						onClick={onChooseAgain}
					>
						{t("consultations.chooseAnother")}
					</Button>
				) : null}
			</div>
			{proposal !== undefined ? null : onCancel ? (
				<div className="flex flex-wrap gap-3 justify-self-start max-sm:col-span-2 max-sm:mt-2">
					<AppointmentChanges {...props} />
				</div>
			) : (
				<span className="max-sm:col-span-2">
					<Badge look={status === "completed" ? "outline" : "destructive"}>
						{t(`consultations.status.${status}`)}
					</Badge>
				</span>
			)}
		</li>
	);
}
