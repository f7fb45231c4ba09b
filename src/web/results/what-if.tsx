import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { chosenIds } from "#domain/quiz/questionnaire.ts";
import { chooseOption } from "#domain/quiz/session.ts";
import { type Trial, triedAnswers } from "#domain/quiz/what-if.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Chip } from "../ui/chip.tsx";
import { OptionBar } from "./option-bar.tsx";
import { useOutcome } from "./use-outcome.ts";
import type { Trying } from "./use-trial.ts";

interface WhatIfProps {
	readonly line: CategoryKey;
	readonly real: PresentedResult;
	readonly trial: Trial;
	readonly trying: Trying;
	readonly titleOf: (career: CareerId) => string;
}

/**
 * One button per question. Pressing it ignores the question's answers, and opens its options for a change in place.
 */
export function WhatIf({ line, real, trial, trying, titleOf }: WhatIfProps) {
	const { t } = useTranslation();
	const [openId, open] = useState<string | null>(null);
	const format = useFormat();
	const { lines, sentence, lead } = useOutcome({ line, real, trial, titleOf });
	const outcome = [sentence, format.list(lines), lead].filter(Boolean);
	const { questions } = real.questionnaire;
	const opened = questions.find(({ id }) => id === openId);
	const tried = triedAnswers(real.questionnaire, real.answers, { held: [], replaced: trial.replaced });
	const isHeld = (id: string) => trial.held.includes(id);
	const isChanged = (id: string) => Object.hasOwn(trial.replaced, id);
	const litBy = (id: string) =>
		chosenIds(tried, id).flatMap((optionId) => real.wordsOf(id, optionId)?.categories ?? []);
	const press = (id: string) => {
		trying.toggleHeld(id);
		open(id);
	};
	const choose = (optionId: string) => {
		if (!opened) return;
		const next = chooseOption(opened, chosenIds(tried, opened.id), optionId);
		if (next.length > 0) trying.replace(opened.id, next);
	};
	return (
		<div className="grid gap-4 border-t border-on-band/20 pt-5">
			<p className="flex flex-wrap items-baseline gap-x-4">
				<span className="font-display text-xl font-semibold">{t("results.whatIf.title")}</span>
				<span className="text-[0.9375rem] text-on-band-soft">{t("results.whatIf.hint")}</span>
			</p>
			<ul className="grid grid-cols-8 gap-x-1.5 gap-y-3 pt-3 md:grid-cols-16 md:gap-x-4">
				{questions.map(({ id, text }, index) => {
					const lit = litBy(id);
					return (
						<li key={id}>
							<button
								type="button"
								aria-pressed={isHeld(id)}
								aria-label={t(isChanged(id) ? "results.whatIf.slitChanged" : "results.whatIf.slit", {
									number: index + 1,
									question: text,
								})}
								onClick={() => press(id)}
								className="group grid w-full justify-items-center gap-1 outline-offset-2 focus-visible:outline-on-band"
							>
								<span className="block w-full rounded-[0.4rem] outline-dashed outline-1 outline-transparent group-aria-pressed:outline-on-band/60">
									<OptionBar
										lit={lit}
										className={`h-11 w-full rounded-[0.4rem] ring-1! transition-transform duration-150 group-hover:ring-on-band group-aria-pressed:-translate-y-3 group-aria-pressed:rotate-[5deg] group-aria-pressed:opacity-60 motion-reduce:group-aria-pressed:rotate-0 ${lit.includes(line) ? "ring-glow!" : "ring-on-band/25!"}`}
									/>
								</span>
								<span
									className={`text-sm tabular-nums ${isHeld(id) || isChanged(id) ? "font-bold text-on-band" : "text-on-band-soft"}`}
								>
									{index + 1}
								</span>
							</button>
						</li>
					);
				})}
			</ul>
			<div role="status" className="grid gap-1 text-[0.9375rem]">
				{trying.isTrying
					? outcome.map((one) => (
							<p key={one} className="text-on-band-soft">
								{one}
							</p>
						))
					: null}
			</div>
			{opened ? (
				<div className="grid gap-3">
					<p className="font-semibold">{opened.text}</p>
					<ul aria-label={opened.text} className="flex flex-wrap gap-2">
						{opened.options.map(({ id, text }) => (
							<li key={id}>
								<Chip
									isOnBand
									isPressed={!isHeld(opened.id) && chosenIds(tried, opened.id).includes(id)}
									onPress={() => choose(id)}
								>
									{text}
								</Chip>
							</li>
						))}
						{isHeld(opened.id) || isChanged(opened.id) ? (
							<li>
								<button
									type="button"
									onClick={() => trying.putBack(opened.id)}
									className="min-h-11 px-3 font-semibold underline underline-offset-4 focus-visible:outline-on-band"
								>
									{t("results.whatIf.putBack")}
								</button>
							</li>
						) : null}
					</ul>
				</div>
			) : null}
		</div>
	);
}
