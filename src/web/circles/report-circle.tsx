import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Circle } from "#contract/circles.ts";
import { maxReportLength } from "#domain/consultations/safety.ts";
import { useApiMutation } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { TextDialog } from "../shared/forms/text-dialog.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";

/** Reports a problem with a circle to the operator; not in the demonstration, where no one comes. */
export function ReportCircle({ circle }: { readonly circle: Circle }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const [isOpen, setOpen] = useState(false);
	const reporting = useApiMutation("POST /api/circles/:circleId/report", {
		invalidates: ["GET /api/circles"],
	});
	if (useEdition() !== "live") return null;
	return (
		<>
			<Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
				{t("consultations.report.open")}
			</Button>
			<TextDialog
				isOpen={isOpen}
				title={t("consultations.report.title")}
				lead={t("consultations.report.lead", { name: circle.researcher.name[locale] })}
				field={{
					label: t("consultations.report.text"),
					hint: t("consultations.report.hint"),
					maxLength: maxReportLength,
				}}
				submit={{ label: t("consultations.report.send"), busy: t("consultations.report.sending") }}
				done={{ title: t("consultations.report.done"), description: t("consultations.report.doneText") }}
				mutation={{
					isPending: reporting.isPending,
					mutateAsync: (text) =>
						reporting.mutateAsync({ params: { circleId: circle.id }, body: { text, locale } }),
				}}
				onClose={() => setOpen(false)}
			/>
		</>
	);
}
