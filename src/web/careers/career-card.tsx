import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedCareerCard as Career } from "#domain/careers/presented-career.ts";
import { cardSubjects, truncate } from "#domain/careers/truncate.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { LearnMore } from "../shared/learn-more.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { Badge } from "../ui/badge.tsx";
import { CompareButton } from "./compare/compare-button.tsx";
import { SaveButton } from "./save-button.tsx";
import { useStudyYears } from "./use-study-years.ts";

interface CareerCardProps {
	readonly career: Career;
	/** The length of the description before the ellipsis, in characters. */
	readonly descriptionLength: number;
	/** The level of the card's heading in its page. */
	readonly level?: 2 | 3;
	/** The button that a phone's row has space for; short lists show both. */
	readonly onlyOnPhones?: "save" | "compare" | null;
	/** A few words below the fingerprint. */
	readonly underPicture?: ReactNode;
	/** Additional content below the subjects. */
	readonly children?: ReactNode;
}

/** The length of the studies for a career. Its fields are in the fingerprint, and its page names them. */
export function CardYears({ years }: Pick<Career, "years">) {
	const { inWords } = useStudyYears();
	return <p className="text-sm text-soft">{inWords(years)}</p>;
}

interface CardSubjectsProps extends Pick<Career, "subjects"> {
	/** Words in one line, for a card among many. */
	readonly isPlain?: boolean;
}

/** The first subjects of a career, and the number of the others. */
export function CardSubjects({ subjects, isPlain = false }: CardSubjectsProps) {
	const { t } = useTranslation();
	const more = subjects.length - cardSubjects;
	if (isPlain)
		return (
			<ul
				aria-label={t("common.card.subjects")}
				className="text-sm leading-snug text-soft [&>li]:inline [&>li:not(:last-child)]:after:content-['\00a0·_']"
			>
				{subjects.slice(0, cardSubjects).map(({ id, label }) => (
					<li key={id}>{label}</li>
				))}
				{more > 0 ? <li>{t("common.card.moreSubjects", { count: more })}</li> : null}
			</ul>
		);
	return (
		<ul aria-label={t("common.card.subjects")} className="flex flex-wrap items-center gap-1.5">
			{subjects.slice(0, cardSubjects).map(({ id, label }) => (
				<li key={id}>
					<Badge>{label}</Badge>
				</li>
			))}
			{more > 0 ? (
				<li className="pl-1 text-sm text-soft">{t("common.card.moreSubjects", { count: more })}</li>
			) : null}
		</ul>
	);
}

/**
 * A career as its fingerprint with text below it; on phones a row with the fingerprint at its left. The whole card
 * links to the career.
 */
export function CareerCard({
	career,
	descriptionLength,
	level = 2,
	onlyOnPhones = null,
	underPicture,
	children,
}: CareerCardProps) {
	const { t } = useTranslation();
	const { inWords } = useStudyYears();
	const Heading = `h${level}` as const;
	return (
		<article
			data-line={career.category}
			className="group relative grid h-full content-start gap-x-4 max-md:grid-cols-[clamp(5rem,40vw-3rem,6.75rem)_minmax(0,1fr)_auto] max-md:grid-rows-[repeat(5,max-content)] md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-2"
		>
			<div className="max-md:row-span-5 md:col-span-2">
				<Fingerprint weights={career.fingerprint} className="max-md:h-13 md:h-18" />
				{underPicture}
			</div>
			<p className="border-l-3 border-line pl-2 content-center text-sm leading-snug text-soft max-md:sr-only md:grid">
				{dotted([t(`common.categories.${career.category}`), inWords(career.years)])}
			</p>
			<div className="row-span-1 -mr-2.5 flex max-md:col-start-3 max-md:row-span-5 max-md:row-start-1 max-md:flex-col max-md:order-last md:-my-2">
				<span className={onlyOnPhones === "save" ? "max-md:hidden" : ""}>
					<CompareButton careerId={career.id} title={career.title} />
				</span>
				<span className={onlyOnPhones === "compare" ? "max-md:hidden" : ""}>
					<SaveButton careerId={career.id} title={career.title} />
				</span>
			</div>
			<Heading className="md:col-span-2 wrap-anywhere font-display text-xl font-semibold leading-tight max-md:text-[1.0625rem] max-md:leading-[1.2]">
				{career.title}
			</Heading>
			<p className="text-pretty max-md:col-start-2 max-md:text-[0.9rem] max-md:leading-[1.25] max-md:text-soft md:col-span-2">
				{career.gist}
			</p>
			<p className="text-[0.9375rem] leading-snug text-soft max-md:hidden md:col-span-2">
				{truncate(career.description, descriptionLength)}
			</p>
			<div className="max-md:col-start-2 md:col-span-2 md:empty:hidden">{children}</div>
			<div className="max-md:hidden">
				<CardSubjects subjects={career.subjects} isPlain />
			</div>
			<LearnMore
				to={`/career/${career.id}`}
				title={career.title}
				isWholeCard
				isWordlessOnPhones
				className="text-sm max-md:col-start-2 md:self-end"
			/>
		</article>
	);
}
