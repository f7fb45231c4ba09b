import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkWeekly } from "#domain/consultations/desk-hours.ts";
import type { WeeklyHours } from "#domain/consultations/weekly.ts";
import { useApiMutation } from "../api/api.ts";
import { unwrap } from "../api/problem.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { Button } from "../ui/button.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";
import { asEntries } from "./week-entry.ts";
import { WeekGrid } from "./week-grid.tsx";
import { WeekList } from "./week-list.tsx";

const hoursOf = ({ weekday, start, end }: WeeklyHours): WeeklyHours => ({ weekday, start, end });

const isSame = (one: readonly WeeklyHours[], other: readonly WeeklyHours[]): boolean => {
	const texts = (all: readonly WeeklyHours[]) =>
		all.map(({ weekday, start, end }) => `${weekday} ${start} ${end}`).sort();
	return texts(one).join() === texts(other).join();
};

/** The hours of every week, saved together. Unsaved hours stay when a request fails or is refused. */
export function WeekHours({ stored }: { readonly stored: readonly WeeklyHours[] }) {
	const { t } = useTranslation();
	const showToast = useToast();
	const [saved, setSaved] = useState(stored);
	const [week, setWeek] = useState(() => asEntries(stored));
	const { isBusy, onSubmit } = useForm({
		mutation: useApiMutation("PUT /api/desk/hours", { invalidates: ["GET /api/desk/hours"] }),
		toRequest: () => ({ body: { weekly: unwrap(checkWeekly(week.map(hoursOf))) } }),
		onDone: ({ weekly }) => {
			setSaved(weekly);
			setWeek(asEntries(weekly));
			showToast({ tone: "success", title: t("desk.hours.saved") });
		},
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
			<div className="grid">
				<WeekGrid week={week} onChange={setWeek} />
				<WeekList week={week} onChange={setWeek} />
			</div>
			<div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
				<SubmitButton isBusy={isBusy} busyLabel={t("desk.hours.saving")} className="max-sm:w-full">
					{t("desk.hours.save")}
				</SubmitButton>
				{isSame(week, saved) ? null : (
					<>
						<p className="text-soft">{t("desk.hours.unsaved")}</p>
						<Button look="quiet" className="-ml-2.5 px-2.5!" onClick={() => setWeek(asEntries(saved))}>
							{t("desk.hours.discard")}
						</Button>
					</>
				)}
			</div>
		</form>
	);
}
