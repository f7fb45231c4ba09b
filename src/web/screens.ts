/** A screen: its address without a language, its file in src/web, and the files of messages that are its own. */
interface Screen {
	readonly path: string;
	readonly file: string;
	readonly words: readonly string[];
}

/**
 * Every screen. Routes, prerendered pages, the messages that a page brings along and the tests that open every screen
 * follow from this list: a new screen is its file and one line here.
 */
export const screens: readonly Screen[] = [
	{ path: "/", file: "home/home.screen.tsx", words: ["home"] },
	{ path: "/explore", file: "careers/explore.screen.tsx", words: ["explore"] },
	{ path: "/quiz", file: "quiz/quiz.screen.tsx", words: ["quiz", "problems/quiz"] },
	{ path: "/results", file: "results/results.screen.tsx", words: ["results", "problems/quiz"] },
	{ path: "/career/:id", file: "careers/career.screen.tsx", words: ["career"] },
	{ path: "/career-quest", file: "quest/quest.screen.tsx", words: ["quest"] },
	{
		path: "/subscription",
		file: "billing/subscription.screen.tsx",
		words: ["subscription", "problems/billing"],
	},
	{
		path: "/consultations",
		file: "consultations/consultations.screen.tsx",
		words: ["consultations", "problems/consultations", "problems/billing"],
	},
	{ path: "/dashboard", file: "dashboard/dashboard.screen.tsx", words: ["dashboard"] },
	{ path: "/dashboard/quizzes", file: "dashboard/quizzes.screen.tsx", words: ["dashboard", "comparison"] },
	{
		path: "/dashboard/recommendations",
		file: "dashboard/recommendations.screen.tsx",
		words: ["dashboard", "recommendations"],
	},
	{ path: "/class", file: "classes/class.screen.tsx", words: ["classes", "problems/classes"] },
	{ path: "/join", file: "classes/join.screen.tsx", words: ["join", "problems/classes"] },
	{ path: "/login", file: "account/login.screen.tsx", words: ["account"] },
	{ path: "/account", file: "account/account.screen.tsx", words: ["ownAccount", "problems/billing"] },
	{ path: "/reset-password", file: "account/links/reset-password.screen.tsx", words: ["links", "account"] },
	{ path: "/verify-email", file: "account/links/verify-email.screen.tsx", words: ["links", "account"] },
	{ path: "/consent", file: "account/links/consent.screen.tsx", words: ["links"] },
	{ path: "/guardian", file: "account/links/guardian.screen.tsx", words: ["links", "guardian"] },
	{ path: "/about", file: "documents/document.screen.tsx", words: [] },
	{ path: "/about/sources", file: "documents/document.screen.tsx", words: [] },
	{ path: "/contact", file: "contact/contact.screen.tsx", words: ["contact"] },
	{ path: "/resources", file: "articles/resources.screen.tsx", words: ["resources"] },
	{
		path: "/resources/premium",
		file: "articles/articles.screen.tsx",
		words: ["resources", "problems/billing"],
	},
	{ path: "/privacy", file: "documents/document.screen.tsx", words: [] },
	{ path: "/terms", file: "documents/document.screen.tsx", words: [] },
];
