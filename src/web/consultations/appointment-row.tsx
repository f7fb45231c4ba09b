import { Flag, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { roomPath } from "#contract/mail-links.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useEdition } from "../api/edition.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { AppointmentLinks } from "./appointment-links.tsx";
import { MissedLines } from "./missed-lines.tsx";
import { ProposalChoice } from "./proposal-choice.tsx";
import { useAppointmentTime } from "./use-appointment-time.ts";
import { useRefundMessages } from "./use-refund-messages.ts";

interface AppointmentRowProps {
	readonly appointment: Appointment;
	readonly researcherName: string;
	readonly visitorZone: Zone;
	/** Asks to cancel it; omitted for a past one, which shows its status instead. */
	readonly onCancel?: () => void;
	/** Asks to move it; omitted if that is no longer possible. */
	readonly onMove?: () => void;
	/** Reports a problem with it; omitted where no one attends. */
	readonly onReport?: () => void;
	/** Reports that the researcher did not come; omitted while that is not possible. */
	readonly onMissed?: () => void;
	/** Goes to the researcher's other times; for a cancelled one. */
	readonly onChooseAgain?: () => void;
}

const plainButton =
	"flex min-h-11 items-center gap-1.5 text-sm underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink";

/** One appointment as a row of a timetable. */
export function AppointmentItem(props: AppointmentRowProps) {
	const { appointment, researcherName, visitorZone, onCancel, onMove, onReport, onMissed } = props;
	const { onChooseAgain } = props;
	const { t } = useTranslation();
	const { startsAt, status, id, duration, calendarPath, cancelReason, topic, missed, proposal } = appointment;
	const isLive = useEdition() === "live";
	const refund = useRefundMessages().ofCancelled(appointment);
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
				{cancelReason === undefined ? null : (
					<span className="block text-sm wrap-anywhere">
						{t("consultations.cancelReason", { reason: cancelReason })}
					</span>
				)}
				{proposal === undefined ? null : (
					<ProposalChoice
						appointment={appointment}
						proposal={proposal}
						researcherName={researcherName}
						visitorZone={visitorZone}
					/>
				)}
				<MissedLines
					missed={missed}
					researcherName={researcherName}
					visitorZone={visitorZone}
					isAnswerable={onMissed !== undefined}
				/>
				{refund === null ? null : <span className="block text-sm">{refund}</span>}
				<span className="flex flex-wrap items-center gap-x-6">
					{onMissed ? (
						<button
							type="button"
							aria-label={t("consultations.missed.openNamed", { about })}
							onClick={onMissed}
							className={plainButton}
						>
							<UserX aria-hidden="true" className="size-4" />
							{t("consultations.missed.open")}
						</button>
					) : null}
					{onReport ? (
						<button
							type="button"
							aria-label={t("consultations.report.openNamed", { about })}
							onClick={onReport}
							className={plainButton}
						>
							<Flag aria-hidden="true" className="size-4" />
							{t("consultations.report.open")}
						</button>
					) : null}
				</span>
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
					{onMove ? (
						<Button
							look="secondary"
							aria-label={t("consultations.mine.moveNamed", { researcher: researcherName, date: day, time })}
							onClick={onMove}
						>
							{t("consultations.mine.move")}
						</Button>
					) : null}
					<Button
						look="secondary"
						aria-label={t("consultations.mine.cancelNamed", { researcher: researcherName, date: day, time })}
						onClick={onCancel}
					>
						{t("consultations.mine.cancel")}
					</Button>
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
