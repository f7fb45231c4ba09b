import { useTranslation } from "react-i18next";
import type { PresentedSubjects } from "#domain/careers/places/presented-places.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";

/** How common the chosen subjects are, and what is known of offers; folded, because a line by the picture says why. */
export function HowCommon({ subjects, frequency }: Pick<PresentedSubjects, "subjects" | "frequency">) {
	const { t } = useTranslation();
	const { list, percent } = useFormat();
	const { year, othersBelow, offers, offersYear, sources } = frequency;
	if (subjects.length === 0) return null;
	const shares = subjects.map(({ label, takenBy, takenIn }) => {
		if (takenBy === null)
			return t("subjects.common.below", { subject: label, percent: percent(othersBelow) });
		return takenIn === null
			? t("subjects.common.share", { subject: label, percent: percent(takenBy) })
			: t("subjects.common.other", { subject: label, percent: percent(Math.round(takenBy)), year: takenIn });
	});
	return (
		<details className="measure">
			<summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
				{t("subjects.common.title")}
			</summary>
			<p>{t("subjects.common.text", { year, shares: list(shares) })}</p>
			<p className="mt-1 text-on-band-soft">
				{t("subjects.common.offers", { percent: percent(offers), year: offersYear })}
			</p>
			<ul className="flex flex-wrap gap-x-5 text-sm">
				{sources.map(({ label, url }) => (
					<li key={url}>
						<OutsideLink href={url}>{label}</OutsideLink>
					</li>
				))}
			</ul>
		</details>
	);
}
