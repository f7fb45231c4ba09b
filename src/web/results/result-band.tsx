import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
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
	/** The content of the selected line, below the band. */
	readonly children?: ReactNode;
}

const namesOnPhones = 3;

/** The spectrum of a result, each line a button with its count: one tab stop, with arrow keys between the lines. */
export function ResultBand({ lines, chosen, onChoose, children }: ResultBandProps) {
	const { t } = useTranslation();
	const bar = useRef<HTMLDivElement>(null);
	const brightest = [...lines].sort((one, other) => other.count - one.count);
	const [reached, setReached] = useState<CategoryKey>(brightest[0]?.key ?? "biology");
	const strong = new Set(
		brightest
			.filter(({ count }) => count > 0 && count >= (brightest[namesOnPhones - 1]?.count ?? 0))
			.map(({ key }) => key),
	);
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
					<SpectrumBand lines={lines} className="h-36 w-full md:h-33" />
					<div
						ref={bar}
						role="toolbar"
						aria-label={t("results.band.label")}
						onKeyDown={onKeyDown}
						className="-mt-36 grid grid-cols-14 md:-mt-33"
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
									onFocus={() => setReached(line.key)}
									onClick={() => onChoose(line.key)}
									className={`group relative grid min-w-0 justify-items-center gap-0.5 pt-38 pb-2 outline-offset-[-3px] hover:bg-on-band/7 focus-visible:outline-on-band md:pt-35 ${isChosen ? "bg-on-band/10" : ""} ${isStrong ? "font-bold text-on-band" : "text-on-band-soft"}`}
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
									{isChosen ? (
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
				<p aria-hidden="true" className="pb-3 text-center text-[0.9375rem] font-semibold xl:hidden">
					{dotted(
						lines.filter(({ key }) => strong.has(key)).map(({ key }) => t(`results.shortFields.${key}`)),
					)}
				</p>
			</div>
			{children}
		</div>
	);
}
