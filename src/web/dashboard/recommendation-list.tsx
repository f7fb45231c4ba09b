import { Bookmark, Gamepad2, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RecommendationResponse } from "#contract/recommendations.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { useFormat } from "../shared/format.ts";
import { LocalButtonLink, LocalLink } from "../shared/local-link.tsx";
import { FieldMark } from "../ui/field-mark.tsx";

type CareerOf = (id: CareerId) => { readonly title: string; readonly category: CategoryKey };
type Reason = RecommendationResponse["reasons"][number];

const icons = { quiz_career: ListChecks, quiz_category: ListChecks, quest: Gamepad2, like_saved: Bookmark };

/** Reasons in plain words, each with its kind; one of them lists the fields of the latest quiz. */
const useReasons = (careerOf: CareerOf) => {
	const { t } = useTranslation();
	const { list } = useFormat();
	const numbers = t("recommendations.numbers").split(" ");
	/** Numbers up to ten are written as words. */
	const counted = (count: number) => ({ count, number: numbers[count] ?? count });
	const inWords = (reason: Reason, fields: readonly string[]): string => {
		switch (reason.kind) {
			case "quiz_career":
				return t("recommendations.reasons.quiz_career", counted(reason.attempts));
			case "quiz_category":
				return t("recommendations.reasons.quiz_category", { ...counted(fields.length), names: list(fields) });
			case "quest":
				return t("recommendations.reasons.quest", {
					...counted(reason.games),
					name: t(`common.inText.${reason.category}`),
				});
			case "like_saved":
				return t("recommendations.reasons.like_saved", { title: careerOf(reason.careerId).title });
		}
	};
	return (reasons: readonly Reason[]) => {
		const ofQuiz = reasons.filter((reason) => reason.kind === "quiz_category");
		const fields = ofQuiz.map(({ category }) => t(`common.inText.${category}`));
		return reasons
			.filter((reason) => reason.kind !== "quiz_category" || reason === ofQuiz[0])
			.map((reason) => ({ kind: reason.kind, words: inWords(reason, fields) }));
	};
};

interface RecommendationListProps {
	readonly recommendations: readonly RecommendationResponse[];
	readonly careerOf: CareerOf;
}

/** Recommended careers, each with its reasons. */
export function RecommendationList({ recommendations, careerOf }: RecommendationListProps) {
	const { t } = useTranslation();
	const wordsOf = useReasons(careerOf);
	if (recommendations.length === 0)
		return (
			<div className="grid justify-items-start gap-5 border-t border-hairline pt-8">
				<p className="measure">{t("recommendations.empty")}</p>
				<div className="flex flex-wrap gap-3">
					<LocalButtonLink to="/quiz">{t("dashboard.student.takeQuiz")}</LocalButtonLink>
					<LocalButtonLink to="/career-quest" look="secondary">
						{t("recommendations.play")}
					</LocalButtonLink>
				</div>
			</div>
		);
	return (
		<ol className="divide-y divide-hairline border-y border-hairline">
			{recommendations.map(({ careerId, reasons }) => {
				const { title, category } = careerOf(careerId);
				return (
					<li
						key={careerId}
						data-line={category}
						className="grid gap-x-10 gap-y-3 py-6 md:grid-cols-[5fr_6fr]"
					>
						<div className="flex gap-4">
							<FieldMark className="" />
							<div className="grid content-start gap-1">
								<h2 className="text-xl">
									<LocalLink
										to={`/career/${careerId}`}
										className="inline-flex min-h-11 items-center no-underline hover:underline hover:underline-offset-4"
									>
										{title}
									</LocalLink>
								</h2>
								<p className="text-line-text">{t(`common.categories.${category}`)}</p>
							</div>
						</div>
						<ul aria-label={t("recommendations.why", { title })} className="grid content-center gap-2">
							{wordsOf(reasons).map(({ kind, words }) => {
								const Icon = icons[kind];
								return (
									<li key={words} className="flex gap-3">
										<Icon aria-hidden="true" className="mt-1 size-4.5 flex-none text-soft" />
										{words}
									</li>
								);
							})}
						</ul>
					</li>
				);
			})}
		</ol>
	);
}
