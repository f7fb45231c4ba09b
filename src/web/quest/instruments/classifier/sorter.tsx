import { ArrowLeft, ArrowRight, Undo2 } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { ClassifierSettings } from "#domain/quest/instruments/classifier.ts";
import { clues, type ForestPicture, trainingPictures } from "#domain/quest/instruments/forest-pictures.ts";
import {
	type HeapName,
	nextToSort,
	pileSize,
	putOn,
	sortings,
	sortRest,
	takeBack,
	unsorted,
} from "#domain/quest/instruments/sorting.ts";
import type { PanelProps, Say } from "../part.ts";

/** What can be seen in a picture, in words: enough to sort it without seeing it. */
const sights = ({ isBoar, isNight, clues: seen }: ForestPicture, say: Say): string => {
	const has = (clue: (typeof clues)[number]) => (seen[clues.indexOf(clue)] ?? 0) > 0;
	return [
		isNight ? "night" : "day",
		isBoar ? "low" : "tall",
		...(has("bristles") ? [isBoar ? "bristles" : "shaggy"] : []),
		...(has("antlers") ? [isBoar ? "twig" : "antlers"] : []),
		...(has("trees") ? ["trees"] : []),
	]
		.map((sight) => say(`sorting.${sight}`))
		.join(", ");
};

const buttonClass =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 focus-visible:outline-[oklch(.8_.13_255)] aria-disabled:opacity-45";
const heapClass = `${buttonClass} bg-on-band font-semibold text-[oklch(.2_.02_275)] hover:bg-on-band/85 forced-colors:border`;
const quietClass = `${buttonClass} border border-on-band/45 text-[0.9375rem] text-on-band hover:bg-on-band/12`;

const heapOfKey: Readonly<Record<string, HeapName>> = { ArrowLeft: "boar", ArrowRight: "deer" };

/** Sends one picture after the other to a heap: two buttons, or the arrow keys. */
export function Sorter({ settings, say, onSet }: PanelProps<ClassifierSettings>) {
	const { sorted, boarByDay, deerByNight } = settings;
	const next = nextToSort(sorted);
	const picture = next === undefined ? undefined : trainingPictures(boarByDay, deerByNight)[next];
	const left = Array.from(sorted).filter((letter) => letter === sortings.none).length;
	const undo = useRef<HTMLButtonElement>(null);
	const sort = (to: string): void => {
		// The last picture takes its buttons with it: the focus goes where a mistake is taken back.
		if (nextToSort(to) === undefined) undo.current?.focus();
		onSet({ sorted: to });
	};
	const put = (heap: HeapName): void => {
		if (next !== undefined) sort(putOn(sorted, next, heap));
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const heap = heapOfKey[event.key];
		if (!heap) return;
		event.preventDefault();
		put(heap);
	};
	return (
		<fieldset onKeyDown={onKeyDown} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
			<legend className="sr-only">{say("sorting.label")}</legend>
			<p aria-live="polite" className="col-span-full text-sm sm:min-h-5 leading-tight text-on-band-soft">
				{picture
					? say("sorting.seen", { value: pileSize - left + 1, sights: sights(picture, say) })
					: say("sorting.done")}
			</p>
			{picture ? (
				<>
					<button type="button" onClick={() => put("boar")} className={heapClass}>
						<ArrowLeft aria-hidden="true" className="size-4" />
						{say("sorting.boar")}
					</button>
					<button type="button" onClick={() => put("deer")} className={heapClass}>
						{say("sorting.deer")}
						<ArrowRight aria-hidden="true" className="size-4" />
					</button>
				</>
			) : null}
			<button
				ref={undo}
				type="button"
				aria-disabled={sorted === unsorted}
				onClick={() => sort(takeBack(sorted))}
				className={quietClass}
			>
				<Undo2 aria-hidden="true" className="size-4" />
				{say("sorting.undo")}
			</button>
			{picture ? (
				<button type="button" onClick={() => sort(sortRest(sorted))} className={quietClass}>
					{say("sorting.rest")}
				</button>
			) : null}
		</fieldset>
	);
}
