import { careerIds } from "../../domain/careers/career-id.ts";
import { neighbourIds } from "../../domain/careers/neighbour-id.ts";
import { describedCountries } from "../../domain/careers/school-country.ts";
import { locales, localizedPath } from "../../domain/shared/locale.ts";
import { hasParts, partsPath } from "../parts/is-built.ts";
import { screens } from "../screens.ts";

type PathWithId = Extract<(typeof screens)[number]["path"], `${string}:id`>;

/** The ids of the pages of one screen. */
const idsOf: Readonly<Record<PathWithId, readonly string[]>> = {
	"/career/:id": careerIds,
	"/more-careers/:id": neighbourIds,
	"/subjects/in/:id": describedCountries,
};

const hasId = (path: string): path is PathWithId => path.endsWith(":id");

const unprefixed = screens.flatMap(({ path }) =>
	hasId(path) ? idsOf[path].map((id) => path.replace(":id", id)) : [path],
);

/** Every path that becomes a file: each screen, each career, each neighbouring one, each country and the not-found page, in every language. */
export const prerenderedPaths = [...unprefixed, "/404", ...(hasParts() ? [partsPath] : [])].flatMap((path) =>
	locales.map((locale) => localizedPath(locale, path)),
);
