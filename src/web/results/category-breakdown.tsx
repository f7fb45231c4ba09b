import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import type { Trial } from "#domain/quiz/what-if.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { DarkLine } from "./dark-line.tsx";
import type { Trying } from "./use-trial.ts";
import { WhatIf } from "./what-if.tsx";

interface CategoryBreakdownProps {
	readonly line: CategoryKey;
	readonly real: PresentedResult;
	readonly shown: PresentedResult;
	readonly trial: Trial;
	readonly trying: Trying;
	readonly titleOf: (career: CareerId) => string;
	readonly onClose: () => void;
}

const maxCareers = 6;

/**
 * Below the band: the answers that lit the selected line, the careers that they name, and the trial of other answers.
 */
export function CategoryBreakdown({
	line,
	real,
	shown,
	trial,
	trying,
	titleOf,
	onClose,
}: CategoryBreakdownProps) {
	const { t } = useTranslation();
	const origin = real.originOf(line);
	const now = shown.originOf(line);
	const numberOf = (questionId: string) =>
		1 + real.questionnaire.questions.findIndex(({ id }) => id === questionId);
	const isCounted = (questionId: string, optionId: string) =>
		now.answers.some((answer) => answer.questionId === questionId && answer.optionId === optionId);
	const careers = now.careers.filter(({ id }) => isCareerId(id)).slice(0, maxCareers);
	const added = now.answers.filter(
		(answer) =>
			!origin.answers.some(
				(before) => before.questionId === answer.questionId && before.optionId === answer.optionId,
			),
	);
	const isDark = origin.answers.length === 0;
	return (
		<section
			aria-labelledby="what-lit"
			data-line={line}
			className="border-t border-on-band/20 pb-8 print:hidden"
		>
			<div className="page grid gap-8 pt-5">
				<div className="relative grid gap-x-10 gap-y-6 md:grid-cols-[4fr_7fr_5fr_2.75rem] md:gap-x-8">
					<div className="grid content-start gap-1 pr-12 md:pr-0">
						<h2 id="what-lit" className="display-3">
							{t(`common.categories.${line}`)}
						</h2>
						<p aria-live="polite" className="text-[0.9375rem] text-on-band-soft">
							{t("results.lit.count", { count: origin.answers.length })}
							{now.answers.length === origin.answers.length
								? ""
								: ` ${t("results.lit.now", { count: now.answers.length })}`}
						</p>
					</div>
					{isDark ? (
						<DarkLine line={line} real={real} trial={trial} trying={trying} />
					) : (
						<div className="grid content-start gap-2">
							<h3 className="font-text text-sm font-semibold tracking-normal text-on-band-soft">
								{t("results.lit.answers")}
							</h3>
							<ul className="grid gap-1.5 text-[0.9375rem]">
								{[...origin.answers, ...added].map(({ questionId, optionId }) => {
									const counted = isCounted(questionId, optionId);
									return (
										<li key={`${questionId} ${optionId}`} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
											<span aria-hidden="true" className="text-right tabular-nums text-on-band-soft">
												{numberOf(questionId)}
											</span>
											<span>
												{counted ? (
													real.wordsOf(questionId, optionId)?.option
												) : (
													<s className="text-on-band-soft">{real.wordsOf(questionId, optionId)?.option}</s>
												)}
												{counted ? null : <span className="sr-only"> {t("results.lit.notCounted")}</span>}
											</span>
										</li>
									);
								})}
							</ul>
						</div>
					)}
					{careers.length === 0 ? null : (
						<div className="grid content-start gap-2">
							<h3 className="font-text text-sm font-semibold tracking-normal text-on-band-soft">
								{t("results.lit.careers")}
							</h3>
							<ul className="grid">
								{careers.map(({ id, count }) =>
									isCareerId(id) ? (
										<li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-4">
											<LocalLink
												to={`/career/${id}`}
												className="inline-flex min-h-9 items-center underline decoration-on-band/30 underline-offset-4 hover:decoration-on-band"
											>
												{titleOf(id)}
											</LocalLink>
											<span className="flex items-center gap-2 tabular-nums text-on-band-soft">
												<span aria-hidden="true" className="flex gap-0.5">
													{Array.from({ length: count }, (_, tick) => (
														// biome-ignore lint/suspicious/noArrayIndexKey: a tick is identified by its index
														<span key={tick} className="h-3.5 w-1 bg-glow" />
													))}
												</span>
												{count}
												<span className="sr-only"> {t("results.lit.ofThese")}</span>
											</span>
										</li>
									) : null,
								)}
							</ul>
						</div>
					)}
					<button
						type="button"
						aria-label={t("results.lit.close")}
						onClick={onClose}
						className="grid size-11 place-items-center rounded-control hover:bg-on-band/10 focus-visible:outline-on-band max-md:absolute max-md:-top-2 max-md:right-0 md:col-start-4 md:row-start-1 md:-mt-2"
					>
						<X aria-hidden="true" className="size-5" />
					</button>
				</div>
				<WhatIf line={line} real={real} trial={trial} trying={trying} titleOf={titleOf} />
			</div>
		</section>
	);
}
