interface Route {
	readonly [property: string]: unknown;
}

interface Manifest {
	readonly entry: Route;
	readonly routes: Readonly<Record<string, Route>>;
}

const assignment = /^window\.__reactRouterManifest=([\s\S]*);$/;

/** What says nothing: a flag that is down, a list without entries. */
const isIdle = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0);

/**
 * React Router's list of routes, as the browser gets it: without flags that are down, and without what each route
 * imports, which only a link with `prefetch` would ask for. Every page loads the list.
 */
export const slimManifest = (script: string): string => {
	const [, json] = assignment.exec(script.trim()) ?? [];
	if (json === undefined) throw new Error("The list of routes looks different now");
	const manifest = JSON.parse(json) as Manifest;
	const routes = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [
		id,
		Object.fromEntries(Object.entries(route).filter(([, value]) => !isIdle(value))),
	]);
	const slim = { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) };
	return `window.__reactRouterManifest=${JSON.stringify(slim)};`;
};
