import { useTranslation } from "react-i18next";
import type { PresentedCareerCard as Career } from "#domain/careers/presented-career.ts";
import { relatedDescriptionLength, truncate } from "#domain/careers/truncate.ts";
import { Fingerprint } from "../shared/fingerprint.tsx";
import { LocalLink } from "../shared/local-link.tsx";

/** A short card of a related career, without its subjects. All of it is the link. */
export function RelatedCard({
	career: { id, category, fingerprint, title, description },
}: {
	readonly career: Career;
}) {
	const { t } = useTranslation();
	return (
		<article
			data-line={category}
			className="group relative grid h-full content-start gap-x-4 gap-y-1.5 max-md:grid-cols-[5.5rem_minmax(0,1fr)]"
		>
			<Fingerprint weights={fingerprint} className="h-14 max-md:row-span-4 max-md:h-20" />
			<p className="border-l-3 border-line pl-2 text-sm text-soft">{t(`common.categories.${category}`)}</p>
			<h3 className="font-display text-xl font-semibold leading-tight">{title}</h3>
			<p className="text-soft">{truncate(description, relatedDescriptionLength)}</p>
			<LocalLink
				to={`/career/${id}`}
				aria-label={t("common.card.learnMoreAbout", { title })}
				className="text-sm font-semibold text-soft underline decoration-line decoration-2 underline-offset-4 after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-current group-hover:text-ink"
			>
				{t("common.card.learnMore")}
			</LocalLink>
		</article>
	);
}

interface RelatedCareersProps {
	readonly title: string;
	readonly careers: readonly Career[];
}

/** Careers of the catalogue that have to do with the one of the page; renders nothing without any. */
export function RelatedCareers({ title, careers }: RelatedCareersProps) {
	if (careers.length === 0) return null;
	return (
		<section aria-labelledby="related" className="page grid gap-8 print:hidden">
			<h2 id="related" className="display-3 border-t border-hairline pt-8">
				{title}
			</h2>
			<ul className="grid gap-6 md:grid-cols-3 md:gap-8">
				{careers.map((career) => (
					<li key={career.id}>
						<RelatedCard career={career} />
					</li>
				))}
			</ul>
		</section>
	);
}
