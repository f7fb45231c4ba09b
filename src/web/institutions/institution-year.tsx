import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institution-page.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Button } from "../ui/button.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

/** The year's change of an institution, folded away: on which days classes are archived and erased. */
export function InstitutionYear({ year }: Pick<InstitutionPage, "year">) {
	const { t } = useTranslation();
	const { longDate } = useFormat();
	const toast = useToast();
	const withToasts = useMutationToasts("GET /api/institution", "GET /api/account/institution");
	const giveUp = useApiMutation("DELETE /api/institution/year", withToasts(t("institution.year.givenUp")));
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("PUT /api/institution/year", {
			invalidates: ["GET /api/institution", "GET /api/account/institution"],
		}),
		toRequest: ({ archiveOn = "", eraseOn = "" }) => ({
			// An empty day is refused as any other that does not fit.
			body: { archiveOn: archiveOn as LocalDate, eraseOn: eraseOn as LocalDate },
		}),
		onDone: () => toast({ tone: "success", title: t("institution.year.planned") }),
		fieldOf: { "institutions.year_archive": "archiveOn", "institutions.year_erase": "eraseOn" },
	});
	return (
		<details>
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{year
					? t("institution.year.titlePlanned", { day: longDate(utcMidnight(year.archiveOn), utcZone) })
					: t("institution.year.title")}
			</summary>
			<div className="grid max-w-xl gap-5 pt-1">
				<p className="text-soft">{t("institution.year.hint")}</p>
				<form
					// Fields start anew with the days of another plan.
					key={`${year?.archiveOn} ${year?.eraseOn}`}
					method="dialog"
					noValidate
					onSubmit={onSubmit}
					className="grid gap-5"
				>
					<div className="grid items-start gap-5 sm:grid-cols-2">
						<TextField
							type="date"
							name="archiveOn"
							label={t("institution.year.archive")}
							defaultValue={year?.archiveOn}
							required
							error={errorOf("archiveOn")}
						/>
						<TextField
							type="date"
							name="eraseOn"
							label={t("institution.year.erase")}
							defaultValue={year?.eraseOn}
							required
							error={errorOf("eraseOn")}
						/>
					</div>
					<div className="flex flex-wrap gap-3">
						<SubmitButton isBusy={isBusy} busyLabel={t("institution.year.busy")} className="max-sm:w-full">
							{t("institution.year.submit")}
						</SubmitButton>
						{year ? (
							<Button look="secondary" disabled={giveUp.isPending} onClick={() => giveUp.mutate({})}>
								{t("institution.year.giveUp")}
							</Button>
						) : null}
					</div>
				</form>
			</div>
		</details>
	);
}
