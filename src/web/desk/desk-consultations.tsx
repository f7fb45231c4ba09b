import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskAppointment } from "#contract/desk.ts";
import { roomPath } from "#contract/mail-links.ts";
import { agendaOf, endOf } from "#domain/consultations/appointment.ts";
import { mayReportMissed, missedStateOf } from "#domain/consultations/missed-rules.ts";
import { mayPropose } from "#domain/consultations/proposal.ts";
import type { Instant, Zone } from "#domain/shared/instant.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { DeskCancelDialog, DeskMissedDialog, DeskReportDialog } from "./desk-dialogs.tsx";
import { DeskNote } from "./desk-note.tsx";
import { DeskProposeDialog } from "./propose-dialog.tsx";

interface RowProps {
	readonly appointment: DeskAppointment;
	readonly zone: Zone;
	readonly onReport: () => void;
	/** Omitted for one that can no longer be cancelled. */
	readonly onCancel: (() => void) | null;
	/** Proposes other times; null while that is not possible. */
	readonly onPropose: (() => void) | null;
	/** Reports that the student did not come; null while that is not possible. */
	readonly onMissed: (() => void) | null;
}

/** The times that the researcher proposed, and until when the student answers. */
function DeskProposal({
	name,
	proposal: { times, answerBy },
	zone,
}: {
	readonly name: string;
	readonly proposal: NonNullable<DeskAppointment["proposal"]>;
	readonly zone: Zone;
}) {
	const { t } = useTranslation();
	const format = useFormat();
	const at = (time: Instant) => ({ date: format.dayInText(time, zone), time: format.time(time, zone) });
	return (
		<div className="measure grid gap-0.5 text-sm">
			<p className="font-semibold">{t("desk.propose.openUntil", { name, ...at(answerBy) })}</p>
			<ul>
				{times.map((time) => (
					<li key={time} className="tabular-nums">
						{t("desk.propose.one", at(time))}
					</li>
				))}
			</ul>
		</div>
	);
}

