import { type ReactNode, startTransition, useDeferredValue, useState } from "react";
import type { CareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { knownCategories, type PresentedResult } from "#domain/quiz/presented-result.ts";
import { type QuizResults, tiesAtCut } from "#domain/quiz/score.ts";
import type { TieChoice } from "#domain/quiz/tie-decision.ts";
import { CompareTray } from "../careers/compare/compare-tray.tsx";
import { lazyPart } from "../page/lazy-part.tsx";
import { useAfterPaint } from "../ui/use-after-paint.ts";
import { CareerList } from "./career-list.tsx";
import { EducationBlock } from "./education-block.tsx";
import { HealthNote } from "./health-note.tsx";
import { NoStandOut } from "./no-stand-out.tsx";
import { CategoryProfile } from "./profile.tsx";
import { type BandLine, ResultBand } from "./result-band.tsx";
import type { ResultsOwner } from "./results-heading.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { SpectrumTable } from "./spectrum-table.tsx";
import { TieDecider } from "./tie-decider.tsx";
import { TrialBar } from "./trial-bar.tsx";
import { useTrial } from "./use-trial.ts";

// Loaded when a line is selected: most people read first.
const CategoryBreakdown = lazyPart(async () => (await import("./category-breakdown.tsx")).CategoryBreakdown);
const FurtherSuggestions = lazyPart(
	async () => (await import("./further-suggestions.tsx")).FurtherSuggestions,
);

interface ResultsProps {
	readonly owner: ResultsOwner;
	readonly results: QuizResults;
	/** Null if the answers are lost: the results show without their reasons. */
	readonly explanation: PresentedResult | null;
	readonly catalogue: readonly PresentedCareerCard[];
	/** Stores the trial answers as a new result; omitted if the results are another person's. */
	readonly onKeep?: (explanation: PresentedResult) => void;
	/** Stores the choices between level careers; omitted if the results are another person's. */
	readonly onDecide?: (choices: readonly TieChoice[]) => void;
	/** Whether a separate page is printed in place of this screen. */
	readonly isPrintedApart?: boolean;
	readonly note?: ReactNode;
	/** The actions that stay in view; `lines` is the light of the result, null if the answers are lost. */
	readonly renderBar: (lines: readonly BandLine[] | null) => ReactNode;
	/** The quieter actions, below the careers. */
	readonly actions?: ReactNode;
}

const linesOf = (shown: PresentedResult, real: PresentedResult) => {
	const countIn = ({ categories }: PresentedResult, key: CategoryKey) =>
		categories.find((category) => category.key === key)?.count ?? 0;
	return spectrum.map(({ key }) => ({ key, count: countIn(shown, key), real: countIn(real, key) }));
};

/**
 * Results of a quiz: the light, the sentence, the careers with their reasons, the actions, and further suggestions.
 */
export function Results({
	owner,
	results,
	explanation,
	catalogue,
	onKeep,
	onDecide,
	isPrintedApart = false,
	note,
	renderBar,
	actions,
}: ResultsProps) {
	const [line, setLine] = useState<CategoryKey | null>(null);
	const afterPaint = useAfterPaint();
	const { trial, shown, ...trying } = useTrial(explanation);
	// The light and the careers first: laying out everything at once blocks a slow phone for a fifth of a second.
	const isWhole = useDeferredValue(true, false);
	const careerOf = (id: string) => catalogue.find((career) => career.id === id);
	const titleOf = (id: CareerId) => careerOf(id)?.title ?? id;
	const fieldsOf = (id: string): readonly CategoryKey[] => {
		const career = careerOf(id);
		return career ? [career.category, ...career.secondaryCategories] : [];
	};
	const { topCategories } = shown ? shown.top : results;
	const careers = (shown?.five ?? results.topCareers).flatMap((id) => careerOf(id) ?? []);
	// Another person's result has only what they decided.
	const isTieShown = !trying.isTrying && (onDecide !== undefined || explanation?.tieChoices.length !== 0);
	const tie = (isTieShown && explanation?.tie) || null;
	const lines = explanation && shown ? linesOf(shown, explanation) : null;
	return (
		<div className={isPrintedApart ? "print:hidden" : ""}>
			{lines && explanation && shown ? (
				<ResultBand
					lines={lines}
					chosen={line}
					{...(shown.hasScience ? {} : { fullCount: shown.total })}
					isKept={trying.isTrying}
					onChoose={(key) =>
						afterPaint(() => startTransition(() => setLine((before) => (before === key ? null : key))))
					}
				>
					{line ? (
						<CategoryBreakdown
							placeholder={<div className="min-h-120" />}
							line={line}
							real={explanation}
							shown={shown}
							trial={trial}
							trying={trying}
							titleOf={titleOf}
							onClose={() => setLine(null)}
						/>
					) : null}
				</ResultBand>
			) : null}
			<div className="page grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
				<div className="grid gap-4 pt-4 md:pt-6 print:gap-4 print:pt-2">
					{note}
					{shown && !shown.hasScience ? (
						<NoStandOut owner={owner} explanation={shown} />
					) : (
						<>
							<ResultsHeading
								owner={owner}
								topCategories={knownCategories(topCategories)}
								explanation={shown}
								fieldsOf={fieldsOf}
								titleOf={titleOf}
							/>
							<CareerList
								owner={owner}
								careers={careers}
								explanation={shown}
								titleOf={titleOf}
								isTieBelow={tie !== null}
							/>
							{explanation && tie ? (
								<TieDecider
									tie={tie}
									leftOut={explanation.groups.flatMap((group) => group.leftOut)}
									choices={explanation.tieChoices}
									titleOf={titleOf}
									onChoose={onDecide ?? null}
								/>
							) : null}
						</>
					)}
					{isWhole ? (
						<>
							{actions}
							{shown?.hasScience && shown.strongest.includes("education") ? (
								<EducationBlock explanation={shown} titleOf={titleOf} />
							) : null}
							{owner === "own" && shown?.hasScience && topCategories.includes("health") ? (
								<HealthNote />
							) : null}
							{lines ? <SpectrumTable lines={lines} /> : null}
							{shown?.hasScience ? (
								<FurtherSuggestions
									placeholder={null}
									owner={owner}
									explanation={shown}
									catalogue={catalogue}
									fieldsOf={fieldsOf}
								/>
							) : null}
							{shown && !shown.hasScience ? null : (
								<CategoryProfile
									owner={owner}
									categories={knownCategories(topCategories)}
									tied={explanation ? knownCategories(tiesAtCut(explanation.score).categories) : []}
								/>
							)}
						</>
					) : (
						// Keeps the footer out of view until the rest has rendered.
						<div className="h-screen" />
					)}
				</div>
				{trying.isTrying ? null : renderBar(lines)}
			</div>
			<CompareTray isAboveBar={!trying.isTrying} />
			{explanation && shown && trying.isTrying ? (
				<TrialBar
					line={line}
					real={explanation}
					trial={trial}
					titleOf={titleOf}
					canKeep={onKeep !== undefined && shown.answered === shown.total}
					onKeep={() => {
						onKeep?.(shown);
						trying.reset();
					}}
					onReset={trying.reset}
				/>
			) : null}
		</div>
	);
}
