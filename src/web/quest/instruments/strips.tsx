import {
	plantsPerStrip,
	type StripReading,
	type StripSettings,
	strips,
} from "#domain/quest/instruments/strips.ts";
import { Frame, Label, light, Note } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";
import { Plants } from "./plants.tsx";

/** Two strips of a field: one as ever, one with the student's measures. */
function Picture({ settings, reading, progress, say, number }: PictureProps<StripSettings, StripReading>) {
	const sick = Math.round((reading?.figures.sick ?? 0) * progress);
	const untouched = Math.round((reading?.figures.untouched ?? 0) * progress);
	const strip = (y: number, key: "sick" | "untouched", count: number) => (
		<g>
			<path d={`M8 ${y + 58}H432`} stroke={light.rule} strokeWidth="2" />
			<Label x={8} y={y - 8} size={14} isStrong={key === "sick"}>
				{`${say(`readouts.${key}.label`)}: ${reading ? say(`readouts.${key}.value`, { value: number(count) }) : "–"}`}
			</Label>
			{key === "sick" && settings.water === "foot" ? (
				<path
					d={`M8 ${y + 30}H432M8 ${y + 56}H432`}
					stroke={light.cyan}
					strokeWidth="2"
					strokeDasharray="3 4"
				/>
			) : (
				<path
					d={Array.from({ length: 26 }, (_, place) => `M${16 + place * 16} ${y - 2}l-3 7`).join("")}
					stroke={light.cyan}
					strokeWidth="1.8"
				/>
			)}
			{key === "sick" && settings.leaves === "removed" ? null : (
				<path
					d={Array.from(
						{ length: 17 },
						(_, place) => `M${14 + place * 25} ${y + 66}q6 -7 12 0q-6 5 -12 0`,
					).join("")}
					fill="none"
					stroke={light.amber}
					strokeWidth="1.5"
				/>
			)}
			<Plants
				x={key === "sick" && settings.spacing === "closer" ? 90 : 26}
				y={y + 19}
				columns={10}
				pitch={key === "sick" && settings.spacing === "closer" ? 28 : 42}
				count={plantsPerStrip}
				sickCount={count}
			/>
			{key === "sick" && settings.antibiotic === "sprayed" ? (
				<path
					d={Array.from({ length: 20 }, (_, place) => `M${20 + place * 21} ${y + 6}h4`).join("")}
					stroke={light.violet}
					strokeWidth="4"
					strokeLinecap="round"
				/>
			) : null}
		</g>
	);
	return (
		<>
			<Frame label={say("title")} height={216}>
				{strip(24, "sick", sick)}
				{strip(134, "untouched", untouched)}
			</Frame>
			<Note>{say("drawing.note")}</Note>
		</>
	);
}

export default definePart({ instrument: strips, Picture });
