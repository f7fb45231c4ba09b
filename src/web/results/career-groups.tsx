import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { PresentedResult } from "#domain/quiz/result.ts";
import { careersKept } from "#domain/quiz/score.ts";
import { CareerLinks } from "./career-links.tsx";
import { CareerReasons } from "./career-reasons.tsx";
import type { ResultsOwner } from "./results-heading.tsx";

interface CareerGroupsProps {
	readonly owner: ResultsOwner;
	/** Best first. */
	readonly careers: readonly { readonly id: CareerId; readonly title: string; readonly card: ReactNode }[];
	/** Null if the answers are lost: then the careers show in their order, without counts. */
	readonly explanation: PresentedResult | null;
	readonly titleOf: (career: CareerId) => string;
	/** False while only the first career is rendered; the others follow immediately. */
	readonly isWhole: boolean;
}

/** Careers that only the order of the questions left out of the five. */
function LeftOut({
	careers,
	titleOf,
}: {
	readonly careers: readonly CareerId[];
	readonly titleOf: (id: CareerId) => string;
}) {
	const { t } = useTranslation();
	if (careers.length === 0) return null;
	return (
		<div className="measure grid gap-1 md:col-start-2">
			<p className="text-soft">{t("results.careers.leftOut", { count: careers.length })}</p>
			<CareerLinks careers={careers} titleOf={titleOf} />
		</div>
	);
}

/**
 * The five careers by the number of answers that named them: equal ones are side by side, and the tie-break at the
 * cut is explained. The reasons of a single first career are open, unless the answers say too little (`isClear`).
 */
export function CareerGroups({ owner, careers, explanation, titleOf, isWhole }: CareerGroupsProps) {
	const { t } = useTranslation();
	const first = careers[0]?.id;
	const cardsOf = (ids: readonly string[]) =>
		careers.filter(({ id }) => ids.includes(id) && (isWhole || id === first));
	const groups = explanation?.groups ?? [{ count: 0, kept: careers.map(({ id }) => id), leftOut: [] }];
	return (
		<section aria-labelledby="top-careers" className="grid">
			<h2 id="top-careers" className="sr-only">
				{t(careers.length === careersKept ? "results.careers.titleFive" : "results.careers.title")}
			</h2>
			{(isWhole ? groups : groups.slice(0, 1)).map(({ count, kept, leftOut }) => (
				<div
					key={count}
					className="grid gap-x-8 gap-y-4 border-t border-hairline py-6 md:grid-cols-[8rem_minmax(0,1fr)] print:break-inside-avoid print:py-3"
				>
					{explanation ? (
						<p
							id={`group-${count}`}
							className="flex items-baseline gap-2 md:grid md:content-start md:gap-0.5"
						>
							<span className="font-display text-4xl font-semibold tabular-nums">{count}</span>{" "}
							<span className="text-sm font-medium text-soft">
								{t(kept.length > 1 ? "results.groups.sideBySide" : "results.groups.answers", { count })}
							</span>
						</p>
					) : null}
					<ul
						aria-labelledby={explanation ? `group-${count}` : undefined}
						className={
							kept.length > 1
								? "grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2"
								: "grid gap-x-10 gap-y-4"
						}
					>
						{cardsOf(kept).map(({ id, title, card }) => (
							<li
								key={id}
								className={`grid content-start gap-3 ${kept.length === 1 ? "gap-x-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-2" : ""}`}
							>
								<div className="self-start">{card}</div>
								{explanation ? (
									<CareerReasons
										owner={owner}
										title={title}
										career={id}
										answers={explanation.reasonsOf(id)}
										explanation={explanation}
										isOpen={id === first && explanation.isClear}
									/>
								) : null}
							</li>
						))}
					</ul>
					{isWhole ? <LeftOut careers={leftOut} titleOf={titleOf} /> : null}
				</div>
			))}
		</section>
	);
}
