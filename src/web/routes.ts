import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Other letter case is another address here, as it is for the server, which sends it to the one in small letters. */
const screen = (path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry =>
	route(path, file, { caseSensitive: true }, children);

const documentPages = ["about", "about/sources", "privacy", "terms"];

export default [
	screen("fr?", "routes/site.tsx", [
		index("routes/home.tsx"),
		screen("explore", "routes/explore.tsx"),
		screen("quiz", "routes/quiz.tsx"),
		screen("results", "routes/results.tsx"),
		screen("career/:id", "routes/career.tsx"),
		screen("career-quest", "routes/career-quest.tsx"),
		screen("subscription", "routes/subscription.tsx"),
		screen("consultations", "features/consultations/screen.tsx"),
		screen("dashboard", "routes/dashboard.tsx"),
		screen("dashboard/quizzes", "routes/dashboard-quizzes.tsx"),
		screen("dashboard/recommendations", "routes/dashboard-recommendations.tsx"),
		screen("login", "routes/login.tsx"),
		screen("account", "routes/account.tsx"),
		screen("reset-password", "routes/reset-password.tsx"),
		screen("verify-email", "routes/verify-email.tsx"),
		screen("consent", "routes/consent.tsx"),
		screen("guardian", "routes/guardian.tsx"),
		screen("contact", "routes/contact.tsx"),
		screen("resources", "routes/resources.tsx"),
		screen("resources/premium", "routes/resources-premium.tsx"),
		...documentPages.map((path) =>
			route(path, "routes/document-page.tsx", { id: path, caseSensitive: true }),
		),
		screen("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
