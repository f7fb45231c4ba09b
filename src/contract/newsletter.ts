import * as z from "zod/mini";
import { linkPageSchema } from "./link-page.ts";
import { declareRoute } from "./route.ts";
import { localeSchema } from "./shared.ts";

const params = z.object({ locale: localeSchema, token: z.string().check(z.regex(/^[\w.-]{43,100}$/)) });
const page = { access: "everyone", params, answers: "page", response: linkPageSchema } as const;

/**
 * Updates by mail: agreed to by a link, stopped by another. A mail program that follows a link changes nothing: the page
 * that it leads to has a button. Mail programs stop updates themselves by a POST (RFC 8058).
 */
export const newsletterRoutes = {
	askUpdates: declareRoute({ ...page, method: "GET", path: "/api/updates/:locale/confirm/:token" }),
	confirmUpdates: declareRoute({
		...page,
		method: "POST",
		path: "/api/updates/:locale/confirm/:token",
		limit: { minutes: 15, perNetwork: 300 },
	}),
	askToStopUpdates: declareRoute({ ...page, method: "GET", path: "/api/updates/:locale/stop/:token" }),
	/** Mail services send many people's from few networks. */
	stopUpdates: declareRoute({
		...page,
		method: "POST",
		path: "/api/updates/:locale/stop/:token",
		fromAnywhere: true,
		limit: { minutes: 15, perNetwork: 6000 },
	}),
};
