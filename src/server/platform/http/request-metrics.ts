import { routes } from "#contract/routes.ts";
import { type Meter, noMeter } from "../metrics/meter.ts";
import { methodLabel, type RouteLabel, statusClass } from "../metrics/table.ts";
import { problemOf } from "./problem.ts";

/** A request and its answer. */
interface AnsweredRequest {
	readonly method: string;
	readonly path: string;
	/** The pattern of its route. */
	readonly pattern: () => string;
	readonly response: Response;
	readonly milliseconds: number;
}

const routeNames = new Map(
	Object.entries(routes).map(([name, { method, path }]) => [`${method} ${path}`, name as RouteLabel]),
);

function routeLabel({ method, path, pattern, response }: AnsweredRequest): RouteLabel {
	const name = routeNames.get(`${method === "HEAD" ? "GET" : method} ${pattern()}`);
	if (name !== undefined) return name;
	if (path.startsWith("/assets/")) return "asset";
	return response.status === 404 || path.startsWith("/api") ? "unknown" : "page";
}

/** Measures requests by route, never by path: a path may hold personal data. */
export function createRequestMetrics(meter: Meter): (request: AnsweredRequest) => void {
	if (meter === noMeter) return () => {};
	return (request) => {
		const { method, response, milliseconds } = request;
		const route = routeLabel(request);
		const code = problemOf(response);
		if (code !== undefined) meter.count("spectra_problems_total", { route, code });
		const labels = { method: methodLabel(method), route, status_class: statusClass(response.status) };
		meter.observe("spectra_http_request_duration_seconds", labels, milliseconds / 1_000);
	};
}
