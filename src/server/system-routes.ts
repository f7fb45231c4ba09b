import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type BoundRoute, defineRoute } from "./platform/http/define-route.ts";

/** How the server is: for whoever watches over it. `isReady` never rejects. */
export const systemRoutes = (isReady: () => Promise<boolean>): BoundRoute[] => [
	defineRoute(routes.health, async () => success({ status: "alive" as const })),
	defineRoute(routes.ready, async () =>
		(await isReady()) ? success({ status: "ready" as const }) : failure("server.not_ready"),
	),
];
