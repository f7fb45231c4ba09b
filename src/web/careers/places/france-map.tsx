import { useTranslation } from "react-i18next";
import { areaOf, type FranceArea, franceAreas, overseasAreas } from "#domain/careers/places/france-areas.ts";
import { type Position, pictureSize, project } from "#domain/careers/places/map-projection.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { glowIn, LitArea } from "./lit-area.tsx";

/** A pin's position on the map. */
export interface MapPin extends Position {
	/** The short text beside it: a number of the list. */
	readonly label: string;
	/** The name of the pin's place. */
	readonly name: string;
}

interface FranceMapProps {
	/** The label of the map; the list beside it says the same in words. */
	readonly label: string;
	readonly pins: readonly MapPin[];
}

/**
 * The width of a drawing in strokes: overseas areas are drawn small, and their pins stay as large as the mainland's.
 */
const across = { mainland: 300, overseas: 42 };

/** The width of a stroke, in units of the drawing. */
const strokeOf = (area: FranceArea): number =>
	Math.max(...pictureSize(franceAreas[area])) / across[area === "mainland" ? "mainland" : "overseas"];

/** Pins closer than this many strokes share one label. */
const near = 13;

interface Cluster {
	x: number;
	y: number;
	labels: string[];
}

/** The pins of an area; overlapping pins are merged. */
const clustersOf = (area: FranceArea, pins: readonly MapPin[]): Cluster[] => {
	const clusters: Cluster[] = [];
	const reach = near * strokeOf(area);
	for (const pin of pins) {
		const [x, y] = project(franceAreas[area], pin);
		const close = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < reach);
		if (close) close.labels.push(pin.label);
		else clusters.push({ x, y, labels: [pin.label] });
	}
	return clusters;
};

/** The radius of a light, in strokes: larger where it marks more pins. */
const radiusOf = (pins: number): number => 12 + 6 * Math.sqrt(pins);

interface AreaPictureProps {
	readonly area: FranceArea;
	readonly clusters: readonly Cluster[];
	readonly className: string;
}

function AreaPicture({ area, clusters, className }: AreaPictureProps) {
	const stroke = strokeOf(area);
	return (
		<LitArea area={area} stroke={stroke} className={className}>
			{clusters.map(({ x, y, labels }) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
					<circle r={radiusOf(labels.length) * stroke} fill={glowIn(area)} />
					<circle r={2.4 * stroke} className="fill-on-band forced-colors:fill-[CanvasText]" />
					<text
						x={6 * stroke}
						y={-5 * stroke}
						fontSize={12.5 * stroke}
						strokeWidth={3.5 * stroke}
						className="fill-on-band stroke-band font-semibold [paint-order:stroke]"
					>
						{dotted(labels)}
					</text>
				</g>
			))}
		</LitArea>
	);
}

/**
 * France with its overseas regions on the dark band, and a light for each pin. Decorative: the list beside it has the same
 * information, and nothing here is a control.
 */
export function FranceMap({ label, pins }: FranceMapProps) {
	const { t } = useTranslation();
	const pinsOf = (area: FranceArea) => pins.filter((pin) => areaOf(pin) === area);
	const overseas = overseasAreas.filter((area) => pinsOf(area).length > 0);
	return (
		<figure className="@container grid gap-4 rounded-panel bg-band p-4 text-on-band">
			<div role="img" aria-label={label} className="grid gap-4">
				<AreaPicture
					area="mainland"
					clusters={clustersOf("mainland", pinsOf("mainland"))}
					className="w-full"
				/>
				{overseas.length > 0 ? (
					<div className="flex flex-wrap gap-x-8 gap-y-7">
						{overseas.map((area) => (
							<div key={area} className="grid content-end gap-1 text-xs text-on-band-soft">
								<AreaPicture
									area={area}
									clusters={clustersOf(area, pinsOf(area))}
									className="h-[clamp(3rem,12.3cqi,4rem)]"
								/>
								{t(`map.areas.${area}`)}
							</div>
						))}
					</div>
				) : null}
			</div>
			<figcaption className="text-xs text-on-band-soft">{t("map.attribution")}</figcaption>
		</figure>
	);
}
