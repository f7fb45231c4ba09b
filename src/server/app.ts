import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { RouteHandler } from "./platform/http/define-route.ts";
import { formSites, framingSites } from "./platform/http/framed-pages.ts";
import type { Connection } from "./platform/http/listen.ts";
import { problem } from "./platform/http/problem.ts";
import { createRequestMetrics } from "./platform/http/request-metrics.ts";
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
	/** Requests that take longer, in milliseconds, are logged. */
	readonly slowRequestMs?: number;
}

/** Ids of proxies: a UUID, or what is usual for a trace. */
const requestIdForm = /^[\w-]{8,64}$/;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The whole server as a function from request to response; it needs no port. */
export function createApp({ site, routes, kit, trustedProxies, slowRequestMs = 3_000 }: AppDependencies) {
	const { publicUrl, log, elapsed, meter } = kit;
	const app = new Hono<{ Bindings: Partial<Connection>; Variables: { requestId: string } }>();
	const measure = createRequestMetrics(meter);
	const isSlow = (milliseconds: number) => milliseconds > slowRequestMs;

	app.use(async (context, next) => {
		const began = elapsed();
		// A proxy's own id leads through both logs.
		const forwarded = trustedProxies > 0 ? context.req.header("x-request-id") : undefined;
		const requestId = forwarded !== undefined && requestIdForm.test(forwarded) ? forwarded : randomUUID();
		context.set("requestId", requestId);
		await next();
		const { path: asked } = context.req;
		const framing = framingSites(asked, kit.framedBy);
		secure(context.res, publicUrl, { framing, forms: formSites(asked, kit.framedBy) });
		context.res.headers.set("x-request-id", requestId);
		const { status } = context.res;
		const { method, path } = context.req;
		const milliseconds = elapsed() - began;
		const pattern = () => routeOf(app, method, path);
		const fields = () => ({
			// The route, never the path: a path may hold personal data.
			method,
			route: pattern(),
			status,
			milliseconds: Math.round(milliseconds),
			request: requestId,
		});
		log[isSlow(milliseconds) ? "info" : "debug"](isSlow(milliseconds) ? "slow request" : "request", fields);
		measure({ method, path, pattern, response: context.res, milliseconds });
	});

	for (const bound of routes) {
		app.on(bound.route.method, bound.route.path, (context) => {
			const network = clientNetwork({
				socketAddress: context.env?.incoming?.socket.remoteAddress,
				forwardedFor: context.req.header("x-forwarded-for") ?? null,
				trustedProxies,
			});
			const { requestId } = context.var;
			const arrival = { request: context.req.raw, params: context.req.param(), network, requestId };
			return serveRoute(bound, arrival, kit);
		});
	}

	app.notFound((context) => {
		const { path } = context.req;
		if (path === "/api" || path.startsWith("/api/")) return missingRoute(app, path);
		const stored = storedLocale(context.req.header("cookie"));
		const restored = resolveRestored(site.has, new URL(context.req.url), stored);
		return respond(site, context.req.raw, restored ?? resolveLive(site.has, path, stored));
	});

	app.onError((error, context) => {
		log.error("request failed", { ...describeError(error), request: context.var.requestId });
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