/** A consultation on the researcher's clock, with what they may know of the student. */
function DeskConsultation({ appointment, zone, onReport, onCancel, onPropose, onMissed }: RowProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { id, startsAt, duration, status, firstName, isMinor, cancelReason, topic, missed, proposal } =
		appointment;
	const missedState = missed ? missedStateOf(missed) : null;
	const day = format.day(startsAt, zone);
	const time = format.timeRange(startsAt, endOf(appointment), zone);
	const about = t("desk.consultations.named", { student: firstName, date: day, time });
	return (
		<li className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-b border-hairline py-4 sm:grid-cols-[7rem_8rem_1fr_auto] sm:items-center">
			<p className="font-display text-lg font-semibold tabular-nums">
				<time dateTime={startsAt}>{day}</time>
			</p>
			<p className="whitespace-nowrap tabular-nums">{time}</p>
			<div className="grid justify-items-start gap-1 max-sm:col-span-2">
				<p className="wrap-anywhere">
					<span className="font-semibold">{firstName}</span>
					<span className="text-soft"> · {t(`consultations.booking.durations.${duration}`)}</span>
				</p>
				{isMinor ? <Badge>{t("desk.consultations.minor")}</Badge> : null}
				{topic === undefined ? null : (
					<div className="measure grid gap-0.5">
						<p className="text-sm text-soft">{t("desk.consultations.topic")}</p>
						<p className="whitespace-pre-line wrap-anywhere">{topic}</p>
					</div>
				)}
				{status === "confirmed" ? (
					<LocalLink
						to={roomPath("desk", id)}
						aria-label={t("consultations.mine.joinNamed", { about })}
						className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
					>
						{t("consultations.mine.join")}
					</LocalLink>
				) : null}
				{status === "confirmed" ? <DeskNote appointment={appointment} /> : null}
				{cancelReason === undefined ? null : (
					<p className="text-sm wrap-anywhere">{t("consultations.cancelReason", { reason: cancelReason })}</p>
				)}
				{proposal === undefined ? null : <DeskProposal name={firstName} proposal={proposal} zone={zone} />}
				{missedState === null ? null : (
					<p className="measure text-sm wrap-anywhere">
						{t(`desk.missed.state.${missedState}`, { name: firstName })}
					</p>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-3 max-sm:col-span-2">
				{status === "confirmed" ? null : (
					<Badge look={status === "completed" ? "outline" : "destructive"}>
						{t(`consultations.status.${status}`)}
					</Badge>
				)}
				{onPropose === null ? null : (
					<Button look="secondary" aria-label={t("desk.propose.openNamed", { about })} onClick={onPropose}>
						{t("desk.propose.open")}
					</Button>
				)}
				{onCancel === null ? null : (
					<Button look="secondary" aria-label={t("desk.cancel.openNamed", { about })} onClick={onCancel}>
						{t("desk.cancel.open")}
					</Button>
				)}
				{onMissed === null ? null : (
					<Button
						look="secondary"
						aria-label={t("consultations.missed.openNamed", { about })}
						onClick={onMissed}
					>
						{t("consultations.missed.open")}
					</Button>
				)}
				<Button
					look="secondary"
					aria-label={t("consultations.report.openNamed", { about })}
					onClick={onReport}
				>
					{t("consultations.report.open")}
				</Button>
			</div>
		</li>
	);
}

interface DeskConsultationsProps {
	readonly appointments: readonly DeskAppointment[];
	readonly now: Instant;
	readonly zone: Zone;
	/** Whether the researcher may propose other times: not while they are suspended. */
	readonly canPropose: boolean;
}

/** The researcher's coming and past consultations. */
export function DeskConsultations({ appointments, now, zone, canPropose }: DeskConsultationsProps) {
	const { t } = useTranslation();
	const [reported, setReported] = useState<DeskAppointment | null>(null);
	const [missed, setMissed] = useState<DeskAppointment | null>(null);
	const [cancelled, setCancelled] = useState<DeskAppointment | null>(null);
	const [proposed, setProposed] = useState<DeskAppointment | null>(null);
	const agenda = agendaOf(appointments, now);
	const tab = (id: "upcoming" | "past", empty: { readonly title: string; readonly hint: string }) => ({
		id,
		label: t(`desk.consultations.${id}`),
		content:
			agenda[id].length === 0 ? (
				<div className="grid min-h-20 content-center gap-1">
					<p className="font-semibold">{empty.title}</p>
					<p className="text-soft">{empty.hint}</p>
				</div>
			) : (
				<ul className="-mt-6">
					{agenda[id].map((one) => (
						<DeskConsultation
							key={one.id}
							appointment={one}
							zone={zone}
							onReport={() => setReported(one)}
							onCancel={id === "upcoming" ? () => setCancelled(one) : null}
							onPropose={canPropose && !one.proposal && mayPropose(one, now) ? () => setProposed(one) : null}
							onMissed={
								one.missed && mayReportMissed(one.missed, "researcher", now) ? () => setMissed(one) : null
							}
						/>
					))}
				</ul>
			),
	});
	return (
		<section aria-labelledby="desk-consultations" className="grid gap-4">
			<h2 id="desk-consultations" className="display-3">
				{t("desk.consultations.title")}
			</h2>
			<Tabs
				label={t("desk.consultations.title")}
				items={[
					tab("upcoming", {
						title: t("desk.consultations.noUpcoming"),
						hint: t("desk.consultations.noUpcomingHint"),
					}),
					tab("past", { title: t("desk.consultations.noPast"), hint: t("desk.consultations.noPastHint") }),
				]}
			/>
			<DeskReportDialog appointment={reported} onClose={() => setReported(null)} />
			<DeskMissedDialog appointment={missed} onClose={() => setMissed(null)} />
			<DeskProposeDialog appointment={proposed} zone={zone} onClose={() => setProposed(null)} />
			<DeskCancelDialog appointment={cancelled} onClose={() => setCancelled(null)} />
		</section>
	);
}
