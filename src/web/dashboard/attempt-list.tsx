import { useTranslation } from "react-i18next";
import type { Attempt } from "#contract/quiz.ts";
import { isCategoryKey } from "#domain/careers/category.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

/** The brightness of an attempt's first, second and third field. */
const light = [3, 2, 1];

/** Finished quizzes, each as a small spectrum with its brightest fields and a link to its results. */
export function AttemptList({ attempts }: { readonly attempts: readonly Attempt[] }) {
	const { t } = useTranslation();
	const format = useFormat();
	return (
		<ul className="divide-y divide-hairline border-y border-hairline">
			{attempts.map(({ id, completedAt, results }) => {
				const fields = results.topCategories.filter(isCategoryKey);
				return (
					<li key={id} className="relative grid gap-2 py-4">
						<SpectrumBand
							lines={bandLines((key) => light[fields.indexOf(key)] ?? 0)}
							fullCount={3}
							className="h-6 w-full rounded-[0.3rem]"
						/>
						<p className="flex flex-wrap items-center justify-between gap-x-4">
							<LocalLink
								to={`/results?attempt=${encodeURIComponent(id)}`}
								className="inline-flex min-h-11 items-center underline decoration-hairline decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
							>
								<span className="inline-block first-letter:uppercase">
									{fields.length > 0
										? format.list(fields.map((key) => t(`common.inText.${key}`)))
										: t("dashboard.student.noStandOutShort")}
								</span>
								<span className="sr-only"> {t("dashboard.student.openResults")}</span>
							</LocalLink>
							<time dateTime={completedAt} className="text-soft">
								{format.mediumDate(completedAt)}
							</time>
						</p>
					</li>
				);
			})}
		</ul>
	);
}
