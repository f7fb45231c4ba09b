import { Hono } from "hono";
import { problem } from "./platform/http/problem.ts";
import { secure } from "./platform/http/security-headers.ts";
import { describeError, type Log } from "./platform/log.ts";
import { storedLocale } from "./platform/site/language.ts";
import { resolveLive } from "./platform/site/resolve.ts";
import { respond } from "./platform/site/respond.ts";
import type { Site } from "./platform/site/site.ts";

export interface AppParts {
	readonly site: Site;
	/** Whether the database answers and its migrations are done. Never rejects. */
	readonly isReady: () => Promise<boolean>;
	readonly publicUrl: string;
	readonly log: Log;
	/** A clock that only runs forward, in milliseconds. */
	readonly elapsed: () => number;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The whole server as one function from request to response; it needs no port. */
export function createApp({ site, isReady, publicUrl, log, elapsed }: AppParts): Hono {
	const app = new Hono();

	app.use(async (context, next) => {
		const began = elapsed();
		await next();
		secure(context.res.headers, publicUrl);
		const { status } = context.res;
		// The route, never the path: a path may hold what somebody typed.
		const fields = {
			method: context.req.method,
			route: routeOf(app, context.req.method, context.req.path),
			status,
		};
		log.debug("request", { ...fields, milliseconds: Math.round(elapsed() - began) });
	});

	app.get("/api/health", (context) =>
		context.json({ status: "alive" }, 200, { "cache-control": "no-store" }),
	);
	app.get("/api/ready", async (context) =>
		(await isReady())
			? context.json({ status: "ready" }, 200, { "cache-control": "no-store" })
			: problem("server.not_ready", { "retry-after": "5" }),
	);

	app.notFound((context) => {
		const { path } = context.req;
		if (path === "/api" || path.startsWith("/api/")) return missingRoute(app, path);
		const stored = storedLocale(context.req.header("cookie"));
		return respond(site, context.req.raw, resolveLive(site.has, path, stored));
	});

	app.onError((error) => {
		log.error("request failed", describeError(error));
		return problem("common.unexpected");
	});
	return app;
}

/** 405 with the methods there are when the path exists, else 404. */
function missingRoute(app: Hono, path: string): Response {
	const allowed = methods.filter((method) => routeOf(app, method, path) !== "other");
	if (allowed.length === 0) return problem("request.not_found");
	const allow = allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
	return problem("request.method_not_allowed", { allow: allow.join(", ") });
}

/** The pattern of the route that serves a path, or "other" for pages, files and unknown paths. */
function routeOf(app: Hono, method: string, path: string): string {
	const [matches] = app.router.match(method === "HEAD" ? "GET" : method, path);
	for (const [[, route]] of matches) if (route.method !== "ALL") return route.path;
	return "other";
}
