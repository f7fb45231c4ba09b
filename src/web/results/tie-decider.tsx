import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { maxTiePairs, type TieChoice, type TieDecision, type TiePair } from "#domain/quiz/tie-decision.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { loadCareerPages } from "../careers/content.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { CareerLinks } from "./career-links.tsx";

interface TieDeciderProps {
	/** The tie after the choices so far. */
	readonly tie: TieDecision;
	readonly choices: readonly TieChoice[];
	/** The careers that only the order of the questions leaves out now. */
	readonly leftOut: readonly CareerId[];
	readonly titleOf: (career: CareerId) => string;
	/** Stores the choices; null where the result is another person's. */
	readonly onChoose: ((choices: readonly TieChoice[]) => void) | null;
}

/** The lines of a week that make its Tuesday: the second and the third. */
const tuesday = [1, 3] as const;

/** The Tuesdays of two careers, each a few lines of the real week on its page. */
const useTuesdays = (pair: TiePair): Loaded<readonly CareerPage["week"][]> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "tuesdays", locale, pair],
			queryFn: async () => {
				const pages = await loadCareerPages(locale);
				return Promise.all(
					pair.filter(isCareerId).map(async (id) => (await pages[id]()).default.week.slice(...tuesday)),
				);
			},
			staleTime: Number.POSITIVE_INFINITY,
		}),
	);
};

interface PairOfTuesdaysProps {
	readonly pair: TiePair;
	readonly number: number;
	readonly total: number;
	readonly onChoose: (choice: TieChoice) => void;
	readonly onStop: () => void;
	/** The question, which receives the focus when the pair changes. */
	readonly heading: RefObject<HTMLHeadingElement | null>;
}

const sides = ["first", "second"] as const;

/** Two Tuesdays side by side, without titles. */
function PairOfTuesdays({ pair, number, total, onChoose, onStop, heading }: PairOfTuesdaysProps) {
	const { t } = useTranslation();
	const tuesdays = useTuesdays(pair);
	return (
		<div className="grid gap-4">
			<div className="grid gap-0.5">
				<p className="text-sm text-soft tabular-nums">{t("results.tie.progress", { number, total })}</p>
				<h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
					{t("results.tie.question")}
				</h3>
			</div>
			{tuesdays.status === "error" ? (
				<RetryAlert
					title={t("results.unread.title")}
					description={t("results.unread.text")}
					retryLabel={t("results.unread.retry")}
					onRetry={tuesdays.retry}
				/>
			) : null}
			{tuesdays.status === "loading" ? <Skeleton className="h-44 w-full" /> : null}
			{tuesdays.status === "ready" ? (
				<ul className="grid gap-4 md:grid-cols-2">
					{tuesdays.data.map((lines, index) => {
						const side = sides[index] ?? "first";
						return (
							<li
								key={pair[index]}
								className="grid grid-rows-[1fr_auto] gap-4 rounded-panel border border-hairline bg-sunken/60 p-4 md:p-5"
							>
								<ul className="grid content-start gap-2.5">
									{lines.map(({ text }) => (
										<li key={text} className="border-l-3 border-edge pl-3 leading-snug">
											{text}
										</li>
									))}
								</ul>
								<Button look="secondary" onClick={() => onChoose(side)}>
									{t(`results.tie.${side}`)}
								</Button>
							</li>
						);
					})}
				</ul>
			) : null}
			<div className="flex flex-wrap gap-x-3 gap-y-1">
				<Button look="quiet" onClick={() => onChoose("neither")}>
					{t("results.tie.neither")}
				</Button>
				<Button look="quiet" onClick={onStop}>
					{t("results.tie.stop")}
				</Button>
			</div>
		</div>
	);
}

/** The titles of the pairs with what was chosen, and what it changed. */
function Outcome({ tie, choices, titleOf }: Pick<TieDeciderProps, "tie" | "choices" | "titleOf">) {
	const { t } = useTranslation();
	const format = useFormat();
	const nameOf = (id: string) => (isCareerId(id) ? titleOf(id) : id);
	const names = (ids: readonly string[]) => format.list(ids.map(nameOf));
	const sentenceOf = ([first, second]: TiePair, choice: TieChoice | undefined) => {
		const [chosen, other] = choice === "second" ? [second, first] : [first, second];
		const key = choice === "neither" ? "neitherOf" : "rather";
		return t(`results.tie.${key}`, { chosen: nameOf(chosen), other: nameOf(other) });
	};
	return (
		<div className="grid gap-3">
			<ul className="grid gap-1">
				{tie.asked.map((pair, index) => (
					<li key={pair.join()}>{sentenceOf(pair, choices[index])}</li>
				))}
			</ul>
			<p className="font-semibold">
				{tie.entered.length > 0
					? `${t("results.tie.entered", { names: names(tie.entered) })} ${t("results.tie.left", { names: names(tie.left) })}`
					: t("results.tie.same")}
			</p>
			{tie.isSettled ? null : <p className="text-soft">{t("results.tie.rest")}</p>}
		</div>
	);
}

/**
 * Where careers are level at the cut, the student decides between real Tuesdays, without titles; then the titles and what changed.
 * On another person's result, only the outcome.
 */
export function TieDecider({ tie, choices, leftOut, titleOf, onChoose }: TieDeciderProps) {
	const { t } = useTranslation();
	const [isDeciding, setDeciding] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const asked = tie.asked.length;
	useEffect(() => {
		if (isDeciding && asked >= 0) heading.current?.focus({ preventScroll: true });
	}, [isDeciding, asked]);
	const hasStarted = asked > 0;
	const isOpen = isDeciding && tie.next !== null && onChoose !== null;
	return (
		<section aria-labelledby="tie" className="grid gap-3 border-t border-hairline pt-4 print:hidden">
			<div className="measure grid gap-1.5">
				<h2 id="tie" className="text-xl">
					{t(hasStarted && !isOpen ? "results.tie.decided" : "results.tie.title", { count: tie.leftOut })}
				</h2>
				{hasStarted || isOpen ? null : (
					<p className="text-soft">{t("results.tie.intro", { count: Math.min(maxTiePairs, tie.leftOut) })}</p>
				)}
			</div>
			{isOpen && tie.next ? (
				<PairOfTuesdays
					pair={tie.next}
					number={asked + 1}
					total={Math.min(maxTiePairs, tie.leftOut)}
					heading={heading}
					onChoose={(choice) => onChoose([...choices, choice])}
					onStop={() => setDeciding(false)}
				/>
			) : null}
			{hasStarted && !isOpen ? <Outcome tie={tie} choices={choices} titleOf={titleOf} /> : null}
			{isOpen || onChoose === null ? null : (
				<div className="flex flex-wrap gap-3">
					{tie.next ? (
						<Button look="secondary" onClick={() => setDeciding(true)}>
							{t(hasStarted ? "results.tie.continue" : "results.tie.start")}
						</Button>
					) : null}
					{hasStarted ? (
						<Button
							look="quiet"
							onClick={() => {
								onChoose([]);
								setDeciding(true);
							}}
						>
							{t("results.tie.again")}
						</Button>
					) : null}
				</div>
			)}
			{leftOut.length > 0 && !isOpen ? (
				// Folded: the student decides between weeks without titles.
				<details className="text-[0.9375rem]">
					<summary className="inline-flex min-h-11 items-center text-soft underline decoration-1 underline-offset-4 hover:text-ink">
						{t("results.tie.which", { count: leftOut.length })}
					</summary>
					<CareerLinks careers={leftOut} titleOf={titleOf} />
				</details>
			) : null}
		</section>
	);
}
