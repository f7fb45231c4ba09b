import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { Problem } from "../api/problem.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

/** Closes every day from a first to a last one. The last is the first where it is left empty. */
export function DaysOff() {
	const { t } = useTranslation();
	const showToast = useToast();
	// A new key empties the fields, which are uncontrolled.
	const [round, setRound] = useState(0);
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/desk/days-off", { invalidates: ["GET /api/desk/hours"] }),
		toRequest: ({ from = "", to = "" }) => {
			if (from === "") throw new Problem("forms.required");
			return { body: { from: from as LocalDate, to: (to || from) as LocalDate } };
		},
		fieldOf: {
			"forms.required": "from",
			"desk.day_over": "from",
			"desk.day_far": "from",
			"desk.days_order": "to",
			"desk.days_many": "to",
		},
		onDone: ({ booked }) => {
			setRound((before) => before + 1);
			const more = booked === 0 ? {} : { description: t("desk.hours.off.booked", { count: booked }) };
			showToast({ tone: "success", title: t("desk.hours.off.done"), ...more });
		},
	});
	return (
		<form method="dialog" key={round} noValidate onSubmit={onSubmit} className="grid gap-4">
			<h4 className="font-semibold">{t("desk.hours.off.title")}</h4>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<TextField
					label={t("desk.hours.off.from")}
					name="from"
					type="date"
					required
					error={errorOf("from")}
				/>
				<TextField label={t("desk.hours.off.to")} name="to" type="date" error={errorOf("to")} />
			</div>
			<SubmitButton
				look="secondary"
				isBusy={isBusy}
				busyLabel={t("desk.hours.off.adding")}
				className="justify-self-start max-sm:w-full"
			>
				{t("desk.hours.off.add")}
			</SubmitButton>
		</form>
	);
}
