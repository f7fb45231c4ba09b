import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { useFormat } from "../shared/format.ts";
import type { CareerEvidence as Evidence } from "./explain-results.ts";
import type { Voice } from "./voice.ts";

interface CareerEvidenceProps {
	readonly voice: Voice;
	readonly title: string;
	readonly evidence: Evidence;
	readonly titleOf: (career: CareerId) => string;
}

/** Equals named one by one; more are only counted. */
const mostNamed = 3;

const useTieSentence = () => {
	const { t } = useTranslation();
	const format = useFormat();
	return (titles: readonly string[]): string => {
		if (titles.length <= mostNamed) return t("results.evidence.tied", { names: format.list(titles) });
		const others = t("results.evidence.otherCareers", { count: titles.length - mostNamed + 1 });
		return t("results.evidence.tied", { names: format.list([...titles.slice(0, mostNamed - 1), others]) });
	};
};

/** Why a career is among the results: how many answers, which ones, and how firmly. */
export function CareerEvidence({ voice, title, evidence, titleOf }: CareerEvidenceProps) {
	const { t } = useTranslation();
	const tieSentence = useTieSentence();
	const { answers, kept, checks, tiedWith } = evidence;
	return (
		<div className="grid content-start gap-1.5 text-[0.9375rem]">
			<p className="font-semibold">{t(`results.${voice}.pointing`, { count: answers.length })}</p>
			<p className="text-soft">{t(`results.${voice}.steadiness`, { kept, count: checks })}</p>
			{tiedWith.length > 0 ? <p className="text-soft">{tieSentence(tiedWith.map(titleOf))}</p> : null}
			<details className="group/why">
				<summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
					{t("results.evidence.why")}
					<span className="sr-only">{title}</span>
					<ChevronDown
						aria-hidden="true"
						className="size-4 transition-transform duration-150 group-open/why:rotate-180 print:hidden"
					/>
				</summary>
				<ol className="grid gap-3 pb-2 pt-1">
					{answers.map(({ question, option }) => (
						<li key={question + option} className="grid gap-0.5 border-t border-hairline pt-2">
							<span className="text-sm text-soft">{question}</span>
							<span>{option}</span>
						</li>
					))}
				</ol>
			</details>
		</div>
	);
}
