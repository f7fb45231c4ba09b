import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { WeekPart } from "#domain/careers/setting.ts";
import { momentAnswers, momentsToAsk } from "#domain/notebook/notebook.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { useNotebook } from "../notebook/use-notebook.ts";
import { BandChoice } from "../ui/band-choice.tsx";

interface WouldYouProps {
	readonly careerId: CareerId;
	readonly week: readonly WeekPart[];
}

/** Three real moments of a job, each answered by yes, if I must, or no. The answers stay on the device. */
export function WouldYou({ careerId, week }: WouldYouProps) {
	const { t } = useTranslation();
	const { notebook, answer } = useNotebook();
	const answerTo = (moment: number) =>
		notebook.moments.find((each) => each.career === careerId && each.moment === moment)?.answer;
	return (
		<section
			aria-labelledby="would-you"
			className="grid content-start rounded-panel bg-band p-4 text-on-band sm:p-5 print:hidden"
		>
			<h2 id="would-you" className="text-2xl">
				{t("career.wouldYou.title")}
			</h2>
			<p className="mt-1 text-sm text-on-band-soft">{t("career.wouldYou.text")}</p>
			<div className="mt-3 grid gap-x-6 gap-y-4 lg:grid-cols-3">
				{momentsToAsk(week).map((moment) => (
					<fieldset
						key={moment}
						className="flex min-w-0 flex-col justify-between border-t border-on-band/20 pt-3"
					>
						<legend className="contents">
							<span className="leading-snug">{week[moment]?.text}</span>
						</legend>
						<div className="mt-2 grid grid-cols-3 gap-2">
							{momentAnswers.map((each) => (
								<BandChoice
									key={each}
									name={`${careerId}-${moment}`}
									value={each}
									isChosen={answerTo(moment) === each}
									onChoose={() =>
										answer({ career: careerId, moment, answer: each, answeredAt: toInstant(new Date()) })
									}
									className="flex justify-center px-1 text-center text-[0.9375rem] font-semibold"
								>
									{t(`career.wouldYou.${each}`)}
								</BandChoice>
							))}
						</div>
					</fieldset>
				))}
			</div>
		</section>
	);
}
