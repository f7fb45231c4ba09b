import { Play, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceControl } from "./choice-control.tsx";
import { EvidenceTable } from "./evidence-table.tsx";
import { NumberControl } from "./number-control.tsx";
import type { InstrumentPart } from "./part.ts";
import { Readouts } from "./readouts.tsx";
import { useBench } from "./use-bench.ts";
import { wantsStillness } from "./use-progress.ts";
import { sentenceValues, useSay } from "./use-say.ts";

/** How many results the log shows. */
const shownRuns = 4;

/** An instrument to work with: its drawing, what can be set, what it shows, and the log of what was tried. */
export function Bench({ part }: { readonly part: InstrumentPart }) {
	const { t } = useTranslation();
	const { instrument, Picture, Panel, note } = part;
	const { say, number } = useSay(instrument.id);
	const { settings, reading, runs, progress, change, run, startOver } = useBench(part);
	const [isTable, setTable] = useState(false);
	const isOver = reading !== null && progress >= 1;
	const drawing = useRef<HTMLDivElement>(null);
	const start = (): void => {
		// On a phone the button stands below the drawing: what it sets off must be seen.
		drawing.current?.scrollIntoView({ block: "nearest", behavior: wantsStillness() ? "auto" : "smooth" });
		run();
	};
	return (
		<section aria-label={say("title")} className="grid gap-3">
			<div className="-mx-4 grid gap-x-8 gap-y-3 bg-band px-4 py-4 text-on-band sm:-mx-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
				<div ref={drawing} className="grid scroll-mt-20 content-center gap-3">
					<div className="[forced-color-adjust:none] bg-(--color-bench) text-(--color-bench-ink) max-sm:-mx-2.5">
						<Picture
							settings={settings}
							reading={reading}
							progress={progress}
							say={say}
							number={number}
							onSet={change}
						/>
					</div>
					{Panel ? <Panel settings={settings} say={say} onSet={change} /> : null}
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
					<Readouts part={part} reading={isOver ? reading : null} say={say} number={number} />
					<div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-x-3 gap-y-2">
						{instrument.controls.map((control) => {
							const value = settings[control.key] ?? "";
							return control.kind === "choice" ? (
								<div key={control.key} className={control.values.length > 2 ? "col-span-full" : ""}>
									<ChoiceControl
										control={control}
										value={String(value)}
										say={say}
										onChange={(next) => change({ [control.key]: next })}
									/>
								</div>
							) : (
								<div key={control.key} className="col-span-full">
									<NumberControl
										control={control}
										value={Number(value)}
										say={say}
										number={number}
										onChange={(next) => change({ [control.key]: next })}
										onEnter={start}
									/>
								</div>
							);
						})}
					</div>
					<div className="flex flex-wrap gap-3">
						{instrument.isImmediate ? null : (
							<button
								type="button"
								onClick={start}
								className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-control bg-on-band px-3 font-semibold text-[oklch(.2_.02_275)] hover:bg-on-band/85 focus-visible:outline-[oklch(.8_.13_255)] forced-colors:border"
							>
								<Play aria-hidden="true" className="size-4" fill="currentColor" />
								{say("run")}
							</button>
						)}
						<button
							type="button"
							onClick={startOver}
							className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-on-band/45 px-3 text-on-band hover:bg-on-band/12 focus-visible:outline-[oklch(.8_.13_255)]"
						>
							<RotateCcw aria-hidden="true" className="size-4" />
							{t("quest.bench.startOver")}
						</button>
					</div>
				</div>
				{note ? <p className="col-span-full text-sm leading-snug text-on-band-soft">{say(note)}</p> : null}
			</div>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
				<ol
					aria-live="polite"
					aria-label={t("quest.bench.runs")}
					className="grid min-w-0 flex-1 basis-72 gap-0.5"
				>
					{runs.length === 0 ? <li className="text-soft">{t("quest.bench.noRuns")}</li> : null}
					{runs.slice(-shownRuns).map((each) => (
						<li key={each.number} className="text-soft last:text-ink max-sm:not-last:sr-only">
							{say(
								`says.${each.reading.outcome}`,
								sentenceValues(part, each.settings, each.reading, say, number),
							)}
						</li>
					))}
				</ol>
				<button
					type="button"
					aria-expanded={isTable}
					onClick={() => setTable(!isTable)}
					className="min-h-6 underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
				>
					{t(isTable ? "quest.bench.hideTable" : "quest.bench.table")}
				</button>
			</div>
			{isTable ? <EvidenceTable part={part} say={say} number={number} /> : null}
		</section>
	);
}
