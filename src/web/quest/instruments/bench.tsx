import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { BenchButtons, BenchControls } from "./bench-controls.tsx";
import { BenchRunsContext } from "./bench-state.ts";
import { EvidenceTable } from "./evidence-table.tsx";
import { MoreBelow } from "./more-below.tsx";
import type { InstrumentPart } from "./part.ts";
import { Readouts } from "./readouts.tsx";
import { RunLog } from "./run-log.tsx";
import { useBench } from "./use-bench.ts";
import { useInstrumentText } from "./use-instrument-text.ts";
import { prefersReducedMotion } from "./use-progress.ts";

interface BenchProps {
	readonly part: InstrumentPart;
	/** Shown below the log; it reads the runs with `useBenchRuns`. */
	readonly children?: ReactNode;
}

/** An instrument with its drawing, controls, readouts and log of runs. Choosing an answer does not render it again. */
export const Bench = memo(function Bench({ part, children }: BenchProps) {
	const { t } = useTranslation();
	const { instrument, Picture, Panel, inPanel = [], isFigured = false, note } = part;
	const { text, number } = useInstrumentText(instrument.id);
	const { settings, reading, runs, progress, change, run, startOver } = useBench(part);
	const [isTable, setTable] = useState(false);
	const controls = useMemo(
		() => instrument.controls.filter(({ key }) => !inPanel.includes(key)),
		[instrument, inPanel],
	);
	const isFresh = runs.length === 0;
	const isOver = reading !== null && progress >= 1;
	const drawing = useRef<HTMLDivElement>(null);
	const afterPaint = useAfterPaint();
	const start = useCallback(
		(): void =>
			afterPaint(() => {
				// On a phone the button is below the drawing: the effect of a run must be in view.
				drawing.current?.scrollIntoView({
					block: "nearest",
					behavior: prefersReducedMotion() ? "auto" : "smooth",
				});
				run();
			}),
		[afterPaint, run],
	);
	// Each part is painted in its own layer (isolate): a drag repaints only the parts that it changes.
	return (
		<section aria-label={text("title")} className="grid gap-3">
			<div className="relative -mx-4 grid gap-x-8 gap-y-3 bg-band px-4 pb-4 pt-2 text-on-band sm:-mx-6 sm:px-6 sm:pt-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
				<div ref={drawing} className="grid content-center">
					<div className="isolate [forced-color-adjust:none] bg-(--color-bench) text-(--color-bench-ink) max-sm:-mx-3.5">
						<Picture
							settings={settings}
							reading={reading}
							progress={progress}
							text={text}
							number={number}
							onSet={change}
						/>
					</div>
				</div>
				<div className="flex min-w-0 flex-col gap-3">
					<div className="relative flex flex-col gap-3">
						{Panel ? <Panel settings={settings} text={text} onSet={change} /> : null}
						{isFigured ? null : (
							// A phone's first view has no space for missing figures.
							<div className={reading === null && isFresh ? "max-sm:hidden" : ""}>
								<Readouts part={part} reading={isOver ? reading : null} text={text} number={number} />
							</div>
						)}
						<BenchControls
							controls={controls}
							settings={settings}
							text={text}
							number={number}
							onSet={change}
							onRun={start}
						/>
						{instrument.isImmediate ? null : <MoreBelow isAboveRun />}
					</div>
					<BenchButtons
						runLabel={instrument.isImmediate ? null : text("run")}
						onRun={start}
						onStartOver={startOver}
					/>
				</div>
				{note ? (
					<p
						className={`isolate col-span-full text-sm leading-snug text-on-band-soft ${isFresh && !isTable ? "max-sm:hidden" : ""}`}
					>
						{text(note)}
					</p>
				) : null}
				<MoreBelow isAboveRun={false} />
			</div>
			<div className="isolate flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
				<RunLog part={part} runs={runs} text={text} number={number} />
				<button
					type="button"
					aria-expanded={isTable}
					onClick={() => setTable(!isTable)}
					className="min-h-6 underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
				>
					{t(isTable ? "quest.bench.hideTable" : "quest.bench.table")}
				</button>
			</div>
			{isTable ? <EvidenceTable part={part} text={text} number={number} /> : null}
			{children ? <BenchRunsContext value={runs}>{children}</BenchRunsContext> : null}
		</section>
	);
});
