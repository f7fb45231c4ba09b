import type { ClassifierSettings } from "#domain/quest/instruments/classifier.ts";
import { clues, type ForestPicture, trainingPictures } from "#domain/quest/instruments/forest-pictures.ts";
import {
	nextToSort,
	type PileName,
	pileSize,
	sortings,
	sortOnto,
	sortRest,
	unsorted,
	withoutLastSorted,
} from "#domain/quest/instruments/sorting.ts";
import type { InstrumentText, PanelProps } from "../part.ts";
import { PileButtons } from "../pile-buttons.tsx";

/** The visible clues of a picture as text: enough to sort it without seeing it. */
const sights = ({ isBoar, isNight, clues: seen }: ForestPicture, text: InstrumentText): string => {
	const has = (clue: (typeof clues)[number]) => (seen[clues.indexOf(clue)] ?? 0) > 0;
	return [
		isNight ? "night" : "day",
		isBoar ? "low" : "tall",
		...(has("bristles") ? [isBoar ? "bristles" : "shaggy"] : []),
		...(has("antlers") ? [isBoar ? "twig" : "antlers"] : []),
		...(has("trees") ? ["trees"] : []),
	]
		.map((sight) => text(`sorting.${sight}`))
		.join(", ");
};

/** Buttons that sort the pictures one after the other. */
export function Sorter({ settings, text, onSet }: PanelProps<ClassifierSettings>) {
	const { sorted, boarByDay, deerByNight } = settings;
	const next = nextToSort(sorted);
	const picture = next === undefined ? undefined : trainingPictures(boarByDay, deerByNight)[next];
	const left = Array.from(sorted).filter((letter) => letter === sortings.none).length;
	const put = (pile: PileName) => (): void => {
		if (next !== undefined) onSet({ sorted: sortOnto(sorted, next, pile) });
	};
	return (
		<PileButtons
			label={text("sorting.label")}
			turn={
				picture
					? text("sorting.seen", { value: pileSize - left + 1, sights: sights(picture, text) })
					: text("sorting.done")
			}
			{...(picture ? { shortTurn: text("sorting.turn", { value: pileSize - left + 1 }) } : {})}
			isLeft={picture !== undefined}
			ways={[text("sorting.boar"), text("sorting.deer")]}
			onLeft={put("boar")}
			onRight={put("deer")}
			undo={{
				label: text("sorting.undo"),
				isPossible: sorted !== unsorted,
				onUndo: () => onSet({ sorted: withoutLastSorted(sorted) }),
			}}
			rest={{ label: text("sorting.rest"), onRest: () => onSet({ sorted: sortRest(sorted) }) }}
		/>
	);
}
