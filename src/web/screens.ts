/** A screen: its address without a language, and its own message files. */
export interface Screen {
	readonly path: string;
	readonly messages: readonly string[];
}

/**
 * Every screen. Routes, prerendered pages, loaded messages and the tests that open every screen are derived from this
 * list: a new screen is one line here and one in screen-files.ts, which the compiler requires.
 */
export const screens = [
	{ path: "/", messages: ["home"] },
	{ path: "/explore", messages: ["explore"] },
	{ path: "/quiz", messages: ["quiz", "problems/quiz"] },
	{ path: "/results", messages: ["results", "problems/quiz"] },
	{ path: "/results/counsellor", messages: ["counsellor", "results"] },
	{ path: "/results/duet", messages: ["duet", "results", "problems/quiz"] },
	{ path: "/subjects", messages: ["subjects"] },
	{ path: "/subjects/after-seconde", messages: ["seconde"] },
	{ path: "/subjects/in/:id", messages: ["seconde"] },
	{ path: "/places", messages: ["places", "map"] },
	{ path: "/career/:id", messages: ["career", "career/body", "map"] },
	{ path: "/more-careers", messages: ["moreCareers"] },
	{ path: "/more-careers/:id", messages: ["moreCareers", "career", "career/body"] },
	{ path: "/compare", messages: ["compare", "career"] },
	{
		path: "/career-quest",
		messages: ["quest", "quest/play", "quest/instruments/greenhouses", "problems/quest"],
	},
	{ path: "/subscription", messages: ["subscription", "consultations", "problems/billing"] },
	{
		path: "/consultations",
		messages: ["consultations", "circles", "problems/consultations", "problems/billing"],
	},
	{
		path: "/circle",
		messages: ["circles", "consultations", "problems/consultations", "problems/billing"],
	},
	{
		path: "/circle-host",
		messages: ["circles", "consultations", "problems/consultations", "problems/forms"],
	},
	{ path: "/dashboard", messages: ["dashboard"] },
	{ path: "/dashboard/quizzes", messages: ["dashboard", "comparison"] },
	{ path: "/dashboard/recommendations", messages: ["dashboard", "recommendations"] },
	{ path: "/class", messages: ["classes", "problems/classes"] },
	{ path: "/institution", messages: ["institution", "classes", "problems/classes"] },
	{ path: "/lesson", messages: ["lesson"] },
	{ path: "/join", messages: ["join", "problems/classes", "problems/lti"] },
	{ path: "/activity", messages: ["activity", "problems/classes", "problems/lti"] },
	{ path: "/family", messages: ["families", "problems/families", "dashboard/parent"] },
	{ path: "/login", messages: ["account"] },
	{ path: "/school-login", messages: ["schoolLogin", "account", "problems/forms"] },
	{ path: "/account", messages: ["ownAccount", "problems/billing"] },
	{ path: "/reset-password", messages: ["links", "account"] },
	{ path: "/log-in-link", messages: ["links", "account"] },
	{ path: "/verify-email", messages: ["links", "account"] },
	{ path: "/consent", messages: ["links"] },
	{ path: "/guardian", messages: ["links", "guardian"] },
	{ path: "/adult-address", messages: ["links", "problems/forms"] },
	{ path: "/invitation", messages: ["links", "institution", "problems/forms", "problems/classes"] },
	{ path: "/class-offer", messages: ["links", "classes", "problems/forms", "problems/classes"] },
	{
		path: "/researcher",
		messages: ["desk", "links", "consultations", "passkeys", "problems/desk", "problems/consultations"],
	},
	{ path: "/room", messages: ["room", "links", "consultations", "problems/consultations"] },
	{
		path: "/operator",
		messages: [
			"operator",
			"passkeys",
			"problems/operator",
			"problems/classes",
			"problems/consultations",
			"problems/desk",
		],
	},
	{ path: "/evidence", messages: ["evidence"] },
	{ path: "/about", messages: [] },
	{ path: "/about/sources", messages: [] },
	{ path: "/contact", messages: ["contact"] },
	{ path: "/resources", messages: ["resources"] },
	{ path: "/resources/read-a-course-page", messages: [] },
	{ path: "/resources/talk-to-a-researcher", messages: [] },
	{ path: "/resources/what-studies-cost", messages: [] },
	{ path: "/resources/changing-course", messages: [] },
	{ path: "/resources/near-home", messages: [] },
	{ path: "/resources/premium", messages: ["resources", "problems/billing"] },
	{ path: "/privacy", messages: [] },
	{ path: "/terms", messages: [] },
] as const satisfies readonly Screen[];
