import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { openApiDocument } from "./openapi.ts";
import { implementRoute, type RouteHandler } from "./platform/http/define-route.ts";
import { sessionCookieName } from "./platform/session/cookie.ts";

/** Liveness, readiness and the API description. `isReady` never rejects. */
export const systemRoutes = (isReady: () => Promise<boolean>, publicUrl: string): RouteHandler[] => [
	implementRoute(routes.health, async () => success({ status: "alive" as const })),
	implementRoute(routes.ready, async () =>
		(await isReady()) ? success({ status: "ready" as const }) : failure("server.not_ready"),
	),
	implementRoute(routes.openApi, async () => success(openApiDocument(routes, sessionCookieName(publicUrl)))),
];
