import { useTranslation } from "react-i18next";
import type { PresentedCareerCard as Career } from "#domain/careers/presented-career.ts";
import { relatedDescriptionLength } from "#domain/careers/truncate.ts";
import { CareerCard } from "./career-card.tsx";

/** Careers near this one; nothing where there is none. */
export function RelatedCareers({ careers }: { readonly careers: readonly Career[] }) {
	const { t } = useTranslation();
	if (careers.length === 0) return null;
	return (
		<section aria-labelledby="related" className="page grid gap-8 print:hidden">
			<h2 id="related" className="display-3 border-t border-hairline pt-8">
				{t("career.related")}
			</h2>
			<ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
				{careers.map((career) => (
					<li key={career.id}>
						<CareerCard career={career} descriptionLength={relatedDescriptionLength} level={3} />
					</li>
				))}
			</ul>
		</section>
	);
}
