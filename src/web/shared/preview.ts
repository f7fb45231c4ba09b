import { type CategoryKey, categoryKeys } from "#domain/careers/category.ts";

/** The picture that messengers show beside a link: the light of a result, of one field, or of all of them. */
export type Preview = "spectrum" | "result" | `field-${CategoryKey}`;

/** Every preview there is; the build draws one picture for each. */
export const previews: readonly Preview[] = [
	"spectrum",
	"result",
	...categoryKeys.map((key) => `field-${key}` as const),
];

/** Width and height of a preview in pixels, as Open Graph's readers like it (1.91 to 1). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Where a preview is served. */
export const previewPath = (preview: Preview): string => `/previews/${preview}.png`;
