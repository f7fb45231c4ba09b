import { index, type RouteConfig, route } from "@react-router/dev/routes";

const documentPages = ["about", "about/sources", "privacy", "terms"];

export default [
	route("fr?", "routes/site.tsx", [
		index("routes/home.tsx"),
		route("explore", "routes/explore.tsx"),
		route("quiz", "routes/quiz.tsx"),
		route("results", "routes/results.tsx"),
		route("career/:id", "routes/career.tsx"),
		route("career-quest", "routes/career-quest.tsx"),
		route("subscription", "routes/subscription.tsx"),
		route("consultations", "features/consultations/screen.tsx"),
		route("dashboard", "routes/dashboard.tsx"),
		route("dashboard/quizzes", "routes/dashboard-quizzes.tsx"),
		route("dashboard/recommendations", "routes/dashboard-recommendations.tsx"),
		route("login", "routes/login.tsx"),
		route("account", "routes/account.tsx"),
		route("reset-password", "routes/reset-password.tsx"),
		route("verify-email", "routes/verify-email.tsx"),
		route("consent", "routes/consent.tsx"),
		route("guardian", "routes/guardian.tsx"),
		route("contact", "routes/contact.tsx"),
		route("resources", "routes/resources.tsx"),
		route("resources/premium", "routes/resources-premium.tsx"),
		...documentPages.map((path) => route(path, "routes/document-page.tsx", { id: path })),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
