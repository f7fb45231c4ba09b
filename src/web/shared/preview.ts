import type { CareerId } from "#domain/careers/career-id.ts";

/** The picture that messengers show beside a link: the light of all fields, of a result, or of one career. */
export type Preview = "spectrum" | "result" | `career-${CareerId}`;

/** Width and height of a preview in pixels, at the recommended ratio of Open Graph (1.91 to 1). */
export const previewSize = { width: 1200, height: 630 } as const;

export const previewPath = (preview: Preview): string => `/previews/${preview}.png`;
