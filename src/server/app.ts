import { Hono } from "hono";
import type { RouteHandler } from "./platform/http/define-route.ts";
import type { Connection } from "./platform/http/listen.ts";
import { problem } from "./platform/http/problem.ts";
import { secure } from "./platform/http/security-headers.ts";
import { type RouteKit, serveRoute } from "./platform/http/serve-route.ts";
import { clientNetwork } from "./platform/limits/network.ts";
import { describeError } from "./platform/log.ts";
import { storedLocale } from "./platform/site/language.ts";
import { resolveLive, resolveRestored } from "./platform/site/resolve.ts";
import { respond } from "./platform/site/respond.ts";
import type { Site } from "./platform/site/site.ts";

/** The parts of the server. */
export interface AppDependencies {
	readonly site: Site;
	/** Every route under /api. */
	readonly routes: readonly RouteHandler[];
	readonly kit: RouteKit;
	/** The number of trusted proxies in front of the server. */
	readonly trustedProxies: number;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The whole server as a function from request to response; it needs no port. */
export function createApp({ site, routes, kit, trustedProxies }: AppDependencies) {
	const { publicUrl, log, elapsed } = kit;
	const app = new Hono<{ Bindings: Partial<Connection> }>();

	app.use(async (context, next) => {
		const began = elapsed();
		await next();
		secure(context.res, publicUrl);
		const { status } = context.res;
		log.debug("request", () => {
			const { method, path } = context.req;
			const milliseconds = Math.round(elapsed() - began);
			// The route, never the path: a path may hold personal data.
			return { method, route: routeOf(app, method, path), status, milliseconds };
		});
	});

	for (const bound of routes) {
		app.on(bound.route.method, bound.route.path, (context) => {
			const network = clientNetwork({
				socketAddress: context.env?.incoming?.socket.remoteAddress,
				forwardedFor: context.req.header("x-forwarded-for") ?? null,
				trustedProxies,
			});
			return serveRoute(bound, { request: context.req.raw, params: context.req.param(), network }, kit);
		});
	}

	app.notFound((context) => {
		const { path } = context.req;
		if (path === "/api" || path.startsWith("/api/")) return missingRoute(app, path);
		const stored = storedLocale(context.req.header("cookie"));
		const restored = resolveRestored(site.has, new URL(context.req.url), stored);
		return respond(site, context.req.raw, restored ?? resolveLive(site.has, path, stored));
	});

	app.onError((error) => {
		log.error("request failed", describeError(error));
		return problem("common.unexpected");
	});
	return app;
}

type App = Pick<Hono, "router">;

/** 405 with the allowed methods when the path exists, else 404. */
function missingRoute(app: App, path: string): Response {
	const allowed = methods.filter((method) => routeOf(app, method, path) !== "other");
	if (allowed.length === 0) return problem("request.not_found");
	const allow = allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
	return problem("request.method_not_allowed", { allow: allow.join(", ") });
}

/** The pattern of the route for a path, or "other" for pages, files and unknown paths. */
function routeOf(app: App, method: string, path: string): string {
	const [matches] = app.router.match(method === "HEAD" ? "GET" : method, path);
	for (const [[, route]] of matches) if (route.method !== "ALL") return route.path;
	return "other";
}
