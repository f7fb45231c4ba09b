import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { type appointmentStatuses, maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import { Badge } from "../ui/badge.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { PersonLink, RowActs } from "./desk-parts.tsx";

const refunds = ["all", "none", "by-rule"] as const;

/** A consultation, which can be moved or cancelled while it is to come. */
export function AppointmentEntry({ row }: { readonly row: ActionRow<"appointments list"> }) {
	const { t } = useTranslation();
	const { id, student, researcher, begins, zone, state, email, guardian } = row;
	const about = t("operator.appointments.with", { student, researcher });
	return (
		<div className="grid gap-3">
			<div className="grid gap-1">
				<p className="flex flex-wrap items-center gap-2">
					<span className="font-semibold">{about}</span>
					<Badge look={state === "cancelled" ? "destructive" : "outline"}>
						{t(`operator.values.appointment.${state as (typeof appointmentStatuses)[number]}`)}
					</Badge>
				</p>
				<p className="tabular-nums">{t("operator.appointments.at", { begins, zone })}</p>
				<p className="text-sm text-soft wrap-anywhere">
					<PersonLink email={email} />
					{guardian === null ? null : ` · ${t("operator.appointments.guardian", { email: guardian })}`}
				</p>
			</div>
			{state === "confirmed" ? (
				<RowActs>
					<ActionDialog
						action="appointments move"
						toInput={({ time = "" }) => ({ id, time })}
						label={t("operator.appointments.move")}
						about={about}
						lead={t("operator.appointments.moveText")}
					>
						<TextField
							label={t("operator.appointments.newTime")}
							name="time"
							type="datetime-local"
							step={1800}
							defaultValue={begins.replace(" ", "T")}
							required
							data-first-focus=""
						/>
					</ActionDialog>
					<ActionDialog
						action="appointments cancel"
						toInput={({ refund, reason = "" }) => ({
							id,
							refund: refunds.find((one) => one === refund) ?? "all",
							...(reason.trim() === "" ? {} : { reason }),
						})}
						label={t("operator.appointments.cancel")}
						about={about}
						lead={t("operator.appointments.cancelText")}
						look="danger"
					>
						<SelectField label={t("operator.appointments.refund")} name="refund" data-first-focus="">
							{refunds.map((one) => (
								<option key={one} value={one}>
									{t(`operator.appointments.refunds.${one}`)}
								</option>
							))}
						</SelectField>
						<TextArea
							label={t("operator.appointments.reason")}
							name="reason"
							maxLength={maxCancelReasonLength}
							rows={3}
						/>
					</ActionDialog>
				</RowActs>
			) : null}
		</div>
	);
}
