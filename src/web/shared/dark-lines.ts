import { spectrum } from "#domain/careers/category.ts";

/** The lines of a spectrum in which nothing is lit, as `SpectrumBand` draws them. */
export const darkLines = spectrum.map(({ key }) => ({ key, count: 0 }));
