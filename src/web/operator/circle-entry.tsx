import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import type { ParticipantState } from "#domain/circles/seats.ts";
import { maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import { Badge } from "../ui/badge.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { ActionRows } from "./action-rows.tsx";
import { ChangeCircle } from "./circle-dialogs.tsx";
import { PersonLink, RowActs } from "./desk-parts.tsx";
import { LateFold } from "./late-fold.tsx";

type Present = Exclude<ParticipantState, "left">;

/** A circle to come with its participants, folded; it can be cancelled. */
export function CircleEntry({ row }: { readonly row: ActionRow<"circles list"> }) {
	const { t } = useTranslation();
	const { id, subject, researcher, host, begins, zone, seats, taken, waiting } = row;
	return (
		<>
			<p className="font-semibold wrap-anywhere">{subject}</p>
			<p className="tabular-nums">{t("operator.appointments.at", { begins, zone })}</p>
			<p className="text-sm text-soft wrap-anywhere">
				{t("operator.circles.who", { researcher, host })} ·{" "}
				{t("operator.circles.seats", { taken, seats, waiting })}
			</p>
			<LateFold summary={t("operator.circles.participants")}>
				<ActionRows
					action="circles participants"
					input={{ id }}
					none={t("operator.circles.noParticipants")}
					keyOf={({ email }) => email}
				>
					{({ student, email, state }) => (
						<p className="flex flex-wrap items-center gap-2">
							<span>{student}</span>
							<Badge>{t(`operator.values.participant.${state as Present}`)}</Badge>
							<PersonLink email={email} />
						</p>
					)}
				</ActionRows>
			</LateFold>
			<RowActs>
				<ChangeCircle row={row} />
				<ActionDialog
					action="circles cancel"
					toInput={({ reason = "" }) => ({ id, ...(reason.trim() === "" ? {} : { reason }) })}
					label={t("operator.circles.cancel")}
					about={subject}
					lead={t("operator.circles.cancelText")}
					look="danger"
				>
					<TextArea
						label={t("operator.appointments.reason")}
						name="reason"
						maxLength={maxCancelReasonLength}
						rows={3}
						data-first-focus=""
					/>
				</ActionDialog>
			</RowActs>
		</>
	);
}
