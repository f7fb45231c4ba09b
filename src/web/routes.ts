import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { screenFiles } from "./screen-files.ts";
import { screens } from "./screens.ts";

// Other letter case is another address here, as it is for the server, which sends it to the one in small letters.
const caseSensitive = true;

export default [
	route("fr?", "app/site.tsx", { caseSensitive }, [
		...screens.map(({ path }) => {
			const file = screenFiles[path];
			const own = path.slice(1);
			// Several documents share one file: the address tells the routes apart.
			return own === "" ? index(file) : route(own, file, { id: own, caseSensitive });
		}),
		route("*", "app/not-found.screen.tsx", { caseSensitive }),
	]),
] satisfies RouteConfig;
