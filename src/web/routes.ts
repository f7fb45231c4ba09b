import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Other letter case is another address here, as it is for the server, which sends it to the one in small letters. */
const screen = (path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry =>
	route(path, file, { caseSensitive: true }, children);

const documentPages = ["about", "about/sources", "privacy", "terms"];

export default [
	screen("fr?", "app/site.tsx", [
		index("home/home.screen.tsx"),
		screen("explore", "careers/explore.screen.tsx"),
		screen("quiz", "quiz/quiz.screen.tsx"),
		screen("results", "results/results.screen.tsx"),
		screen("career/:id", "careers/career.screen.tsx"),
		screen("career-quest", "quest/quest.screen.tsx"),
		screen("subscription", "routes/subscription.tsx"),
		screen("consultations", "consultations/consultations.screen.tsx"),
		screen("dashboard", "dashboard/dashboard.screen.tsx"),
		screen("dashboard/quizzes", "dashboard/quizzes.screen.tsx"),
		screen("dashboard/recommendations", "dashboard/recommendations.screen.tsx"),
		screen("login", "routes/login.tsx"),
		screen("account", "routes/account.tsx"),
		screen("reset-password", "routes/reset-password.tsx"),
		screen("verify-email", "routes/verify-email.tsx"),
		screen("consent", "routes/consent.tsx"),
		screen("guardian", "routes/guardian.tsx"),
		screen("contact", "contact/contact.screen.tsx"),
		screen("resources", "articles/resources.screen.tsx"),
		screen("resources/premium", "articles/articles.screen.tsx"),
		...documentPages.map((path) =>
			route(path, "documents/document.screen.tsx", { id: path, caseSensitive: true }),
		),
		screen("*", "app/not-found.screen.tsx"),
	]),
] satisfies RouteConfig;
