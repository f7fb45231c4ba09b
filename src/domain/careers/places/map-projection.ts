/** A position on the Earth, in degrees. */
export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** An area of the Earth drawn as a flat map. */
export interface MapArea {
	readonly west: number;
	readonly north: number;
	readonly south: number;
	readonly east: number;
}

/** One degree of latitude, in units of the picture. */
export const unitsPerDegree = 30;

/**
 * The coordinates of a position in the picture of an area, from its top left, in units. Degrees of longitude are shortened by
 * the cosine of the area's middle (equirectangular projection), so shapes of the size of France are not distorted.
 */
export const project = (area: MapArea, { latitude, longitude }: Position): readonly [number, number] => {
	const shortening = Math.cos((((area.north + area.south) / 2) * Math.PI) / 180);
	const round = (value: number) => Math.round(value * 10) / 10;
	return [
		round((longitude - area.west) * shortening * unitsPerDegree),
		round((area.north - latitude) * unitsPerDegree),
	];
};

/** Width and height of an area's picture, in units. */
export const pictureSize = (area: MapArea): readonly [number, number] =>
	project(area, { latitude: area.south, longitude: area.east });

/** Whether a position is in an area. */
export const isInside = (area: MapArea, { latitude, longitude }: Position): boolean =>
	latitude <= area.north && latitude >= area.south && longitude >= area.west && longitude <= area.east;
