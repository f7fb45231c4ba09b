import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { careersKept } from "#domain/quiz/score.ts";
import { CareerLinks } from "./career-links.tsx";
import { ResultRow } from "./result-row.tsx";
import type { ResultsOwner } from "./results-heading.tsx";
import { SteadinessLegend } from "./steadiness-dots.tsx";

interface CareerListProps {
	readonly owner: ResultsOwner;
	/** Best first. */
	readonly careers: readonly PresentedCareerCard[];
	/** Null if the answers are lost. */
	readonly explanation: PresentedResult | null;
	readonly titleOf: (career: CareerId) => string;
	/** Whether a section below names those that only the order of the questions left out. */
	readonly isTieBelow: boolean;
}

/** The rows appear one after another, each by so many steps of `light-up` later. */
const stepsOfRow = 1.5;

/** The five careers, best first, and those that only the order of the questions left out. */
export function CareerList({ owner, careers, explanation, titleOf, isTieBelow }: CareerListProps) {
	const { t } = useTranslation();
	const leftOut = isTieBelow ? [] : (explanation?.groups.flatMap((group) => group.leftOut) ?? []);
	return (
		<section aria-labelledby="top-careers" className="grid">
			<h2 id="top-careers" className="sr-only">
				{t(careers.length === careersKept ? "results.careers.titleFive" : "results.careers.title")}
			</h2>
			<ol className="grid">
				{careers.map((career, index) => (
					<li
						key={career.id}
						className="light-up"
						style={{ "--line": index * stepsOfRow } as React.CSSProperties}
					>
						<ResultRow owner={owner} career={career} explanation={explanation} />
					</li>
				))}
			</ol>
			{explanation ? <SteadinessLegend /> : null}
			{leftOut.length > 0 ? (
				// Folded: the student decides between weeks without titles.
				<details className="measure text-[0.9375rem] print:hidden">
					<summary className="inline-flex min-h-11 items-center text-soft underline decoration-1 underline-offset-4 hover:text-ink">
						{t("results.careers.leftOut", { count: leftOut.length })}
					</summary>
					<CareerLinks careers={leftOut} titleOf={titleOf} />
				</details>
			) : null}
		</section>
	);
}
