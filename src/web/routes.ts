import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { languages, locales } from "../domain/shared/locale.ts";
import { hasParts, partsPath } from "./parts/is-built.ts";
import { screenFiles } from "./screen-files.ts";
import { screens } from "./screens.ts";

// Other letter case is another address here, as it is for the server, which redirects it to lower case.
const caseSensitive = true;

/** The screens under a language's prefix. Those of the default language are reached without one too. */
const screensUnder = (prefix: string, position: number) => {
	const isFirst = position === 0;
	const named = (id: string) => ({ id: isFirst ? id : `${prefix}/${id}`, caseSensitive });
	const site = isFirst ? "app/site" : `app/site-${prefix}`;
	return route(isFirst ? `${prefix}?` : prefix, "app/site.tsx", { id: site, caseSensitive }, [
		...screens.map(({ path }) => {
			const file = screenFiles[path];
			const own = path.slice(1);
			// Several documents share one module: the path distinguishes the routes.
			if (own === "") return index(file, isFirst ? {} : { id: `${prefix}/home` });
			return route(own, file, named(own));
		}),
		...(hasParts() ? [route(partsPath.slice(1), "parts/parts.screen.tsx", named("parts"))] : []),
		route("*", "app/not-found.screen.tsx", named("app/not-found.screen")),
	]);
};

const prefixes = locales.map((locale) => languages[locale].pathPrefix.slice(1));

export default prefixes.filter((prefix) => prefix !== "").map(screensUnder) satisfies RouteConfig;
