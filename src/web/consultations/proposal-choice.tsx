import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Appointment, endOf } from "#domain/consultations/appointment.ts";
import type { Instant, Zone } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Button } from "../ui/button.tsx";

interface ProposalChoiceProps {
	readonly appointment: Appointment;
	readonly proposal: NonNullable<Appointment["proposal"]>;
	readonly researcherName: string;
	readonly visitorZone: Zone;
}

/** Other times that the researcher proposes: the student takes one, or none and gets the price back. */
export function ProposalChoice({ appointment, proposal, researcherName, visitorZone }: ProposalChoiceProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const [isDeclining, setDeclining] = useState(false);
	const answering = useMutationToasts("GET /api/appointments");
	const accepting = useApiMutation(
		"POST /api/appointments/:appointmentId/proposal/accept",
		answering(t("consultations.proposal.accepted")),
	);
	const declining = useApiMutation(
		"POST /api/appointments/:appointmentId/proposal/decline",
		answering(t("consultations.proposal.declined")),
	);
	const params = { appointmentId: appointment.id };
	const isBusy = accepting.isPending || declining.isPending;
	const periodOf = (startsAt: Instant) =>
		format.period(startsAt, endOf({ ...appointment, startsAt }), visitorZone);
	const names = { name: researcherName };
	return (
		<div className="mt-3 grid max-w-xl gap-3 rounded-control border border-edge/60 bg-sunken p-4">
			<p className="font-semibold">{t("consultations.proposal.title", names)}</p>
			<p className="wrap-anywhere">{t("consultations.cancelReason", { reason: proposal.reason })}</p>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{proposal.times.map((startsAt) => {
					const { date, time } = periodOf(startsAt);
					return (
						<li key={startsAt} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
							<span className="tabular-nums">{t("consultations.proposal.time", { date, time })}</span>
							<Button
								look="secondary"
								aria-disabled={isBusy || undefined}
								aria-label={t("consultations.proposal.takeNamed", { date, time })}
								onClick={() => isBusy || accepting.mutate({ params, body: { startsAt } })}
							>
								{t("consultations.proposal.take")}
							</Button>
						</li>
					);
				})}
			</ul>
			<p className="text-sm text-soft">
				{t("consultations.proposal.until", format.period(proposal.answerBy, proposal.answerBy, visitorZone))}
			</p>
			<Button
				look="quiet"
				className="justify-self-start underline"
				aria-disabled={isBusy || undefined}
				onClick={() => isBusy || setDeclining(true)}
			>
				{t("consultations.proposal.decline")}
			</Button>
			<ConfirmActionDialog
				isOpen={isDeclining}
				title={t("consultations.proposal.declineTitle")}
				text={t("consultations.proposal.declineText")}
				label={t("consultations.proposal.declineConfirm")}
				onConfirm={() => declining.mutate({ params })}
				onClose={() => setDeclining(false)}
			/>
		</div>
	);
}
