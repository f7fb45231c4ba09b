import { arrangeLines } from "./arrange-lines.ts";
import type { WallPage } from "./wall-page.ts";

interface ArrivedLinesProps {
	readonly page: Pick<WallPage, "picture" | "pupils" | "waiting">;
	/** An element below their middle: a prism, to which full groups send their light. */
	readonly hasPrism?: boolean;
}

const looks = {
	shown: "w-[max(.3vw,2px)] bg-on-band",
	waiting: "w-[max(.35vw,3px)] bg-on-band shadow-[0_0_.6vw_white]",
	missing: "w-[max(.16vw,2px)] bg-on-band/60",
};
// Not @starting-style: Chromium 119 crashes when it reads that rule inside a layer from its cache.
const falling = "animate-[fall-in_250ms_ease-in]";

/**
 * A white line for each received result, and a thin one for each pupil who has not sent one. White says nothing about
 * its owner.
 */
export function ArrivedLines({ page, hasPrism = false }: ArrivedLinesProps) {
	const { pupils: shown } = page.picture;
	const missing = Math.max(0, page.pupils - shown - page.waiting);
	const { lines, groups } = arrangeLines(shown, page.waiting, missing);
	return (
		<div className="grid">
			<div
				aria-hidden="true"
				className={`relative ${hasPrism ? "h-[max(2vw,1.6rem)]" : "h-[max(7vw,3.5rem)]"}`}
			>
				{lines.map(({ kind, at }, index) => (
					<span
						// Lines in the picture arrived earlier: only new lines fall.
						// biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
						key={`${index} ${kind === "missing"}`}
						className={`absolute inset-y-0 -translate-x-1/2 forced-colors:bg-[CanvasText] ${looks[kind]} ${falling}`}
						style={{ left: `${at}%` }}
					/>
				))}
			</div>
			<div aria-hidden="true" className="relative mt-[.5vw] h-[max(.5vw,5px)]">
				{groups.map(({ from, to, isFull }) => (
					<span
						key={`${from} ${isFull}`}
						className={`absolute inset-y-0 border-x border-b-2 animate-[widen_200ms_ease-out] ${isFull ? "border-on-band" : "border-dotted border-on-band/50"}`}
						style={{ left: `${from}%`, width: `${to - from}%` }}
					/>
				))}
			</div>
			{hasPrism ? (
				<svg
					aria-hidden="true"
					viewBox="0 0 100 100"
					preserveAspectRatio="none"
					className="-mb-[1.2vw] h-[max(1.6vw,1.2rem)] w-full"
				>
					{groups
						.filter(({ isFull }) => isFull)
						.map(({ from, to }) => (
							<line
								key={from}
								x1={(from + to) / 2}
								y1={0}
								x2={50}
								y2={100}
								stroke="currentColor"
								strokeWidth="2"
								opacity=".7"
								vectorEffect="non-scaling-stroke"
								className="animate-[light-up_300ms_ease-out_200ms_backwards]"
							/>
						))}
				</svg>
			) : null}
		</div>
	);
}
