import { ChevronDown } from "lucide-react";
import { memo, useDeferredValue, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { cardDescriptionLength, truncate } from "#domain/careers/truncate.ts";
import type { AnswerInWords, PresentedResult } from "#domain/quiz/presented-result.ts";
import { steadinessOf } from "#domain/quiz/steadiness.ts";
import { CardSubjects, CardYears } from "../careers/career-card.tsx";
import { CompareButton } from "../careers/compare/compare-button.tsx";
import { SaveButton } from "../careers/save-button.tsx";
import { lazyPart } from "../page/lazy-part.tsx";
import { LearnMore } from "../shared/learn-more.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { useAfterPaint } from "../ui/use-after-paint.ts";
import { OptionBar } from "./option-bar.tsx";
import type { ResultsOwner } from "./results-heading.tsx";
import { SteadinessDots } from "./steadiness-dots.tsx";

/** Loaded when a row is opened: it is the most expensive content of the page. */
const StabilityNote = lazyPart(async () => (await import("./stability-note.tsx")).StabilityNote);

interface ResultRowProps {
	readonly owner: ResultsOwner;
	readonly career: PresentedCareerCard;
	/** Null if the answers are lost: then the row has no count, no reasons and no steadiness. */
	readonly explanation: PresentedResult | null;
}

/** The answers behind a career, each with the fields that it lit. */
const Reasons = memo(function Reasons({ answers }: { readonly answers: readonly AnswerInWords[] }) {
	const { t } = useTranslation();
	return (
		<>
			<h4 className="font-text text-[0.9375rem] font-semibold tracking-normal">
				{t("results.evidence.why", { count: answers.length })}
			</h4>
			<ol className="grid gap-2">
				{answers.map(({ question, option, categories }) => (
					<li key={question + option} className="grid grid-cols-[auto_1fr] items-start gap-x-2.5">
						<OptionBar lit={categories} className="mt-1 h-3.5 w-5.5 rounded-[0.2rem]" />
						<span>
							<span className="sr-only">{question} </span>
							{option}
						</span>
					</li>
				))}
			</ol>
		</>
	);
});

/** The career's card without its title, and the links to act on it. */
const RowCard = memo(function RowCard({ career }: Pick<ResultRowProps, "career">) {
	const { t } = useTranslation();
	const { id, title } = career;
	return (
		<div className="grid content-start gap-2.5">
			<p className="text-sm text-soft">{t(`common.categories.${career.category}`)}</p>
			<p>{truncate(career.description, cardDescriptionLength)}</p>
			<CardSubjects subjects={career.subjects} />
			<CardYears years={career.years} />
			<div className="flex flex-wrap items-center gap-x-2 print:hidden">
				<LearnMore to={`/career/${id}`} title={title} className="mr-2" />
				<SaveButton careerId={id} title={title} />
				<CompareButton careerId={id} title={title} />
			</div>
		</div>
	);
});

/**
 * A career with its answers in one row: fingerprint, title, what one does, count and steadiness. Pressing it opens its card
 * and reasons below.
 */
export function ResultRow({ owner, career, explanation }: ResultRowProps) {
	const { t } = useTranslation();
	const panel = useId();
	const [isOpen, setOpen] = useState(false);
	const afterPaint = useAfterPaint();
	const isNoteShown = useDeferredValue(isOpen);
	const { id, title } = career;
	const answers = useMemo(() => explanation?.reasonsOf(id) ?? [], [explanation, id]);
	const steadiness = useMemo(
		() => (explanation?.top.topCareers.includes(id) ? steadinessOf(explanation, id) : null),
		[explanation, id],
	);
	return (
		<article data-line={career.category} className="border-t border-hairline print:break-inside-avoid">
			<div className="relative grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1.5 max-[22rem]:grid-cols-[3rem_minmax(0,1fr)_auto] transition-colors duration-150 hover:bg-sunken/60 active:bg-sunken active:duration-0 md:grid-cols-[minmax(8rem,12rem)_minmax(0,1fr)_auto_auto] md:gap-x-5 md:py-2.5">
				<Fingerprint weights={career.fingerprint} className="h-13 md:h-14" />
				<div className="grid gap-0.5 border-l-3 border-line pl-2 md:pl-3.5">
					<h3 className="text-[1.125rem] leading-tight md:text-[1.375rem]">
						<button
							type="button"
							aria-expanded={isOpen}
							aria-controls={panel}
							onClick={() => afterPaint(() => setOpen(!isOpen))}
							className="wrap-anywhere text-left font-[inherit] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-current"
						>
							{title}
						</button>
					</h3>
					<p className="text-sm leading-snug text-pretty text-soft max-md:leading-[1.2] md:text-[0.9375rem]">
						{career.gist}
					</p>
				</div>
				{explanation ? (
					<div className="grid justify-items-end gap-1">
						<p className="grid justify-items-end leading-none">
							<span className="font-display text-2xl font-semibold tabular-nums md:text-3xl">
								{answers.length}
							</span>{" "}
							<span className="text-xs text-soft">
								{t("results.groups.answers", { count: answers.length })}
							</span>
						</p>
						{steadiness ? <SteadinessDots steadiness={steadiness} /> : null}
					</div>
				) : null}
				<ChevronDown
					aria-hidden="true"
					className={`size-5 text-soft transition-transform duration-150 max-md:hidden print:hidden ${isOpen ? "rotate-180" : ""}`}
				/>
			</div>
			<div
				id={panel}
				hidden={!isOpen}
				className="gap-x-12 gap-y-5 pt-1 pb-6 not-hidden:grid md:grid-cols-2 md:pl-[calc(clamp(8rem,25%,12rem)+1.25rem)] print:grid print:grid-cols-2"
			>
				<RowCard career={career} />
				{explanation ? (
					<div className="grid content-start gap-2.5 text-[0.9375rem]">
						<Reasons answers={answers} />
						{isNoteShown && steadiness ? (
							<StabilityNote
								placeholder={<p className="min-h-12" />}
								owner={owner}
								career={id}
								explanation={explanation}
								steadiness={steadiness}
							/>
						) : null}
					</div>
				) : null}
			</div>
		</article>
	);
}
