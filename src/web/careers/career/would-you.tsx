import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { WeekPart } from "#domain/careers/setting.ts";
import { type MomentAnswer, momentAnswers, momentsToAsk } from "#domain/notebook/notebook.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { useNotebook } from "../../notebook/use-notebook.ts";
import { BandChoice } from "../../ui/band-choice.tsx";

interface WouldYouProps {
	readonly careerId: CareerId;
	readonly week: readonly WeekPart[];
	readonly className?: string;
}

/**
 * The row of moments, which a phone scrolls sideways. After a touch the next moment comes into view; arrow keys go through the
 * answers of a moment, so they move nothing.
 */
const useMomentRow = () => {
	const row = useRef<HTMLDivElement>(null);
	const showAfter = (index: number): void => {
		const [current, next] = [row.current?.children[index], row.current?.children[index + 1]];
		if (current === undefined || next === undefined || document.activeElement?.matches(":focus-visible"))
			return;
		row.current?.scrollBy({
			left: next.getBoundingClientRect().left - current.getBoundingClientRect().left,
		});
	};
	return { row, showAfter };
};

/**
 * Three real moments of a job, each answered by yes, if I must, or no; one at a time on a phone. The answers stay on the
 * device.
 */
export function WouldYou({ careerId, week, className = "" }: WouldYouProps) {
	const { t } = useTranslation();
	const { notebook, answer } = useNotebook();
	const { row, showAfter } = useMomentRow();
	const answerTo = (moment: number) =>
		notebook.moments.find((each) => each.career === careerId && each.moment === moment)?.answer;
	const choose = (index: number, moment: number, chosen: MomentAnswer) => {
		answer({ career: careerId, moment, answer: chosen, answeredAt: toInstant(new Date()) });
		showAfter(index);
	};
	return (
		<section
			aria-labelledby="would-you"
			className={`grid grid-cols-1 content-start gap-3 rounded-panel bg-band p-4 text-on-band sm:p-5 print:hidden ${className}`}
		>
			<h2 id="would-you" className="text-2xl">
				{t("career.wouldYou.title")}
			</h2>
			<div
				ref={row}
				className="grid gap-x-5 gap-y-4 max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:auto-cols-[86%] max-md:grid-flow-col max-md:overflow-x-auto max-md:scroll-smooth max-md:px-4 max-md:pb-1 max-md:[scrollbar-width:none] md:grid-cols-3 lg:grid-cols-1"
			>
				{momentsToAsk(week).map((moment, index) => (
					<fieldset
						key={moment}
						className="flex min-w-0 snap-start flex-col justify-between border-t border-on-band/25 pt-3"
					>
						<legend className="contents">
							<span className="leading-snug">{week[moment]?.text}</span>
						</legend>
						<div className="mt-2.5 grid grid-cols-3 gap-2">
							{momentAnswers.map((each) => (
								<BandChoice
									key={each}
									name={`${careerId}-${moment}`}
									value={each}
									isChosen={answerTo(moment) === each}
									onChoose={() => choose(index, moment, each)}
									className="flex justify-center px-1 text-center text-[0.9375rem] font-semibold"
								>
									{t(`career.wouldYou.${each}`)}
								</BandChoice>
							))}
						</div>
					</fieldset>
				))}
			</div>
			<p className="text-sm text-on-band-soft">{t("career.wouldYou.text")}</p>
		</section>
	);
}
