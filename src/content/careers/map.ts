import { type FranceArea, franceAreas } from "#domain/careers/places/france-areas.ts";
import { pictureSize, project } from "#domain/careers/places/map-projection.ts";
import { outlines } from "../facts/places.ts";

/** The outline of an area as the path of a drawing, with its size. */
export interface AreaOutline {
	readonly path: string;
	readonly width: number;
	readonly height: number;
}

const outlineOf = (key: FranceArea): AreaOutline => {
	const area = franceAreas[key];
	const [width, height] = pictureSize(area);
	const rings = (outlines[key] ?? []).map((ring) =>
		ring.map(([longitude = 0, latitude = 0]) => project(area, { longitude, latitude }).join(" ")).join("L"),
	);
	return { path: rings.map((ring) => `M${ring}Z`).join(""), width, height };
};

/** The outlines of France, to draw positions on with the same projection. */
export const franceMap = (): Record<FranceArea, AreaOutline> => ({
	mainland: outlineOf("mainland"),
	guadeloupe: outlineOf("guadeloupe"),
	martinique: outlineOf("martinique"),
	guiana: outlineOf("guiana"),
	reunion: outlineOf("reunion"),
	mayotte: outlineOf("mayotte"),
});
