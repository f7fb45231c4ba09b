import * as z from "zod/mini";
import { accountRoutes } from "./account.ts";
import { billingRoutes } from "./billing.ts";
import { consultationRoutes } from "./consultations.ts";
import { linkRoutes } from "./links.ts";
import { premiumRoutes } from "./premium.ts";
import { declareRoute } from "./route.ts";
import { updatesRoutes } from "./updates.ts";
import { workRoutes } from "./work.ts";

/** How the server itself is. */
const systemRoutes = {
	health: declareRoute({
		method: "GET",
		path: "/api/health",
		access: "everyone",
		response: z.object({ status: z.literal("alive") }),
	}),
	ready: declareRoute({
		method: "GET",
		path: "/api/ready",
		access: "everyone",
		response: z.object({ status: z.literal("ready") }),
	}),
};

/** Everything that can be asked of the server; what is not here does not exist. */
export const routes = {
	...systemRoutes,
	...accountRoutes,
	...linkRoutes,
	...updatesRoutes,
	...billingRoutes,
	...premiumRoutes,
	...consultationRoutes,
	...workRoutes,
};
export type RouteName = keyof typeof routes;
