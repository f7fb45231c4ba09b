import {
	type LandingReading,
	type LandingSettings,
	landingSites,
	type MapLayer,
	mapLayers,
	passesLayer,
	ruledOut,
	siteNames,
	siteSpots,
} from "#domain/quest/instruments/landing-sites.ts";
import { groundAt, mapFeatures } from "#domain/quest/instruments/mars-map.ts";
import { Hotspot } from "./drag-handle.tsx";
import { crossPath, Frame, Label, light, sized } from "./drawing.tsx";
import { definePart, type InstrumentText, type PictureProps } from "./part.ts";

const cell = 10;
const { volcano, crater, polarRow, highlandsColumn } = mapFeatures;

const circle = (x: number, y: number, radius: number) =>
	`M${(x - radius) * cell} ${y * cell}a${radius * cell} ${radius * cell} 0 1 0 ${2 * radius * cell} 0a${radius * cell} ${radius * cell} 0 1 0 ${-2 * radius * cell} 0`;

/** The ground without any map on it: cone, crater with its delta, flows of lava, edge of the ice, highlands. */
const groundPath = [
	...[volcano.summit, 3, 4.5, volcano.foot, volcano.scarp].map((radius) =>
		circle(volcano.x, volcano.y, radius),
	),
	circle(crater.x, crater.y, crater.floor),
	circle(crater.x, crater.y, crater.rim),
	"M262 138q14 2 20 10M282 148l22 -8M282 148l24 4M282 148l18 16",
	"M176 96q14 -9 28 0t28 0M168 118q14 -9 28 0t28 0t28 0M182 140q14 -9 28 0t28 0",
	`M0 ${polarRow * cell}q22 -9 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0`,
	`M${highlandsColumn * cell} ${polarRow * cell}q-8 28 0 56t-6 60t6 64M388 92q12 -10 24 0t24 0M392 200q12 -10 24 0t20 0`,
].join("");

/** Each map's mark on an excluded cell: overlaid marks stay distinguishable. */
const marks: Readonly<
	Record<MapLayer, { readonly colour: string; readonly mark: string; readonly width: number }>
> = {
	air: { colour: light.cyan, mark: "m-4 4l8 -8", width: 1.6 },
	slope: { colour: light.amber, mark: "m-4 -4l8 8", width: 1.6 },
	sun: { colour: light.violet, mark: "m-4 0h8", width: 1.6 },
	minerals: { colour: light.red, mark: "h.1", width: 2.6 },
};

const layerPaths: Readonly<Record<MapLayer, string>> = {
	air: "",
	slope: "",
	sun: "",
	minerals: "",
	...Object.fromEntries(
		mapLayers.map((layer) => [
			layer,
			ruledOut(layer)
				.map(({ x, y }) => `M${x * cell} ${y * cell}${marks[layer].mark}`)
				.join(""),
		]),
	),
};

/** The values of the selected site in a map. */
const readingWords = (
	{ site }: LandingSettings,
	layer: MapLayer,
	text: InstrumentText,
	number: (value: number) => string,
	{ figures }: LandingReading,
): string => {
	const { hasWinterSun, hasOldMud } = groundAt(siteSpots[site]);
	if (layer === "air") return text("drawing.density", { value: number(figures.density) });
	if (layer === "slope") return text("drawing.slope", { value: number(figures.degrees) });
	if (layer === "sun") return text(hasWinterSun ? "drawing.sunYes" : "drawing.sunNo");
	return text(hasOldMud ? "drawing.mudYes" : "drawing.mudNo");
};

/** A map with up to four overlays: unmarked cells are open. Below, the values of one site. */
function Picture({ settings, reading, text, number, onSet }: PictureProps<LandingSettings, LandingReading>) {
	const open = reading?.open ?? siteNames;
	return (
		<Frame label={text("title")} height={344}>
			<rect width="440" height="240" rx="6" fill="none" stroke={light.soft} />
			<path d={groundPath} fill="none" stroke={light.soft} strokeWidth="1.4" />
			{mapLayers.map((layer) =>
				settings[layer] === "on" ? (
					<path
						key={layer}
						d={layerPaths[layer]}
						stroke={marks[layer].colour}
						strokeWidth={marks[layer].width}
						strokeLinecap="round"
					/>
				) : null,
			)}
			{siteNames.map((site) => {
				const [x, y] = [siteSpots[site].x * cell, siteSpots[site].y * cell];
				const isOpen = open.includes(site);
				const isRead = site === settings.site;
				const words = text(`values.site.${site}`);
				return (
					<Hotspot key={site} onTap={onSet && (() => onSet({ site }))}>
						<circle cx={x} cy={y} r="22" fill="transparent" />
						<circle
							cx={x}
							cy={y}
							r="9"
							fill={light.ground}
							stroke={light.ink}
							strokeWidth={isRead ? 3.5 : 1.8}
						/>
						{isOpen ? (
							<circle cx={x} cy={y} r="3.5" fill={light.green} />
						) : (
							<path d={crossPath(x, y, 4)} stroke={light.red} strokeWidth="2.4" />
						)}
						<text
							x={x}
							y={y - 14}
							textAnchor="middle"
							style={sized(13)}
							fontWeight={isRead ? 700 : 550}
							fill={light.ink}
							stroke={light.ground}
							strokeWidth="4"
							strokeLinejoin="round"
							paintOrder="stroke"
						>
							{words}
						</text>
					</Hotspot>
				);
			})}
			<Label x={4} y={264} size={14.5} isStrong>
				{text(open.includes(settings.site) ? "drawing.open" : "drawing.closed", {
					site: text(`values.site.${settings.site}`),
				})}
			</Label>
			<Label x={436} y={264} anchor="end" size={13} colour={light.soft}>
				{text("drawing.height", { value: number(reading?.figures.kilometres ?? 0) })}
			</Label>
			{mapLayers.map((layer, index) => {
				const [x, y] = [4 + (index % 2) * 222, 290 + Math.floor(index / 2) * 28];
				const isOn = settings[layer] === "on" && reading !== null;
				const passes = passesLayer(settings.site, layer);
				const { colour, mark, width } = marks[layer];
				return (
					<g key={layer}>
						<rect x={x} y={y - 13} width="18" height="18" rx="3" fill="none" stroke={light.soft} />
						<path d={`M${x + 9} ${y - 4}${mark}`} stroke={colour} strokeWidth={width} strokeLinecap="round" />
						<Label
							x={x + 25}
							y={y + 1}
							size={13}
							colour={isOn ? light.ink : light.soft}
							isStrong={isOn && !passes}
						>
							{isOn ? `${passes ? "✓" : "✗"} ${readingWords(settings, layer, text, number, reading)}` : "–"}
						</Label>
					</g>
				);
			})}
		</Frame>
	);
}

export default definePart({
	instrument: landingSites,
	Picture,
	note: "drawing.note",
	moreValues: (settings, reading, text, number): Record<string, string> => ({
		sites: reading.open.map((site) => text(`values.site.${site}`)).join(", "),
		readings: [
			text("drawing.height", { value: number(reading.figures.kilometres) }),
			...mapLayers.map((layer) => readingWords(settings, layer, text, number, reading)),
		].join(", "),
	}),
});
