import { useTranslation } from "react-i18next";
import type { Comparison } from "#contract/quiz.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalButtonLink, LocalLink } from "../shared/i18n/local-link.tsx";
import { attemptLabels } from "./attempt-labels.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { interestChange, interestHistory } from "./interest-history.ts";
import { InterestHistoryPicture } from "./interest-history-picture.tsx";
import { Section } from "./section.tsx";

interface ComparedQuizzesProps {
	readonly comparison: Comparison;
	/** The title of a career and the field of its line. */
	readonly careerOf: (id: CareerId) => { readonly title: string; readonly category: CategoryKey };
}

/** A rank among the five careers; an absence is announced to screen readers, since they cannot see the gap. */
function Rank({ rank }: { readonly rank: number | null }) {
	const { t } = useTranslation();
	if (rank !== null) return <span className={rank === 1 ? "font-semibold" : ""}>{rank}</span>;
	return (
		<>
			<span aria-hidden="true" className="text-soft">
				·
			</span>
			<span className="sr-only">{t("comparison.notAmong")}</span>
		</>
	);
}

/** All quizzes of an account: a picture of each field's light over time, the same in numbers, and the careers. */
export function ComparedQuizzes({ comparison, careerOf }: ComparedQuizzesProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { attempts } = comparison;
	const lines = interestHistory(comparison);
	const { brightest, gained, lost } = interestChange(lines);
	const nameOf = (category: CategoryKey): string => t(`common.inText.${category}`);
	const columns = attemptLabels(
		attempts.map(({ completedAt }) => completedAt),
		format,
	).map((name, index) => ({ id: attempts[index]?.id ?? name, name }));
	const [first] = columns;
	if (!first)
		return (
			<div className="grid justify-items-start gap-5 border-t border-hairline pt-8">
				<p className="measure">{t("comparison.empty")}</p>
				<LocalButtonLink to="/quiz">{t("dashboard.student.takeQuiz")}</LocalButtonLink>
			</div>
		);
	// The tables show the latest quiz first: it is the visible one on a phone.
	const latestFirst = [...columns].reverse();
	const sentences = [
		t("comparison.brightest", { names: format.list(brightest.map(nameOf)) }),
		...(gained ? [t("comparison.gained", { date: first.name, name: nameOf(gained) })] : []),
		...(lost ? [t("comparison.lost", { name: nameOf(lost) })] : []),
		...(attempts.length === 1
			? [t("comparison.single")]
			: gained || lost
				? []
				: [t("comparison.steady", { date: first.name })]),
	];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-14">
			<section aria-labelledby="fields" className="grid grid-cols-[minmax(0,1fr)] gap-5">
				<div className="grid gap-2">
					<h2 id="fields" className="display-3">
						{t("comparison.fields", { count: attempts.length })}
					</h2>
					<p className="measure text-soft">{sentences.join(" ")}</p>
				</div>
				<InterestHistoryPicture
					lines={lines}
					dates={columns.map(({ name }) => name)}
					bright={brightest}
					label={t("comparison.picture", { count: lines.length })}
				/>
				<details>
					<summary className="inline-flex min-h-11 items-center text-soft underline decoration-1 underline-offset-4 hover:text-ink">
						{t("comparison.showTable")}
					</summary>
					<ComparisonTable
						caption={t("comparison.tableCaption")}
						rowsAre={t("common.spectrum.category")}
						columns={latestFirst}
						rows={[
							...comparison.categories.map(({ id, counts }) => ({
								id,
								category: id,
								name: nameOf(id),
								cells: [...counts].reverse(),
							})),
							{
								id: "chosen",
								name: t("comparison.chosen"),
								cells: attempts.map(({ chosen }) => chosen).reverse(),
							},
						]}
					/>
				</details>
			</section>
			<Section title={t("comparison.careers")} hint={t("comparison.careersHint")}>
				<ComparisonTable
					caption={t("comparison.careersCaption")}
					rowsAre={t("comparison.career")}
					columns={latestFirst}
					rows={comparison.careers.map(({ id, places }) => {
						const { title, category } = careerOf(id);
						return {
							id,
							category,
							name: (
								<LocalLink
									to={`/career/${id}`}
									className="inline-flex min-h-6 items-center underline decoration-hairline underline-offset-4 hover:decoration-ink"
								>
									{title}
								</LocalLink>
							),
							cells: [...places].reverse().map((rank, at) => <Rank key={latestFirst[at]?.id} rank={rank} />),
						};
					})}
				/>
			</Section>
		</div>
	);
}
