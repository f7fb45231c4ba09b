import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BenchButtons, BenchControls } from "./bench-controls.tsx";
import { EvidenceTable } from "./evidence-table.tsx";
import type { InstrumentPart } from "./part.ts";
import { Readouts } from "./readouts.tsx";
import { RunLog } from "./run-log.tsx";
import { useBench } from "./use-bench.ts";
import { wantsStillness } from "./use-progress.ts";
import { useSay } from "./use-say.ts";

/** An instrument to work with: its drawing, what can be set, what it shows, and the log of what was tried. */
export function Bench({ part }: { readonly part: InstrumentPart }) {
	const { t } = useTranslation();
	const { instrument, Picture, Panel, note } = part;
	const { say, number } = useSay(instrument.id);
	const { settings, reading, runs, progress, change, run, startOver } = useBench(part);
	const [isTable, setTable] = useState(false);
	const isOver = reading !== null && progress >= 1;
	const drawing = useRef<HTMLDivElement>(null);
	const start = useCallback((): void => {
		// On a phone the button stands below the drawing: what it sets off must be seen.
		drawing.current?.scrollIntoView({ block: "nearest", behavior: wantsStillness() ? "auto" : "smooth" });
		run();
	}, [run]);
	// Each part is painted by itself (isolate): a drag paints again what it changes, and not the rest of the page.
	return (
		<section aria-label={say("title")} className="grid gap-3">
			<div className="-mx-4 grid gap-x-8 gap-y-3 bg-band px-4 py-4 text-on-band sm:-mx-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
				<div ref={drawing} className="grid scroll-mt-20 content-center lg:row-span-2">
					<div className="isolate [forced-color-adjust:none] bg-(--color-bench) text-(--color-bench-ink) max-sm:-mx-2.5">
						<Picture
							settings={settings}
							reading={reading}
							progress={progress}
							say={say}
							number={number}
							onSet={change}
						/>
					</div>
				</div>
				{Panel ? (
					<div>
						<Panel settings={settings} say={say} onSet={change} />
					</div>
				) : null}
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
					<Readouts part={part} reading={isOver ? reading : null} say={say} number={number} />
					<BenchControls
						controls={instrument.controls}
						settings={settings}
						say={say}
						number={number}
						onSet={change}
						onRun={start}
					/>
					<BenchButtons
						runLabel={instrument.isImmediate ? null : say("run")}
						onRun={start}
						onStartOver={startOver}
					/>
				</div>
				{note ? (
					<p className="isolate col-span-full text-sm leading-snug text-on-band-soft">{say(note)}</p>
				) : null}
			</div>
			<div className="isolate flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
				<RunLog part={part} runs={runs} say={say} number={number} />
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
