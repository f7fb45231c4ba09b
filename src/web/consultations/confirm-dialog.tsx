import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { Portrait } from "../shared/people/portrait.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { AppointmentDetails } from "./appointment-details.tsx";

interface ConfirmDialogProps {
	/** The appointment in question; null keeps the dialog closed. */
	readonly appointment: Pick<Appointment, "startsAt" | "duration" | "zone" | "amountCents"> | null;
	readonly researcherName: string;
	/** Whom it is with; without them only the name is shown. */
	readonly researcher?:
		| Pick<Researcher, "monogram" | "category" | "imageUrl" | "illustrative" | "title" | "specialization">
		| undefined;
	readonly visitorZone: Zone;
	readonly purpose: "confirming" | "cancelling";
	readonly isBusy: boolean;
	/** Additional information before the decision. */
	readonly notes?: readonly string[];
	readonly onConfirm: () => void;
	readonly onClose: () => void;
}

/** Asks for a confirmation before a consultation is booked or cancelled, with all its details. */
export function ConfirmDialog({ appointment, purpose, isBusy, notes = [], ...rest }: ConfirmDialogProps) {
	const { t } = useTranslation();
	const isBooking = purpose === "confirming";
	return (
		<Dialog
			isOpen={appointment !== null}
			onClose={rest.onClose}
			title={t(`consultations.${purpose}.title`)}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			{appointment === null ? null : (
				<>
					{rest.researcher ? (
						<div
							data-line={rest.researcher.category}
							className="flex items-center gap-4 rounded-panel border-b-4 border-line bg-band p-4 text-on-band"
						>
							<Portrait {...rest.researcher} />
							<p>
								<span className="block font-semibold">{rest.researcher.title}</span>{" "}
								<span className="text-on-band-soft">{rest.researcher.specialization}</span>
							</p>
						</div>
					) : null}
					<AppointmentDetails
						researcherName={rest.researcherName}
						appointment={appointment}
						visitorZone={rest.visitorZone}
					/>
					{notes.map((note) => (
						<p key={note} className={isBooking ? "text-sm text-soft" : ""}>
							{note}
						</p>
					))}
					<DialogActions>
						<Button
							look="secondary"
							disabled={isBusy}
							onClick={rest.onClose}
							{...(isBooking ? {} : { "data-first-focus": "" })}
						>
							{t(isBooking ? "common.cancel" : "consultations.cancelling.keep")}
						</Button>
						<Button
							look={isBooking ? "primary" : "danger"}
							aria-disabled={isBusy || undefined}
							onClick={() => isBusy || rest.onConfirm()}
							className="aria-disabled:cursor-progress! aria-disabled:opacity-70"
						>
							{t(`consultations.${purpose}.${isBusy ? "busy" : "confirm"}`)}
						</Button>
					</DialogActions>
					<p role="status" className="sr-only">
						{isBusy ? t(`consultations.${purpose}.busy`) : null}
					</p>
				</>
			)}
		</Dialog>
	);
}
