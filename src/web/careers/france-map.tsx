import outlines from "spectra:map/en";
import { useTranslation } from "react-i18next";
import { areaOf, type FranceArea, franceAreas, overseasAreas } from "#domain/careers/france-areas.ts";
import { type Position, pictureSize, project } from "#domain/careers/map-projection.ts";
import { dotted } from "../shared/dotted.ts";

/** A pin's position on the map. */
export interface MapPin extends Position {
	/** The short text beside it: a number of the list. */
	readonly label: string;
	/** What the pin marks. */
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

function AreaPicture({
	outline,
	clusters,
	stroke,
	className,
}: {
	readonly outline: { readonly path: string; readonly width: number; readonly height: number };
	readonly clusters: readonly Cluster[];
	readonly stroke: number;
	readonly className: string;
}) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${outline.width} ${outline.height}`}
			className={`overflow-visible ${className}`}
		>
			<path
				d={outline.path}
				className="fill-sunken stroke-edge"
				strokeWidth={0.8 * stroke}
				strokeLinejoin="round"
			/>
			{clusters.map(({ x, y, labels }) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
					<path d={`M0 0V${-15 * stroke}`} className="stroke-line-text" strokeWidth={2.4 * stroke} />
					<circle r={3 * stroke} className="fill-line-text" />
					<text
						x={5 * stroke}
						y={-6 * stroke}
						fontSize={11.5 * stroke}
						strokeWidth={3.5 * stroke}
						className="fill-ink stroke-paper font-semibold [paint-order:stroke]"
					>
						{dotted(labels)}
					</text>
				</g>
			))}
		</svg>
	);
}

/**
 * France with its overseas regions, and pins like short lines of light. Decorative: the list beside it has the same
 * information, and nothing here is a control.
 */
export function FranceMap({ label, pins }: FranceMapProps) {
	const { t } = useTranslation();
	const pinsOf = (area: FranceArea) => pins.filter((pin) => areaOf(pin) === area);
	const overseas = overseasAreas.filter((area) => pinsOf(area).length > 0);
	return (
		<figure className="@container grid gap-4">
			<div role="img" aria-label={label} className="grid gap-4">
				<AreaPicture
					outline={outlines.mainland}
					clusters={clustersOf("mainland", pinsOf("mainland"))}
					stroke={strokeOf("mainland")}
					className="w-full"
				/>
				{overseas.length > 0 ? (
					<div className="flex flex-wrap gap-x-8 gap-y-7">
						{overseas.map((area) => (
							<div key={area} className="grid content-end gap-1 text-xs text-soft">
								<AreaPicture
									outline={outlines[area]}
									clusters={clustersOf(area, pinsOf(area))}
									stroke={strokeOf(area)}
									className="h-[clamp(3rem,12.3cqi,4rem)]"
								/>
								{t(`map.areas.${area}`)}
							</div>
						))}
					</div>
				) : null}
			</div>
			<figcaption className="text-xs text-soft">{t("map.attribution")}</figcaption>
		</figure>
	);
}
