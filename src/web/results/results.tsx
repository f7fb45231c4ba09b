import type { ReactNode } from "react";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { QuizResults } from "#domain/quiz/results.ts";
import { knownCategories, type ResultsExplanation } from "./explain-results.ts";
import { CategoryProfile } from "./profile.tsx";
import { ResultSpectrum } from "./result-spectrum.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { TopCareers } from "./top-careers.tsx";
import type { Voice } from "./voice.ts";

interface ResultsProps {
	readonly voice: Voice;
	readonly results: QuizResults;
	/** Null when the answers are lost: the results show without their reasons. */
	readonly explanation: ResultsExplanation | null;
	readonly catalogue: readonly PresentedCareerCard[];
	readonly renderCard: (career: PresentedCareerCard) => ReactNode;
	readonly note?: ReactNode;
	readonly actions: ReactNode;
}

/** Results of a quiz: the sentence, the spectrum, the careers with their reasons, the profile. */
export function Results({ voice, results, explanation, catalogue, renderCard, note, actions }: ResultsProps) {
	const careerOf = (id: string) => catalogue.find((career) => career.id === id);
	const titleOf = (id: CareerId) => careerOf(id)?.title ?? id;
	const careers = results.topCareers.flatMap((id) => careerOf(id) ?? []);
	const categories = knownCategories(results.topCategories);
	return (
		<div className="page grid gap-10 pt-12 md:pt-16 print:gap-6 print:pt-0">
			{note}
			<ResultsHeading voice={voice} topCategories={categories} explanation={explanation} />
			{explanation ? <ResultSpectrum categories={explanation.categories} /> : null}
			{actions}
			<div className="grid gap-16 pt-8 print:gap-8 print:pt-0">
				<TopCareers
					voice={voice}
					careers={careers.map((career) => ({ ...career, card: renderCard(career) }))}
					explanation={explanation}
					titleOf={titleOf}
				/>
				<CategoryProfile voice={voice} categories={categories} />
			</div>
		</div>
	);
}
