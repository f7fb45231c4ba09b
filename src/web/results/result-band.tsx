import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, startTransition, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { brightestLines } from "#domain/careers/brightest-lines.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { namedAnswerLength, truncate } from "#domain/careers/truncate.ts";
import { dotted } from "../shared/dotted.ts";
import { nextIndexForKey } from "../ui/arrow-focus.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

/** A line of a result's band. */
export interface BandLine {
	readonly key: CategoryKey;
	readonly count: number;
	/** The count of the real result; it differs from `count` only during a trial. */
	readonly real: number;
}

interface ResultBandProps {
	/** All fourteen, violet to red. */
	readonly lines: readonly BandLine[];
	readonly chosen: CategoryKey | null;
	/** Selects a line, or the selected one again to close it. */
	readonly onChoose: (line: CategoryKey) => void;
	/** The answers that lit a line, in words. */
	readonly answersOf: (line: CategoryKey) => readonly string[];
	/** The count of a fully bright line; by default the highest count. With it, no line is shown as a strong one. */
	readonly fullCount?: number;
	/** The content of the selected line, below the band. */
	readonly children?: ReactNode;
}

/** The number of lines that count as bright. */
const brightPlaces = 3;
const answersNamed = 1;

interface CaptionProps {
	readonly line: CategoryKey;
	readonly answers: readonly string[];
	readonly onOpen: () => void;
}

/** The brightest line with the answers that lit it: the page begins with one line, and the others invite. */
function Caption({ line, answers, onOpen }: CaptionProps) {
	const { t } = useTranslation();
	const more = answers.length - answersNamed;
	return (
		<div className="page print:hidden" data-line={line}>
			<button
				type="button"
				onClick={onOpen}
				className="flex w-full items-center justify-between gap-3 pt-1 pb-2.5 text-left text-[0.9375rem] leading-snug focus-visible:outline-on-band md:justify-center"
			>
				<span>
					<span className="font-semibold">{t(`common.categories.${line}`)}</span>
					{" · "}
					<span className="text-on-band-soft">
						{dotted([
							...answers.slice(0, answersNamed).map((answer) => truncate(answer, namedAnswerLength)),
							more > 0 ? t("results.careers.more", { count: more }) : "",
						])}
					</span>
				</span>
				<ChevronDown aria-hidden="true" className="size-4.5 flex-none" />
			</button>
		</div>
	);
}

/** The spectrum of a result, each line a button with its count: one tab stop, with arrow keys between the lines. */
export function ResultBand({ lines, chosen, onChoose, answersOf, fullCount, children }: ResultBandProps) {
	const { t } = useTranslation();
	const bar = useRef<HTMLDivElement>(null);
	const [first] = [...lines].sort((one, other) => other.count - one.count);
	const [reached, setReached] = useState<CategoryKey>(first?.key ?? "biology");
	const strong = fullCount === undefined ? brightestLines(lines, brightPlaces) : new Set<CategoryKey>();
	// Until a line is chosen, the brightest one shows its answers.
	const spotlit = chosen === null && first && strong.has(first.key) ? first.key : null;
	const rankOf = (count: number) => 1 + lines.filter((line) => line.count > count).length;
	const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
		if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
		const next = nextIndexForKey(
			event.key,
			lines.findIndex(({ key }) => key === reached),
			lines.length,
		);
		const line = next === undefined ? undefined : lines[next];
		if (!line) return;
		event.preventDefault();
		setReached(line.key);
		bar.current?.querySelector<HTMLElement>(`[data-line="${line.key}"]`)?.focus();
	};
	return (
		<div className="bg-band text-on-band print:[print-color-adjust:exact]">
			<div className="page max-md:px-1">
				<div className="relative">
					<SpectrumBand
						lines={lines}
						{...(fullCount === undefined ? {} : { fullCount })}
						className="h-24 w-full md:h-28"
					/>
					<div
						ref={bar}
						role="toolbar"
						aria-label={t("results.band.label")}
						onKeyDown={onKeyDown}
						className="-mt-24 grid grid-cols-14 md:-mt-28"
					>
						{lines.map((line) => {
							const isStrong = strong.has(line.key);
							const isChosen = chosen === line.key;
							return (
								<button
									key={line.key}
									type="button"
									data-line={line.key}
									tabIndex={line.key === reached ? 0 : -1}
									aria-expanded={isChosen}
									// A tap focuses the line, too; what it opens is drawn first.
									onFocus={() => startTransition(() => setReached(line.key))}
									onClick={() => onChoose(line.key)}
									className={`group relative grid min-w-0 justify-items-center gap-0.5 pt-26 pb-2 outline-offset-[-3px] hover:bg-on-band/7 focus-visible:outline-on-band md:pt-30 ${isChosen || line.key === spotlit ? "bg-on-band/10" : ""} ${isStrong ? "font-bold text-on-band" : "text-on-band-soft"}`}
								>
									<span
										className={`relative tabular-nums leading-6 ${isStrong ? "text-lg" : "text-[0.9375rem]"}`}
									>
										{line.count}
										{line.count === line.real ? null : (
											<span className="absolute left-full pl-1 text-xs font-medium whitespace-nowrap text-on-band max-md:hidden">
												{t("results.band.was", { count: line.real })}
											</span>
										)}
									</span>{" "}
									<span className="sr-only">{t("results.band.answers", { count: line.count })}</span>{" "}
									<span className="text-center text-[0.72rem] leading-5 tracking-tight whitespace-nowrap max-xl:sr-only">
										{t(`results.shortFields.${line.key}`)}
									</span>
									{line.count > 0 ? (
										<span className="sr-only"> {t("results.band.rank", { rank: rankOf(line.count) })}</span>
									) : null}
									{isChosen || line.key === spotlit ? (
										<span
											aria-hidden="true"
											className="absolute bottom-0 h-0 w-0 border-x-8 border-b-8 border-x-transparent border-b-on-band"
										/>
									) : null}
								</button>
							);
						})}
					</div>
				</div>
			</div>
			{spotlit ? (
				<Caption line={spotlit} answers={answersOf(spotlit)} onOpen={() => onChoose(spotlit)} />
			) : null}
			{children}
		</div>
	);
}
