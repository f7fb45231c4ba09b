import * as z from "zod/mini";
import { linkPageSchema } from "./link-page.ts";
import { declareRoute } from "./route.ts";
import { localeSchema } from "./shared.ts";

/** Any text: a token that was changed on the way has a page, too. */
const params = z.object({ locale: localeSchema, token: z.string().check(z.maxLength(500)) });
const page = { access: "everyone", params, answers: "page", response: linkPageSchema } as const;

/**
 * The newsletter: confirmed by one link and unsubscribed by another. Links only open a page with a button, so a mail
 * scanner that follows them changes nothing. Mail programs unsubscribe by POST (RFC 8058).
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
	/** Mail services send the requests of many people from few networks. */
	stopUpdates: declareRoute({
		...page,
		method: "POST",
		path: "/api/updates/:locale/stop/:token",
		fromAnywhere: true,
		limit: { minutes: 15, perNetwork: 6000 },
	}),
};
