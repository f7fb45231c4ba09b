import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";
import { useSession } from "../../api/session.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import type { SummarySection } from "./use-summary.ts";

const counsellorsQuery = apiQuery("GET /api/counsellors", {});

/** Shows the summary to a counsellor of the student's own school, and takes it back; nothing where there is none. */
export function ShowToCounsellor({ sections }: { readonly sections: readonly SummarySection[] }) {
	const { t } = useTranslation();
	const { mediumDate } = useFormat();
	const locale = useLocale();
	const isStudent = useSession()?.role === "student";
	const isLive = useEdition() === "live";
	const { data } = useQuery({ ...counsellorsQuery, enabled: isLive && isStudent });
	const withToasts = useMutationToasts("GET /api/counsellors");
	const show = useApiMutation(
		"PUT /api/counsellors/:counsellorId/summary",
		withToasts(t("counsellor.show.done")),
	);
	const hide = useApiMutation(
		"DELETE /api/counsellors/:counsellorId/summary",
		withToasts(t("counsellor.show.hidden")),
	);
	if (data === undefined) return null;
	const shown = new Map(data.shown.map((one) => [one.counsellorId, one]));
	const former = data.shown.filter(
		({ counsellorId }) => !data.counsellors.some(({ id }) => id === counsellorId),
	);
	const listed = [
		...data.counsellors,
		...former.map(({ counsellorId: id, counsellor: name, institution }) => ({ id, name, institution })),
	];
	if (listed.length === 0) return null;
	const parts = sections.map(({ title, lines }) => ({ title, lines: [...lines] }));
	return (
		<section
			aria-labelledby="show-to-counsellor"
			className="grid gap-3 border-t border-hairline pt-5 print:hidden"
		>
			<h2 id="show-to-counsellor" className="font-display text-xl font-semibold">
				{t("counsellor.show.title")}
			</h2>
			<p className="text-sm text-soft">{t("counsellor.show.hint")}</p>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{listed.map(({ id, name, institution }) => {
					const seen = shown.get(id);
					const isFormer = former.some(({ counsellorId }) => counsellorId === id);
					return (
						<li key={id} className="grid gap-2 py-3">
							<div className="grid gap-0.5">
								<span className="font-semibold wrap-anywhere">{name}</span>
								<span className="text-sm text-soft">
									{dotted([
										institution,
										seen ? t("counsellor.show.until", { day: mediumDate(seen.endsAt) }) : "",
									])}
								</span>
							</div>
							<div className="flex flex-wrap gap-3">
								{isFormer ? null : (
									<Button
										look="secondary"
										aria-label={t(seen ? "counsellor.show.againNamed" : "counsellor.show.submitNamed", {
											name,
										})}
										disabled={show.isPending || parts.length === 0}
										onClick={() => show.mutate({ params: { counsellorId: id }, body: { locale, parts } })}
									>
										{t(seen ? "counsellor.show.again" : "counsellor.show.submit")}
									</Button>
								)}
								{seen ? (
									<Button
										look="quiet"
										aria-label={t("counsellor.show.hideNamed", { name })}
										disabled={hide.isPending}
										onClick={() => hide.mutate({ params: { counsellorId: id } })}
									>
										{t("counsellor.show.hide")}
									</Button>
								) : null}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
