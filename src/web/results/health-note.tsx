import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { OutsideLink } from "../shared/links/outside-link.tsx";

/** Folded: where the professions close to patients are; the quiz neither proposes nor counts them. */
export function HealthNote() {
	const { t } = useTranslation();
	return (
		<details className="measure print:hidden">
			<summary className="inline-flex min-h-11 items-center text-soft underline decoration-1 underline-offset-4 hover:text-ink">
				{t("results.health.question")}
			</summary>
			<p className="pb-2">
				{t("results.health.text")}{" "}
				<LocalLink to="/more-careers" className="text-ink underline underline-offset-4">
					{t("results.health.link")}
				</LocalLink>{" "}
				<OutsideLink
					href={t("results.noStandOut.everything.address")}
					className="underline underline-offset-4"
				>
					{t("results.health.onisep")}
				</OutsideLink>
			</p>
		</details>
	);
}
