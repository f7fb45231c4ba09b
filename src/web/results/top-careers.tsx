import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { careersKept } from "#domain/quiz/results.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { CareerEvidence } from "./career-evidence.tsx";
import type { ResultsExplanation } from "./explain-results.ts";
import type { Voice } from "./voice.ts";

interface TopCareersProps {
	readonly voice: Voice;
	/** Best first. */
	readonly careers: readonly { readonly id: CareerId; readonly title: string; readonly card: ReactNode }[];
	readonly explanation: ResultsExplanation | null;
	readonly titleOf: (career: CareerId) => string;
}

/** The careers by rank, each with its reasons beside it, and those that only the order of the questions left out. */
export function TopCareers({ voice, careers, explanation, titleOf }: TopCareersProps) {
	const { t } = useTranslation();
	const leftOut = explanation?.leftOut ?? [];
	return (
		<section aria-labelledby="top-careers" className="grid gap-2">
			<h2 id="top-careers" className="display-3 border-b border-hairline pb-4">
				{t(careers.length === careersKept ? "results.careers.titleFive" : "results.careers.title")}
			</h2>
			<ol className="grid divide-y divide-hairline">
				{careers.map(({ id, title, card }) => (
					<li
						key={id}
						className="grid gap-x-14 gap-y-4 py-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:gap-x-8 print:break-inside-avoid print:py-5"
					>
						<div className="self-start">{card}</div>
						{explanation ? (
							<div className="max-md:pl-[1.1875rem] print:pl-0">
								<CareerEvidence
									voice={voice}
									title={title}
									evidence={explanation.evidenceOf(id)}
									titleOf={titleOf}
								/>
							</div>
						) : null}
					</li>
				))}
			</ol>
			{leftOut.length > 0 ? (
				<div className="measure grid gap-2 border-t border-hairline pt-6">
					<p className="text-soft">{t("results.careers.leftOut", { count: leftOut.length })}</p>
					<ul className="flex flex-wrap gap-x-5">
						{leftOut.map((id) => (
							<li key={id}>
								<LocalLink
									to={`/career/${id}`}
									className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
								>
									{titleOf(id)}
								</LocalLink>
							</li>
						))}
					</ul>
				</div>
			) : null}
		</section>
	);
}
