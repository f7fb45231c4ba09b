import { type CategoryKey, spectrum } from "#domain/careers/category.ts";

/** A line for each field, violet to red, as `SpectrumBand` draws them: `countOf` gives its count, from its key or its slot. */
export const bandLines = (countOf: (key: CategoryKey, slot: number) => number) =>
	spectrum.map(({ key }, slot) => ({ key, count: countOf(key, slot) }));

/** The lines of a spectrum in which nothing is lit. */
export const darkLines = bandLines(() => 0);
