import {
	type InoculationReading,
	type InoculationSettings,
	inoculation,
	type Observation,
} from "#domain/quest/instruments/inoculation.ts";
import { Label, light, places } from "./drawing.tsx";
import { definePart, type PictureProps, type Say } from "./part.ts";

/** What would be seen, in words, part by part. */
const sightsOf = (
	{ experiment }: InoculationSettings,
	{ treated, control, again }: Observation,
	say: Say,
): string[] => {
	if (experiment === "fungicide") return [say("drawing.unknown")];
	if (experiment === "readDna") return [say("drawing.name")];
	if (experiment === "moreLeaves") return [say("drawing.leaves", { count: treated })];
	return [
		say("drawing.treated", { count: treated }),
		...(control === null ? [] : [say("drawing.control", { count: control })]),
		...(again === null ? [] : [say("drawing.again", { count: again })]),
	];
};

/** A culture plate: as full of colonies as there are plants that give the fungus again, of ten. */
function Plate({ colonies }: { readonly colonies: number }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 44 44" className="size-11 flex-none">
			<circle cx="22" cy="22" r="20" fill="none" stroke={light.soft} strokeWidth="2" />
			{places(colonies).map((place) => (
				<circle
					key={place}
					cx={22 + 13 * Math.cos(place * 2.4) * Math.sqrt(place / 10)}
					cy={22 + 13 * Math.sin(place * 2.4) * Math.sqrt(place / 10)}
					r="3"
					fill="none"
					stroke={light.amber}
					strokeWidth="1.8"
					strokeDasharray="2 1"
				/>
			))}
			{colonies === 0 ? (
				<Label x={22} y={27} anchor="middle" colour={light.soft}>
					–
				</Label>
			) : null}
		</svg>
	);
}

/** Four suspects, and what the experiment would show if each had done it. */
function Picture({
	settings,
	reading,
	progress,
	say,
}: PictureProps<InoculationSettings, InoculationReading>) {
	const observations = (reading ?? inoculation.run(settings)).observations;
	const fungus = observations[0];
	const shown = reading ? Math.ceil(progress * observations.length) : 0;
	return (
		<ul className="grid gap-2 sm:grid-cols-2">
			{observations.map((observation, place) => {
				const isSeen = place < shown;
				const isApart =
					fungus !== undefined &&
					(["treated", "control", "again"] as const).some((key) => observation[key] !== fungus[key]);
				return (
					<li
						key={observation.suspect}
						className={`flex min-h-24 sm:min-h-32 gap-3 rounded-control border p-3 ${isSeen && isApart ? "border-(--color-bench-ink)" : "border-(--color-bench-rule)"}`}
					>
						<Plate
							colonies={isSeen ? (observation.again ?? (settings.experiment === "spores" ? 0 : 10)) : 0}
						/>
						<div className="grid content-start gap-0.5 text-[0.9375rem] leading-snug">
							<p className="font-semibold">{say(`drawing.${observation.suspect}`)}</p>
							{isSeen
								? sightsOf(settings, observation, say).map((sight) => <p key={sight}>{sight}</p>)
								: null}
							{isSeen && place > 0 ? (
								<p className={isApart ? "font-semibold" : "text-(--color-bench-soft)"}>
									{isApart ? "≠ " : "= "}
									{say(isApart ? "drawing.apart" : "drawing.alike")}
								</p>
							) : null}
						</div>
					</li>
				);
			})}
		</ul>
	);
}

export default definePart({ instrument: inoculation, Picture, note: "drawing.note" });
