import { fold } from "../search/fold.ts";

/** A département of France with its number, such as "69", and its region. */
export interface Departement {
	readonly code: string;
	readonly name: string;
	readonly region: string;
}

/** From this length on the beginning of a name is enough, if it fits one region alone. */
const minBeginning = 3;

/**
 * The region that a typed text names: by number or name of a département, by both ("69 Rhône"), or by its own name. Case, accents
 * and hyphens do not matter. Null while nothing fits, or names of several regions do.
 */
export const regionTyped = (typed: string, departements: readonly Departement[]): string | null => {
	const plain = (text: string) => fold(text).replaceAll("-", " ").trim();
	const text = plain(typed);
	if (text === "") return null;
	const namesOf = ({ code, name, region }: Departement) => [code, name, `${code} ${name}`, region].map(plain);
	const exact = departements.find((one) => namesOf(one).includes(text));
	if (exact) return exact.region;
	if (text.length < minBeginning) return null;
	const regions = new Set(
		departements
			.filter(({ name, region }) => [name, region].some((one) => plain(one).startsWith(text)))
			.map(({ region }) => region),
	);
	const [region] = regions;
	return regions.size === 1 && region ? region : null;
};
