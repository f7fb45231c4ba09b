import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedCareerCard as Career } from "#domain/careers/presented-career.ts";
import { cardSubjects, truncate } from "#domain/careers/truncate.ts";
import { hueOf } from "../shared/hue.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { Badge } from "../ui/badge.tsx";
import { CompareButton } from "./compare-button.tsx";
import { SaveButton } from "./save-button.tsx";

interface CareerCardProps {
	readonly career: Career;
	/** Characters of the description before the ellipsis. */
	readonly descriptionLength: number;
	/** The level of the card's heading in its page. */
	readonly level?: 2 | 3;
	/** What else this card has to say, under the subjects. */
	readonly children?: ReactNode;
}

/** A career as a line of its category's colour, with the words to its right. The whole card leads to the career. */
export function CareerCard({ career, descriptionLength, level = 2, children }: CareerCardProps) {
	const { t } = useTranslation();
	const Heading = `h${level}` as const;
	const more = career.subjects.length - cardSubjects;
	return (
		<article
			data-line={career.category}
			style={hueOf(career.category)}
			className="group relative flex h-full flex-col items-start gap-2.5 border-l-3 border-line py-1 pl-4"
		>
			<p className="text-sm text-soft">{t(`common.categories.${career.category}`)}</p>
			<Heading className="font-display text-xl font-semibold leading-tight">{career.title}</Heading>
			<p>{truncate(career.description, descriptionLength)}</p>
			<ul aria-label={t("common.card.subjects")} className="flex flex-wrap items-center gap-1.5">
				{career.subjects.slice(0, cardSubjects).map(({ id, label }) => (
					<li key={id}>
						<Badge>{label}</Badge>
					</li>
				))}
				{more > 0 ? (
					<li className="pl-1 text-sm text-soft">{t("common.card.moreSubjects", { count: more })}</li>
				) : null}
			</ul>
			{children}
			<div className="mt-auto flex w-full items-center justify-between gap-3">
				<LocalLink
					to={`/career/${career.id}`}
					aria-label={t("common.card.learnMoreAbout", { title: career.title })}
					className="inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
				>
					{t("common.card.learnMore")}
				</LocalLink>
				<span className="flex">
					<CompareButton careerId={career.id} title={career.title} />
					<SaveButton careerId={career.id} title={career.title} />
				</span>
			</div>
		</article>
	);
}
