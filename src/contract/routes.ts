import * as z from "zod/mini";
import { accountRoutes } from "./account.ts";
import { accountLinkRoutes } from "./account-links.ts";
import { adultRoutes } from "./adults.ts";
import { apiPageSchema } from "./api-page.ts";
import { articleRoutes } from "./articles.ts";
import { billingRoutes } from "./billing.ts";
import { careerRoutes } from "./careers.ts";
import { circleRoutes } from "./circles.ts";
import { classMembershipRoutes } from "./class-memberships.ts";
import { classOfferRoutes } from "./class-offers.ts";
import { classRoutes } from "./classes.ts";
import { consultationRoutes } from "./consultations.ts";
import { contactRoutes } from "./contact.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { deskRoutes } from "./desk.ts";
import { deskPasskeyRoutes } from "./desk-passkeys.ts";
import { deskProfileRoutes } from "./desk-profile.ts";
import { deskStatementRoutes } from "./desk-statements.ts";
import { familyRoutes } from "./families.ts";
import { institutionTokenRoutes } from "./institution-tokens.ts";
import { institutionRoutes } from "./institutions.ts";
import { loginProviderRoutes } from "./login-providers.ts";
import { ltiRoutes } from "./lti.ts";
import { newsletterRoutes } from "./newsletter.ts";
import { operatorRoutes } from "./operator.ts";
import { operatorPasskeyRoutes } from "./operator-passkeys.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { personalDataRoutes } from "./personal-data.ts";
import { questRoutes } from "./quest.ts";
import { quizRoutes } from "./quiz.ts";
import { recommendationRoutes } from "./recommendations.ts";
import { roomRoutes } from "./rooms.ts";
import { declareRoute } from "./route.ts";
import { localeSchema } from "./shared.ts";
import { shownSummaryRoutes } from "./shown-summaries.ts";

/** The state of the server. */
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
		problems: ["server.not_ready"],
		response: z.object({ status: z.literal("ready") }),
	}),
};

/** The routes as an OpenAPI 3.1 document. */
const descriptionRoutes = {
	openApi: declareRoute({
		method: "GET",
		path: "/api/openapi.json",
		access: "everyone",
		response: z.record(z.string(), z.unknown()),
	}),
	/** The same for readers, as a page. */
	apiReference: declareRoute({
		method: "GET",
		path: "/api/reference/:locale",
		access: "everyone",
		params: z.object({ locale: localeSchema }),
		answers: "reference",
		response: apiPageSchema,
	}),
};

/** All routes of the server. */
export const routes = {
	...systemRoutes,
	...descriptionRoutes,
	...accountRoutes,
	...accountLinkRoutes,
	...loginProviderRoutes,
	...passkeyRoutes,
	...adultRoutes,
	...personalDataRoutes,
	...newsletterRoutes,
	...billingRoutes,
	...quizRoutes,
	...recommendationRoutes,
	...articleRoutes,
	...consultationRoutes,
	...circleRoutes,
	...deskRoutes,
	...deskPasskeyRoutes,
	...deskProfileRoutes,
	...deskStatementRoutes,
	...operatorRoutes,
	...operatorPasskeyRoutes,
	...roomRoutes,
	...careerRoutes,
	...questRoutes,
	...dashboardRoutes,
	...contactRoutes,
	...classRoutes,
	...classOfferRoutes,
	...classMembershipRoutes,
	...ltiRoutes,
	...familyRoutes,
	...institutionRoutes,
	...institutionTokenRoutes,
	...shownSummaryRoutes,
};
/** The name of a route in the table. */
export type RouteName = keyof typeof routes;
