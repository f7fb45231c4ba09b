import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { Problem } from "../api/problem.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { MinuteSelect } from "./minute-select.tsx";

const evening = { start: 18 * 60, end: 20 * 60 };

/** Offers hours on one day besides those of the week. */
export function ExtraHours() {
	const { t } = useTranslation();
	const showToast = useToast();
	const [round, setRound] = useState(0);
	const [hours, setHours] = useState(evening);
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/desk/extra-hours", { invalidates: ["GET /api/desk/hours"] }),
		toRequest: ({ date = "" }) => {
			if (date === "") throw new Problem("forms.required");
			return { body: { date: date as LocalDate, ...hours } };
		},
		fieldOf: { "forms.required": "date", "desk.day_over": "date", "desk.day_far": "date" },
		onDone: () => {
			setRound((before) => before + 1);
			showToast({ tone: "success", title: t("desk.hours.extra.done") });
		},
	});
	return (
		<form method="dialog" key={round} noValidate onSubmit={onSubmit} className="grid gap-4">
			<h4 className="font-semibold">{t("desk.hours.extra.title")}</h4>
			<div className="grid items-start gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2">
				<TextField
					label={t("desk.hours.extra.day")}
					name="date"
					type="date"
					required
					error={errorOf("date")}
				/>
				{/* Beside the field, below the line of its label. */}
				<div className="flex items-center gap-2 sm:max-md:pt-8.5 lg:pt-8.5">
					<MinuteSelect
						label={t("desk.hours.extra.from")}
						value={hours.start}
						onChange={(start) => setHours({ ...hours, start })}
						isEnd={false}
					/>
					<span aria-hidden="true">–</span>
					<MinuteSelect
						label={t("desk.hours.extra.to")}
						value={hours.end}
						onChange={(end) => setHours({ ...hours, end })}
						isEnd={true}
					/>
				</div>
			</div>
			<SubmitButton
				look="secondary"
				isBusy={isBusy}
				busyLabel={t("desk.hours.extra.adding")}
				className="justify-self-start max-sm:w-full"
			>
				{t("desk.hours.extra.add")}
			</SubmitButton>
		</form>
	);
}
