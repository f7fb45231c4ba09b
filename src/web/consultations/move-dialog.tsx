import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { pickDate, pickTime, type Selection } from "#domain/consultations/selection.ts";
import { datesOf } from "#domain/consultations/slots.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { languages } from "#domain/shared/locale.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { dateIn } from "#domain/shared/time.ts";
import { useApiMutation } from "../api/api.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useToast } from "../ui/toast.tsx";
import { calendarSkeleton, LateCalendar } from "./late-calendar.tsx";
import { changedByBooking } from "./queries.ts";
import { TimeList } from "./time-list.tsx";

interface MoveFormProps {
	readonly appointment: Appointment;
	readonly researcher: Researcher;
	readonly clock: Clock;
	/** Null after a move that succeeded, or before any. */
	readonly refusal: ProblemCode | null;
	readonly isMoving: boolean;
	/** Moves the appointment; the chosen time is dropped if that is refused. */
	readonly onMove: (startsAt: Instant, onRefused: () => void) => void;
	readonly onClose: () => void;
}

/** The new day and time of an appointment. */
function MoveForm({ appointment, researcher, clock, refusal, isMoving, onMove, onClose }: MoveFormProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const problem = useProblem();
	const { id: researcherId, slots } = researcher;
	const { duration } = appointment;
	const [selection, setSelection] = useState<Selection>({
		researcherId,
		date: null,
		duration,
		startsAt: null,
	});
	const { startsAt } = selection;
	return (
		// A separate form: its times must not be mixed with those of the booking form.
		<form
			method="dialog"
			className="grid gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (startsAt === null || isMoving) return;
				onMove(startsAt, () => setSelection((before) => ({ ...before, startsAt: null })));
			}}
		>
			<p>{t("consultations.moving.text", { researcher: researcher.name })}</p>
			<LateCalendar
				placeholder={calendarSkeleton}
				label={t("consultations.moving.day")}
				language={languages[locale].tag}
				value={selection.date}
				onChange={(date) => setSelection(pickDate(selection, date))}
				today={dateIn(clock.now, clock.zone)}
				availableDates={datesOf(slots, clock.zone)}
				previousLabel={t("consultations.calendar.previous")}
				nextLabel={t("consultations.calendar.next")}
			/>
			<TimeList
				researcher={researcher}
				selection={selection}
				clock={clock}
				onChoose={(time) => setSelection(pickTime(selection, time))}
			/>
			{refusal === null ? null : <Alert tone="destructive" title={problem(refusal)} />}
			<DialogActions>
				<Button look="secondary" disabled={isMoving} onClick={onClose}>
					{t("consultations.moving.keep")}
				</Button>
				<Button type="submit" disabled={startsAt === null} aria-disabled={isMoving || undefined}>
					{t(`consultations.moving.${isMoving ? "busy" : "confirm"}`)}
				</Button>
			</DialogActions>
		</form>
	);
}

interface MoveDialogProps {
	/** Null keeps the dialog closed. */
	readonly appointment: Appointment | null;
	readonly researcher: Researcher | undefined;
	readonly clock: Clock;
	readonly onMoved: () => void;
	readonly onClose: () => void;
	readonly onFailed: (code: ProblemCode) => void;
}

/** Moves an appointment to another free time of the same researcher. */
export function MoveDialog({ appointment, researcher, clock, onMoved, onClose, onFailed }: MoveDialogProps) {
	const { t } = useTranslation();
	const showToast = useToast();
	const moving = useApiMutation("POST /api/appointments/:appointmentId/move", {
		invalidates: changedByBooking,
		onSuccess: () => {
			showToast({ tone: "success", title: t("consultations.moving.done") });
			onMoved();
		},
		onError: ({ code }) => onFailed(code),
	});
	const close = () => {
		moving.reset();
		onClose();
	};
	return (
		<Dialog
			isOpen={appointment !== null && researcher !== undefined}
			onClose={close}
			title={t("consultations.moving.title")}
			closeLabel={t("common.close")}
			isDismissable={!moving.isPending}
		>
			{appointment === null || researcher === undefined ? null : (
				<MoveForm
					key={appointment.id}
					appointment={appointment}
					researcher={researcher}
					clock={clock}
					refusal={moving.error?.code ?? null}
					isMoving={moving.isPending}
					onMove={(startsAt, onRefused) =>
						moving.mutate(
							{ params: { appointmentId: appointment.id }, body: { startsAt } },
							{ onError: onRefused },
						)
					}
					onClose={close}
				/>
			)}
		</Dialog>
	);
}
