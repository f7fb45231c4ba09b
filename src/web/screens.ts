/** A screen: its address without a language, its file in src/web, and the files of messages that are its own. */
interface Screen {
	readonly path: string;
	readonly file: string;
	readonly messages: readonly string[];
	/** Those of parts whose code comes when the page is first touched (shared/served-part.tsx): the build needs them. */
	readonly servedMessages?: readonly string[];
}

/**
 * Every screen. Routes, prerendered pages, the messages that a page brings along and the tests that open every screen
 * follow from this list: a new screen is its file and one line here.
 */
export const screens: readonly Screen[] = [
	{ path: "/", file: "home/home.screen.tsx", messages: ["home"] },
	{ path: "/explore", file: "careers/explore.screen.tsx", messages: ["explore"] },
	{ path: "/quiz", file: "quiz/quiz.screen.tsx", messages: ["quiz", "problems/quiz"] },
	{ path: "/results", file: "results/results.screen.tsx", messages: ["results", "problems/quiz"] },
	{ path: "/subjects", file: "careers/subjects.screen.tsx", messages: ["subjects"] },
	{ path: "/places", file: "careers/places.screen.tsx", messages: ["places", "map"] },
	{
		path: "/career/:id",
		file: "careers/career.screen.tsx",
		messages: ["career"],
		servedMessages: ["career/body", "map"],
	},
	{ path: "/compare", file: "careers/compare.screen.tsx", messages: ["compare", "career"] },
	{ path: "/career-quest", file: "quest/quest.screen.tsx", messages: ["quest"] },
	{
		path: "/subscription",
		file: "billing/subscription.screen.tsx",
		messages: ["subscription", "problems/billing"],
	},
	{
		path: "/consultations",
		file: "consultations/consultations.screen.tsx",
		messages: ["consultations", "problems/consultations", "problems/billing"],
	},
	{ path: "/dashboard", file: "dashboard/dashboard.screen.tsx", messages: ["dashboard"] },
	{ path: "/dashboard/quizzes", file: "dashboard/quizzes.screen.tsx", messages: ["dashboard", "comparison"] },
	{
		path: "/dashboard/recommendations",
		file: "dashboard/recommendations.screen.tsx",
		messages: ["dashboard", "recommendations"],
	},
	{ path: "/class", file: "classes/class.screen.tsx", messages: ["classes", "problems/classes"] },
	{ path: "/lesson", file: "classes/lesson.screen.tsx", messages: ["lesson"] },
	{ path: "/join", file: "classes/join.screen.tsx", messages: ["join", "problems/classes"] },
	{
		path: "/family",
		file: "families/family.screen.tsx",
		messages: ["families", "problems/families", "dashboard/parent"],
	},
	{ path: "/login", file: "account/login.screen.tsx", messages: ["account"] },
	{ path: "/account", file: "account/account.screen.tsx", messages: ["ownAccount", "problems/billing"] },
	{
		path: "/reset-password",
		file: "account/links/reset-password.screen.tsx",
		messages: ["links", "account"],
	},
	{ path: "/verify-email", file: "account/links/verify-email.screen.tsx", messages: ["links", "account"] },
	{ path: "/consent", file: "account/links/consent.screen.tsx", messages: ["links"] },
	{ path: "/guardian", file: "account/links/guardian.screen.tsx", messages: ["links", "guardian"] },
	{ path: "/evidence", file: "evidence/evidence.screen.tsx", messages: ["evidence"] },
	{ path: "/about", file: "documents/document.screen.tsx", messages: [] },
	{ path: "/about/sources", file: "documents/document.screen.tsx", messages: [] },
	{ path: "/contact", file: "contact/contact.screen.tsx", messages: ["contact"] },
	{ path: "/resources", file: "articles/resources.screen.tsx", messages: ["resources"] },
	{
		path: "/resources/premium",
		file: "articles/articles.screen.tsx",
		messages: ["resources", "problems/billing"],
	},
	{ path: "/privacy", file: "documents/document.screen.tsx", messages: [] },
	{ path: "/terms", file: "documents/document.screen.tsx", messages: [] },
];
