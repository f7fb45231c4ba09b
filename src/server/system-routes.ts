import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { apiPageOf } from "./api-page.ts";
import { type OpenApiDocument, openApiDocument } from "./openapi.ts";
import { implementRoute, type RouteHandler } from "./platform/http/define-route.ts";
import { sessionCookieName } from "./platform/session/cookie.ts";

/** Liveness, readiness and the description of the API. `isReady` never rejects. */
export function systemRoutes(isReady: () => Promise<boolean>, publicUrl: string): RouteHandler[] {
	// Written at the first request: it takes a tenth of a second.
	let written: OpenApiDocument | undefined;
	const description = () => {
		written ??= openApiDocument(routes, sessionCookieName(publicUrl));
		return written;
	};
	return [
		implementRoute(routes.health, async () => success({ status: "alive" as const })),
		implementRoute(routes.ready, async () =>
			(await isReady()) ? success({ status: "ready" as const }) : failure("server.not_ready"),
		),
		implementRoute(routes.openApi, async () => success(description())),
		implementRoute(routes.apiReference, async ({ params }) =>
			success(apiPageOf(description(), params.locale, publicUrl)),
		),
	];
}
