import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import type { Trial } from "#domain/quiz/what-if.ts";
import { Button } from "../ui/button.tsx";
import { useOutcome } from "./use-outcome.ts";

interface TrialBarProps {
	/** The selected line: its change is named first. */
	readonly line: CategoryKey | null;
	readonly real: PresentedResult;
	readonly trial: Trial;
	readonly titleOf: (career: CareerId) => string;
	/** Whether the trial is a complete set of answers that may be stored. */
	readonly canKeep: boolean;
	readonly onKeep: () => void;
	readonly onReset: () => void;
}

/** Says what a trial changes and that it is only one, with a button that ends it always in view. */
export function TrialBar({ line, real, trial, titleOf, canKeep, onKeep, onReset }: TrialBarProps) {
	const { t } = useTranslation();
	const { sentence } = useOutcome({ line, real, trial, titleOf });
	return (
		<section
			aria-label={t("results.trial.label")}
			data-dock=""
			className="sticky bottom-0 z-20 mt-8 border-t border-hairline bg-paper/95 backdrop-blur-sm print:hidden"
		>
			<div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
				<p className="grid text-[0.9375rem] leading-snug max-md:w-full md:flex-1">
					<span className="text-soft">{t("results.trial.note")}</span>
					<strong className="font-semibold text-pretty">{sentence}</strong>
				</p>
				<div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
					{canKeep ? (
						<Button look="secondary" onClick={onKeep}>
							{t("results.trial.keep")}
						</Button>
					) : null}
					<Button onClick={onReset}>
						<Undo2 aria-hidden="true" className="size-4" />
						{t("results.trial.reset")}
					</Button>
				</div>
			</div>
		</section>
	);
}
