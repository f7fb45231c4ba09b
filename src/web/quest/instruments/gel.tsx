import { type GelReading, type GelSettings, gel, type Lane, lanes } from "#domain/quest/instruments/gel.ts";
import { Frame, Label, light } from "./drawing.tsx";
import { definePart, type InstrumentText, type PictureProps } from "./part.ts";

/** The distance of each fish's band: the stretch copied for the test is longer in cod (assumed). */
const ends = { cod: 84, saithe: 126 } as const;

interface GelProps {
	readonly x: number;
	readonly title: string;
	readonly bands: readonly Lane[] | null;
	readonly progress: number;
	readonly text: InstrumentText;
}

function Gel({ x, title, bands, progress, text }: GelProps) {
	return (
		<g>
			<Label x={x} y={18} size={13.5} isStrong>
				{title}
			</Label>
			<rect x={x} y={28} width="206" height="128" rx="6" fill={light.ground} stroke={light.rule} />
			{lanes.map((lane, index) => {
				const left = x + 14 + index * 64;
				const band = bands?.[index];
				// The middle lane has its words on other lines: side by side they would not fit a phone.
				const isMiddle = index === 1;
				const y = band === "cod" || band === "saithe" ? 40 + (ends[band] - 40) * progress : 0;
				return (
					<g key={lane}>
						<path d={`M${left} 36h50`} stroke={light.soft} strokeWidth="2" />
						{band === "hidden" ? (
							<rect
								x={left}
								y={40}
								width="50"
								height="108"
								fill={light.ground}
								stroke={light.soft}
								strokeDasharray="3 4"
							/>
						) : null}
						{y > 0 ? (
							<>
								<rect
									x={left}
									y={y}
									width="50"
									height="7"
									rx="3"
									fill={band === "cod" ? light.cyan : light.amber}
								/>
								{progress >= 1 ? (
									<Label x={left + 25} y={isMiddle ? y - 5 : y + 21} anchor="middle" size={11.5}>
										{text(`drawing.${band}`)}
									</Label>
								) : null}
							</>
						) : null}
						{progress >= 1 && (band === "empty" || band === "hidden") ? (
							<Label x={left + 25} y={isMiddle ? 86 : 106} anchor="middle" size={11.5} colour={light.soft}>
								{text(`drawing.${band}`)}
							</Label>
						) : null}
						<Label x={left + 25} y={isMiddle ? 190 : 173} anchor="middle" size={11.5} colour={light.soft}>
							{text(`drawing.${lane}`)}
						</Label>
					</g>
				);
			})}
		</g>
	);
}

/** The same run twice: for saithe and for cod. If both look alike, the run says nothing. */
function Picture({ reading, progress, text }: PictureProps<GelSettings, GelReading>) {
	return (
		<Frame label={text("title")} height={196}>
			<Gel
				x={4}
				title={text("drawing.ifSaithe")}
				bands={reading?.ifSaithe ?? null}
				progress={progress}
				text={text}
			/>
			<Gel
				x={230}
				title={text("drawing.ifCod")}
				bands={reading?.ifCod ?? null}
				progress={progress}
				text={text}
			/>
			<Label x={220} y={100} anchor="middle" size={18} colour={light.yellow} isStrong>
				{reading && progress >= 1 ? (reading.outcome === "conclusive" ? "≠" : "=") : ""}
			</Label>
		</Frame>
	);
}

export default definePart({
	instrument: gel,
	Picture,
	note: "drawing.note",
	assumption: "drawing.assumption",
});
