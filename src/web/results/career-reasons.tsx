import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { AnswerInWords, PresentedResult } from "#domain/quiz/result.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { OptionBar } from "./option-bar.tsx";
import type { ResultsOwner } from "./results-heading.tsx";

/** Computed after the page has rendered: it is the most expensive content of the page. */
const StabilityNote = lazyPart(async () => (await import("./stability-note.tsx")).StabilityNote);

interface CareerReasonsProps {
	readonly owner: ResultsOwner;
	readonly title: string;
	readonly career: CareerId;
	readonly answers: readonly AnswerInWords[];
	readonly explanation: PresentedResult;
	/** Whether the reasons start open. */
	readonly isOpen: boolean;
}

/** Why a career is among the results: the answers that named it, and how stable its place is. */
export function CareerReasons({ owner, title, career, answers, explanation, isOpen }: CareerReasonsProps) {
	const { t } = useTranslation();
	return (
		<div className="grid content-start gap-1 text-[0.9375rem]">
			<details open={isOpen} className="group/why">
				<summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
					{t("results.evidence.why", { count: answers.length })}
					<span className="sr-only">{title}</span>
					<ChevronDown
						aria-hidden="true"
						className="size-4 transition-transform duration-150 group-open/why:rotate-180 print:hidden"
					/>
				</summary>
				<ol className="grid gap-2 pb-2">
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
			</details>
			<StabilityNote
				placeholder={<p className="min-h-6" />}
				owner={owner}
				career={career}
				explanation={explanation}
			/>
		</div>
	);
}
