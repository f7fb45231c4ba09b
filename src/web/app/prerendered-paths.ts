import { careerIds } from "../../domain/careers/career-id.ts";
import { locales, localizedPath } from "../../domain/shared/locale.ts";
import { screens } from "../screens.ts";

const unprefixed = screens.flatMap(({ path }) =>
	path.includes(":id") ? careerIds.map((id) => path.replace(":id", id)) : [path],
);

/** Every path that becomes a file: each screen, each career and the not-found page, in every language. */
export const prerenderedPaths = [...unprefixed, "/404"].flatMap((path) =>
	locales.map((locale) => localizedPath(locale, path)),
);
