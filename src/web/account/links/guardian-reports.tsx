import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecentAppointment } from "#contract/billing.ts";
import { useApiMutation } from "../../api/api.ts";
import { ReportDialog } from "../../consultations/report-dialog.tsx";
import { useFormat } from "../../shared/i18n/format.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";

interface GuardianReportsProps {
	readonly token: string;
	readonly appointments: readonly RecentAppointment[];
}

/** Reports a problem with a coming or recent consultation or circle of the student; nothing without any. */
export function GuardianReports({ token, appointments }: GuardianReportsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const locale = useLocale();
	const [reported, setReported] = useState<RecentAppointment | null>(null);
	const reporting = useApiMutation("POST /api/account/guardian/report");
	if (appointments.length === 0) return null;
	return (
		<section aria-labelledby="guardian-reports" className="grid w-full max-w-[65ch] gap-4">
			<h2 id="guardian-reports" className="text-xl">
				{t("guardian.report.title")}
			</h2>
			<p>{t("guardian.report.text")}</p>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{appointments.map((one) => {
					const { id, startsAt, zone, researcherName, circle } = one;
					const about = t(circle ? "guardian.report.oneCircle" : "guardian.report.one", {
						researcher: researcherName[locale],
						circle: circle?.[locale] ?? "",
						day: format.dayInText(startsAt, zone),
						time: format.time(startsAt, zone),
					});
					return (
						<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
							<span>{about}</span>
							<Button
								look="secondary"
								aria-label={t("consultations.report.openNamed", { about })}
								onClick={() => setReported(one)}
							>
								{t("consultations.report.open")}
							</Button>
						</li>
					);
				})}
			</ul>
			<ReportDialog
				isOpen={reported !== null}
				lead={t("consultations.report.lead", { name: reported?.researcherName[locale] ?? "" })}
				done={{ title: t("consultations.report.done"), description: t("consultations.report.doneText") }}
				mutation={{
					isPending: reporting.isPending,
					mutateAsync: (text) =>
						reporting.mutateAsync({ body: { token, appointmentId: reported?.id ?? "", text, locale } }),
				}}
				onClose={() => setReported(null)}
			/>
		</section>
	);
}
