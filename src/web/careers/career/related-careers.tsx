import { useTranslation } from "react-i18next";
import type { PresentedCareerCard as Career } from "#domain/careers/presented-career.ts";
import { relatedDescriptionLength, truncate } from "#domain/careers/truncate.ts";
import { LearnMore } from "../../shared/learn-more.tsx";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";

/** A short card of a related career, without its subjects. All of it is the link. */
export function RelatedCard({
	career: { id, category, fingerprint, title },
	text,
}: {
	readonly career: Career;
	/** A few words about it. */
	readonly text: string;
}) {
	const { t } = useTranslation();
	return (
		<article data-line={category} className="group relative grid h-full content-start gap-x-4 gap-y-1.5">
			<Fingerprint weights={fingerprint} className="h-14" />
			<p className="border-l-3 border-line pl-2 text-sm text-soft">{t(`common.categories.${category}`)}</p>
			<h3 className="font-display text-xl font-semibold leading-tight">{title}</h3>
			<p className="text-soft">{text}</p>
			<LearnMore to={`/career/${id}`} title={title} isWholeCard className="text-sm" />
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
		<section
			aria-labelledby="related"
			className="page grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-8 print:hidden"
		>
			<h2 id="related" className="display-3 border-t border-hairline pt-6 md:pt-8">
				{title}
			</h2>
			{/* A phone moves them sideways: the next one shows at the edge. */}
			<ul className="flex gap-4 max-md:-mx-5 max-md:snap-x max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 md:grid md:grid-cols-3 md:gap-8">
				{careers.map((career) => (
					<li key={career.id} className="max-md:w-[68%] max-md:flex-none max-md:snap-start">
						<RelatedCard career={career} text={truncate(career.description, relatedDescriptionLength)} />
					</li>
				))}
			</ul>
		</section>
	);
}
