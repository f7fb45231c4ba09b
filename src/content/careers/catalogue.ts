import { type CareerId, careerIds } from "#domain/careers/career-id.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { alongSpectrum } from "./along-spectrum.ts";
import type { CareerSource } from "./define-career.ts";

const load = async (id: CareerId): Promise<CareerSource> => {
	const module: { default: CareerSource } = await import(`./catalogue/${id}.ts`);
	if (module.default.id !== id) throw new Error(`The file ${id}.ts describes ${module.default.id}`);
	return module.default;
};

const sources = new Map(await Promise.all(careerIds.map(async (id) => [id, await load(id)] as const)));

/** One career from its file, both languages side by side. Build time only: not for the browser. */
export const careerSource = (id: CareerId): CareerSource => {
	const source = sources.get(id);
	if (!source) throw new Error(`No career ${id}`);
	return source;
};

/** All careers as the catalogue lists them: along the spectrum, violet to red, then by title. */
export const careerSources = (locale: Locale): CareerSource[] => alongSpectrum(sources.values(), locale);
