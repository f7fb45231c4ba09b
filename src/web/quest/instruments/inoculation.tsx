import {
	type InoculationReading,
	type InoculationSettings,
	inoculation,
	type Observation,
} from "#domain/quest/instruments/inoculation.ts";
import { type MicroscopeSample, MicroscopeView } from "./inoculation/microscope-view.tsx";
import { definePart, type InstrumentText, type PictureProps } from "./part.ts";

interface Row {
	readonly kind: MicroscopeSample;
	/** Of ten; null before the run. */
	readonly count: number | null;
	readonly isOpen?: boolean;
	readonly words: string;
}

/** The rows of an experiment, with the observation in the world of one suspect. */
const rowsOf = (
	{ experiment }: InoculationSettings,
	{ treated, control, again }: Observation,
	text: InstrumentText,
): Row[] => {
	if (experiment === "fungicide")
		return [{ kind: "plants", count: null, isOpen: true, words: text("drawing.unknown") }];
	if (experiment === "readDna") return [{ kind: "letters", count: treated, words: text("drawing.name") }];
	if (experiment === "moreLeaves")
		return [
			{ kind: "plants", count: (treated ?? 0) / 10, words: text("drawing.leaves", { count: treated }) },
		];
	const looked = [
		["plants", "treated", treated],
		["plants", "control", control],
		["dishes", "again", again],
	] as const;
	return looked
		.filter(([, part, count]) => part === "treated" || count !== null)
		.map(([kind, part, count]) => ({ kind, count, words: text(`drawing.${part}`, { count }) }));
};

/** Four suspects, and the result of the experiment if each were guilty. */
function Picture({
	settings,
	reading,
	progress,
	text,
}: PictureProps<InoculationSettings, InoculationReading>) {
	const observations = (reading ?? inoculation.run(settings)).observations;
	const fungus = observations[0];
	const shown = reading ? Math.ceil(progress * observations.length) : 0;
	return (
		<ul className="grid gap-1.5 min-[22.5rem]:grid-cols-2 sm:gap-2">
			{observations.map((observation, index) => {
				const isSeen = index < shown;
				const isApart =
					fungus !== undefined &&
					(["treated", "control", "again"] as const).some((key) => observation[key] !== fungus[key]);
				return (
					<li
						key={observation.suspect}
						className={`@container grid content-start gap-1 rounded-control border px-2 py-1.5 text-[0.9375rem] leading-snug max-sm:text-sm max-sm:leading-tight sm:px-3 sm:py-2 ${isSeen && isApart ? "border-(--color-bench-ink)" : "border-(--color-bench-rule)"}`}
					>
						<p className="font-semibold">{text(`drawing.${observation.suspect}`)}</p>
						{rowsOf(settings, observation, text).map(({ kind, count, isOpen = false, words }) => (
							<div key={words} className="flex min-h-5 flex-wrap items-center gap-x-2.5 text-sm">
								<MicroscopeView kind={kind} count={isSeen ? count : null} isOpen={isSeen && isOpen} />
								{isSeen ? <p>{words}</p> : null}
							</div>
						))}
						{isSeen && index > 0 ? (
							<p className={`text-sm ${isApart ? "font-semibold" : "text-(--color-bench-soft)"}`}>
								{isApart ? "≠ " : "= "}
								{text(isApart ? "drawing.apart" : "drawing.alike")}
							</p>
						) : null}
					</li>
				);
			})}
		</ul>
	);
}

export default definePart({
	instrument: inoculation,
	Picture,
	note: "drawing.note",
	assumption: "drawing.assumption",
});
