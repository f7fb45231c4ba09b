import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, startTransition, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { brightestLines } from "#domain/careers/brightest-lines.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { uprightName } from "../shared/spectrum/line-names.tsx";
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
	/** During a trial the band stays in view while its content scrolls. */
	readonly isKept?: boolean;
	/** The count of a fully bright line; by default the highest count. With it, no line is shown as a strong one. */
	readonly fullCount?: number;
	/** The content of the selected line, below the band. */
	readonly children?: ReactNode;
}

/** The number of lines that count as bright. */
const brightRanks = 3;

interface CaptionProps {
	readonly line: BandLine;
	readonly onOpen: () => void;
}

/** The way to the answers that lit the brightest line: the page begins with one line, and the others invite. */
function Caption({ line: { key, count }, onOpen }: CaptionProps) {
	const { t } = useTranslation();
	return (
		<div className="page pt-1 pb-3 print:hidden" data-line={key}>
			<button
				type="button"
				onClick={onOpen}
				className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control border border-on-band/40 px-3 text-left text-[0.9375rem] font-semibold leading-snug md:px-4 md:text-base hover:border-on-band focus-visible:outline-on-band md:mx-auto md:w-auto"
			>
				{t("results.lit.see", { count, field: t(`common.fields.${key}`) })}
				<ChevronDown aria-hidden="true" className="size-4.5 flex-none" />
			</button>
		</div>
	);
}

/** The spectrum of a result, each line a button with its count: one tab stop, with arrow keys between the lines. */
export function ResultBand({
	lines,
	chosen,
	onChoose,
	isKept = false,
	fullCount,
	children,
}: ResultBandProps) {
	const { t } = useTranslation();
	const bar = useRef<HTMLDivElement>(null);
	const [first] = [...lines].sort((one, other) => other.count - one.count);
	const [reached, setReached] = useState<CategoryKey>(first?.key ?? "biology");
	const strong = fullCount === undefined ? brightestLines(lines, brightRanks) : new Set<CategoryKey>();
	// Until a line is chosen, the brightest one shows its answers.
	const spotlit = chosen === null && first && strong.has(first.key) ? first : null;
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
			<div className={isKept ? "top-17 z-10 border-b border-on-band/20 bg-band tall:sticky" : ""}>
				<div className="page relative max-md:px-1">
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
									className={`group relative grid min-w-0 justify-items-center gap-0.5 pt-26 pb-2 outline-offset-[-3px] hover:bg-on-band/7 focus-visible:outline-on-band md:pt-30 ${isChosen || line === spotlit ? "bg-on-band/10" : ""} ${isStrong ? "font-bold text-on-band" : "text-on-band-soft"}`}
								>
									<span
										className={`relative tabular-nums leading-6 ${isStrong ? "text-lg" : "text-[0.9375rem]"}`}
									>
										{line.count}
										{line.count === line.real ? null : (
											<>
												<span
													aria-hidden="true"
													className="absolute top-full left-1/2 -mt-1.5 -translate-x-1/2 text-xs leading-none text-on-band"
												>
													{line.count > line.real ? "↑" : "↓"}
												</span>
												<span className="sr-only"> {t("results.band.was", { count: line.real })}</span>
											</>
										)}
									</span>{" "}
									<span className="sr-only">{t("results.band.answers", { count: line.count })}</span>{" "}
									<span
										aria-hidden="true"
										className={`${uprightName} top-1 left-1/2 ml-0.5 h-22 text-glow xl:hidden ${line.count > 0 ? "" : "opacity-70"}`}
									>
										{t(`common.fields.${line.key}`)}
									</span>
									<span className="text-center text-[0.72rem] leading-5 tracking-tight whitespace-nowrap max-xl:sr-only">
										{t(`results.shortFields.${line.key}`)}
									</span>
									{line.count > 0 ? (
										<span className="sr-only"> {t("results.band.rank", { rank: rankOf(line.count) })}</span>
									) : null}
									{isChosen || line === spotlit ? (
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
			{spotlit ? <Caption line={spotlit} onOpen={() => onChoose(spotlit.key)} /> : null}
			{children}
		</div>
	);
}
