import { Printer } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { unwantedMoments } from "#domain/notebook/notebook.ts";
import { questionsFor, type SummaryChoices, schoolYearEnd } from "#domain/quiz/counsellor-summary.ts";
import { readStoredResult } from "#domain/quiz/presented-result.ts";
import { steadinessOf } from "#domain/quiz/steadiness.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { dateIn } from "#domain/shared/time.ts";
import { deviceZone } from "../../api/device-zone.ts";
import { presentMs } from "../../api/server-clock.ts";
import { useMomentsInWords } from "../../careers/career/use-moments-in-words.ts";
import { useNotebook } from "../../notebook/use-notebook.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import type { OwnResult, ResultsContent } from "../result-views.tsx";
import { CopyText } from "./copy-text.tsx";
import { ShowToCounsellor } from "./show-to-counsellor.tsx";
import { readChoices, storeChoices } from "./stored-choices.ts";
import { SummaryForm } from "./summary-form.tsx";
import { SummaryPaper } from "./summary-paper.tsx";
import {
	type NamedSubject,
	type SummarySource,
	summaryText,
	useRuledOut,
	useSummary,
} from "./use-summary.ts";

const nothingChosen: SummaryChoices = {
	careers: [],
	ruledOut: [],
	subjects: [],
	steps: [],
	ownStep: "",
	questions: [],
	ownQuestion: "",
};

/** The form and, beside it or below, the paper that it fills. */
function FormAndPaper(chosenFrom: Omit<SummarySource, "ruledOut">) {
	const { t } = useTranslation();
	const moments = useMomentsInWords(unwantedMoments(useNotebook().notebook));
	const source = { ...chosenFrom, ruledOut: useRuledOut(chosenFrom.result, moments) };
	const { longDate } = useFormat();
	// A student comes for the careers: they are ticked at first, and nothing else.
	const [choices, setChoices] = useState<SummaryChoices>(
		() => readChoices() ?? { ...nothingChosen, careers: source.careers.map(({ id }) => id) },
	);
	const [now] = useState(() => toInstant(new Date(presentMs())));
	const today = dateIn(now, deviceZone());
	const sections = useSummary(source, choices);
	const suggested = questionsFor(
		source.result,
		source.careers.map(({ years, ...career }) => ({ ...career, yearsFrom: years.from })),
	);
	const change = (changed: Partial<SummaryChoices>) => {
		const next = { ...choices, ...changed };
		setChoices(next);
		storeChoices(next);
	};
	return (
		<div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2 print:block">
			<div className="print:hidden">
				<SummaryForm
					source={source}
					suggested={suggested}
					choices={choices}
					onChange={change}
					days={{ from: today, to: schoolYearEnd(today) }}
				/>
			</div>
			<div className="grid gap-4 lg:sticky lg:top-24">
				<div className="flex flex-wrap gap-3 print:hidden">
					<Button onClick={() => window.print()}>
						<Printer aria-hidden="true" className="size-4" />
						{t("counsellor.print")}
					</Button>
					<CopyText text={summaryText(t("counsellor.paper.title"), sections)} />
				</div>
				<ShowToCounsellor sections={sections} />
				<SummaryPaper result={source.result} sections={sections} day={longDate(now, deviceZone())} />
			</div>
		</div>
	);
}

interface CounsellorSummaryProps {
	readonly finished: OwnResult;
	readonly content: ResultsContent;
	readonly subjects: readonly NamedSubject[];
}

/** The summary of a finished quiz; the reason where its answers are lost. */
export function CounsellorSummary({ finished, content, subjects }: CounsellorSummaryProps) {
	const { t } = useTranslation();
	const { catalogue, questionnaire } = content;
	const result = useMemo(() => readStoredResult(questionnaire, finished), [questionnaire, finished]);
	// Memoized: a tick or a typed letter renders this again, and steadiness is the most expensive part of a result.
	const careers = useMemo(
		() =>
			result?.five.flatMap((id) => {
				const career = catalogue.find((one) => one.id === id);
				return career ? [{ ...career, steadiness: steadinessOf(result, id) }] : [];
			}) ?? [],
		[result, catalogue],
	);
	return (
		<div className="page grid gap-8 pt-8 md:pt-12 print:pt-0">
			<header className="grid gap-3 print:hidden">
				<h1 className="display-2">{t("counsellor.title")}</h1>
				<p className="lead measure">{t(result ? "counsellor.lead" : "results.subtitlePlain")}</p>
			</header>
			{result ? <FormAndPaper result={result} careers={careers} subjects={subjects} /> : null}
		</div>
	);
}
