import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { pickDate, pickTime, type Selection } from "#domain/consultations/selection.ts";
import { datesOf } from "#domain/consultations/slots.ts";
import { languages } from "#domain/shared/locale.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { dateIn } from "#domain/shared/time.ts";
import { useApiMutation } from "../api/api.ts";
import { useLocale } from "../shared/locale.ts";
import { useProblem } from "../shared/use-problem.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useToast } from "../ui/toast.tsx";
import { calendarPlace, LateCalendar } from "./late-calendar.tsx";
import { changedByBooking } from "./queries.ts";
import { TimeList } from "./time-list.tsx";
import type { Clock } from "./use-clock.ts";

interface MoveProps {
	readonly researcher: Researcher;
	readonly clock: Clock;
	readonly onMoved: () => void;
	readonly onClose: () => void;
	readonly onFailed: (code: ProblemCode) => void;
}

interface MoveFormProps extends MoveProps {
	readonly appointment: Appointment;
	readonly onBusy: (isBusy: boolean) => void;
}

/** The new day and time of an appointment. */
function MoveForm({ appointment, researcher, clock, onBusy, ...rest }: MoveFormProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const problem = useProblem();
	const showToast = useToast();
	const { id: researcherId, zone, slots } = researcher;
	const { duration } = appointment;
	const [selection, setSelection] = useState<Selection>({
		researcherId,
		date: null,
		duration,
		startsAt: null,
	});
	const [refusal, setRefusal] = useState<ProblemCode | null>(null);
	const moving = useApiMutation("POST /api/appointments/:appointmentId/move", {
		invalidates: changedByBooking,
		onSuccess: () => {
			showToast({ tone: "success", title: t("consultations.moving.done") });
			rest.onMoved();
		},
		onError: ({ code }) => {
			setRefusal(code);
			setSelection((before) => ({ ...before, startsAt: null }));
			rest.onFailed(code);
		},
	});
	const { startsAt } = selection;
	return (
		// A separate form: its times must not be mixed with those of the booking form.
		<form
			method="dialog"
			className="grid gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (startsAt === null || moving.isPending) return;
				setRefusal(null);
				onBusy(true);
				const params = { appointmentId: appointment.id };
				moving.mutate({ params, body: { startsAt } }, { onSettled: () => onBusy(false) });
			}}
		>
			<p>{t("consultations.moving.text", { researcher: researcher.name })}</p>
			<LateCalendar
				placeholder={calendarPlace}
				label={t("consultations.moving.day")}
				language={languages[locale].tag}
				value={selection.date}
				onChange={(date) => setSelection(pickDate(selection, date))}
				today={dateIn(clock.now, zone)}
				availableDates={datesOf(slots, zone)}
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
				<Button look="secondary" disabled={moving.isPending} onClick={rest.onClose}>
					{t("consultations.moving.keep")}
				</Button>
				<Button type="submit" disabled={startsAt === null} aria-disabled={moving.isPending || undefined}>
					{t(`consultations.moving.${moving.isPending ? "busy" : "confirm"}`)}
				</Button>
			</DialogActions>
		</form>
	);
}

/** Moves an appointment to another free time of the same researcher; null keeps the dialog closed. */
export function MoveDialog({
	appointment,
	...props
}: Omit<MoveProps, "researcher"> & {
	readonly appointment: Appointment | null;
	readonly researcher: Researcher | undefined;
}) {
	const { t } = useTranslation();
	const [isBusy, setBusy] = useState(false);
	const { researcher } = props;
	return (
		<Dialog
			isOpen={appointment !== null && researcher !== undefined}
			onClose={props.onClose}
			title={t("consultations.moving.title")}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			{appointment === null || researcher === undefined ? null : (
				<MoveForm
					key={appointment.id}
					{...props}
					appointment={appointment}
					researcher={researcher}
					onBusy={setBusy}
				/>
			)}
		</Dialog>
	);
}
