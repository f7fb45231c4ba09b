import {
	type Farm,
	farmNames,
	plantsPerStrip,
	type StripReading,
	type StripSettings,
	strips,
} from "#domain/quest/instruments/strips.ts";
import { Hotspot } from "./drag-handle.tsx";
import { Frame, Label, light, range } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";
import { Plants } from "./plants.tsx";

const width = 208;

interface StripProps {
	readonly x: number;
	readonly sickCount: number;
	readonly isWetLeaf: boolean;
	readonly hasLeaves: boolean;
	readonly isCrowded: boolean;
	readonly isSprayed: boolean;
}

/** Twenty plants in two rows, their watering, and the ground cover. */
function Strip({ x, sickCount, isWetLeaf, hasLeaves, isCrowded, isSprayed }: StripProps) {
	return (
		<g transform={`translate(${x} 0)`} fill="none">
			<path d={`M0 76H${width}`} stroke={light.rule} strokeWidth="2" />
			<path
				d={
					isWetLeaf
						? range(16)
								.map((index) => `M${10 + index * 12.6} 23l-2.6 6`)
								.join("")
						: `M2 48.5H${width - 2}M2 73H${width - 2}`
				}
				stroke={light.cyan}
				strokeWidth="1.7"
				strokeDasharray={isWetLeaf ? undefined : "3 4"}
			/>
			{hasLeaves ? (
				<path
					d={range(10)
						.map((index) => `M${6 + index * 20.6} 80q5 -6 10 0q-5 4.5 -10 0`)
						.join("")}
					stroke={light.amber}
					strokeWidth="1.4"
				/>
			) : null}
			<Plants
				x={isCrowded ? 36 : 14}
				y={40}
				columns={10}
				pitch={isCrowded ? 15 : 20}
				rise={25}
				count={plantsPerStrip}
				sickCount={sickCount}
			/>
			{isSprayed ? (
				<path
					d={range(13)
						.map((index) => `M${8 + index * 15.5} 31h4`)
						.join("")}
					stroke={light.violet}
					strokeWidth="3"
					strokeLinecap="round"
				/>
			) : null}
		</g>
	);
}

/** Three farms with two strips each: one with the student's measures, one as a control. */
function Picture({
	settings,
	reading,
	progress,
	text,
	number,
	onSet,
}: PictureProps<StripSettings, StripReading>) {
	const isTested = (farm: Farm) => settings.farms === "all" || settings.farms === farm;
	return (
		<Frame label={text("title")} height={292}>
			<Label x={4} y={17} size={13} colour={light.soft}>
				{text("readouts.sick.label")}
			</Label>
			<Label x={228} y={17} size={13} colour={light.soft}>
				{text("readouts.untouched.label")}
			</Label>
			{farmNames.map((farm, row) => {
				const count = reading?.farms.find((each) => each.farm === farm);
				const sick = Math.round((count?.sick ?? 0) * progress);
				const untouched = Math.round((count?.untouched ?? 0) * progress);
				const countText = (value: number) => (reading ? text("drawing.count", { value: number(value) }) : "");
				return (
					<Hotspot key={farm} onTap={onSet && (() => onSet({ farms: farm }))}>
						<g transform={`translate(4 ${22 + row * 90})`}>
							<rect width="432" height="86" fill="transparent" />
							<Label
								x={0}
								y={15}
								size={13.5}
								colour={isTested(farm) ? light.ink : light.soft}
								isStrong={isTested(farm)}
							>
								{`${text(`values.farms.${farm}`)}${isTested(farm) && reading ? ` · ${countText(sick)}` : ""}`}
							</Label>
							{isTested(farm) ? (
								<>
									<Label x={224} y={15} size={13.5}>
										{countText(untouched)}
									</Label>
									<Strip
										x={0}
										sickCount={sick}
										isWetLeaf={settings.water === "sprinkled"}
										hasLeaves={settings.leaves === "left"}
										isCrowded={settings.spacing === "closer"}
										isSprayed={settings.antibiotic === "sprayed"}
									/>
									<Strip
										x={224}
										sickCount={untouched}
										isWetLeaf
										hasLeaves
										isCrowded={false}
										isSprayed={false}
									/>
								</>
							) : (
								<path
									d={`M0 26H${width}V76H0ZM224 26h${width}v50h${-width}Z`}
									fill="none"
									stroke={light.rule}
									strokeDasharray="4 5"
								/>
							)}
						</g>
					</Hotspot>
				);
			})}
		</Frame>
	);
}

export default definePart({ instrument: strips, Picture, note: "drawing.note" });
