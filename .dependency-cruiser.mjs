/**
 * The layers and features as an allow-list: an import that no rule lists is refused, type imports included.
 * docs/architecture.md explains the layers; docs/map.md prints the tables below (`npm run map`).
 */
const feature = (layer) => `^src/${layer}/([^/]+)/`;
const packages = (...names) => `node_modules/(${names.join("|")})(/|$)`;
/** The other features that a feature of the domain may import. */
const domainUses = {
	billing: ["account"],
	circles: ["account", "billing", "consultations"],
	classes: ["account", "careers", "quest", "quiz"],
	consultations: ["account"],
	institutions: ["account", "careers", "classes"],
	families: ["account", "careers", "quiz"],
	lti: ["classes"],
	quiz: ["careers"],
	contact: ["account"],
	dashboard: ["careers", "notebook", "quest"],
	notebook: ["account", "careers"],
	recommendations: ["careers", "quest"],
};
/** The other features that a feature of the server may import. Cycles are refused; an unlisted feature imports none. */
const serverUses = {
	circles: ["billing", "consultations"],
	consultations: ["billing"],
	desk: ["consultations"],
	institutions: ["classes"],
	families: ["careers", "quiz"],
	lti: ["classes"],
	recommendations: ["billing", "careers", "quest", "quiz"],
	"personal-data": [
		"account",
		"billing",
		"careers",
		"circles",
		"classes",
		"consultations",
		"contact",
		"families",
		"institutions",
		"newsletter",
		"quest",
		"quiz",
	],
};
/** The other features that a feature of the browser may import. */
const webUses = {
	account: ["billing", "classes", "consultations", "families", "personal-data", "quiz"],
	articles: ["documents"],
	billing: ["quiz"],
	careers: ["notebook", "quiz"],
	classes: ["careers", "quest", "quiz"],
	consultations: ["circles"],
	contact: ["documents"],
	desk: ["account", "consultations"],
	dashboard: ["careers", "classes", "families", "institutions", "notebook", "personal-data", "quest", "quiz"],
	evidence: ["careers", "quiz"],
	families: ["careers", "classes", "quiz"],
	home: ["careers", "classes", "dashboard", "quiz"],
	"personal-data": ["notebook", "quiz"],
	quest: ["careers"],
	institutions: ["careers", "classes"],
	lti: ["account", "classes"],
	operator: ["account"],
	rooms: ["account", "consultations", "desk"],
	results: ["careers", "classes", "notebook", "personal-data", "quiz"],
};
/** A feature of the browser; its name is the first group. */
const webFeature = "^src/web/(?!(?:app|api|ui|shared|page)/)([^/]+)/";
/** What answers a feature's routes in the browser itself. */
const featureHandlers = "^src/web/[^/]+/(demo|guest)\\.ts$";
/** The tables above by layer, for docs/map.md. */
export const featureDependencies = { domain: domainUses, server: serverUses, web: webUses };
const nodeCore = { dependencyTypes: ["core"] };
const anyTest = "\\.test\\.tsx?$";

export default {
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|\\.react-router|data)/" },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
			conditionNames: ["node", "import", "types", "default"],
		},
	},
	forbidden: [
		{ name: "no-circles", severity: "error", from: {}, to: { circular: true } },
		{
			name: "nothing-imports-tests-or-bench",
			severity: "error",
			from: { pathNot: `^(tests|bench)/|${anyTest}` },
			to: { path: `^(tests|bench)/|${anyTest}` },
		},
		{
			name: "sql-belongs-to-stores",
			comment: "A feature's statements are in its store.ts and *-store.ts. Types of columns are for all.",
			severity: "error",
			from: {
				path: "^src/server/",
				pathNot: ["^src/server/platform/", "(^|/|-)store\\.ts$", anyTest],
			},
			to: { path: "^src/server/platform/db/(drizzle\\.ts$|schema/)", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "premium-texts-stay-on-the-server",
			comment: "What only the premium plan opens is in no page: the server gives it out.",
			severity: "error",
			from: { pathNot: `^src/(content/articles|server)/|${anyTest}` },
			to: { path: "^src/content/articles/" },
		},
		{
			name: "device-handlers-arrive-late",
			comment: "Only the demonstration and guests load them, when they are first asked.",
			severity: "error",
			from: { path: "^src/web/(?!api/device/)", pathNot: [featureHandlers, anyTest] },
			to: { path: "^src/web/api/device/", dependencyTypesNot: ["dynamic-import"] },
		},
		{
			name: "handlers-of-features-arrive-late",
			comment: "A page that simulates nothing loads none of them.",
			severity: "error",
			from: { path: "^src/web/", pathNot: anyTest },
			to: { path: featureHandlers, dependencyTypesNot: ["dynamic-import"] },
		},
		{
			name: "requests-go-through-queries-and-mutations",
			comment:
				"Screens read with apiQuery and write with mutations (web/api/api.ts); `call` belongs to web/api.",
			severity: "error",
			from: { path: "^src/web/(?!api/)", pathNot: anyTest },
			to: { path: "^src/web/api/(call|live-transport|network)\\.ts$" },
		},
	],
	allowedSeverity: "error",
	allowed: [
		// Layer 0: its own feature, domain/shared and no library; domain/shared alone the zones.
		{ from: { path: feature("domain"), pathNot: anyTest }, to: { path: "^src/domain/($1|shared)/" } },
		...Object.entries(domainUses).map(([one, others]) => ({
			from: { path: `^src/domain/${one}/` },
			to: { path: `^src/domain/(${others.join("|")})/` },
		})),
		{ from: { path: "^src/domain/shared/" }, to: { path: packages("@internationalized/date") } },
		// Layer 1: content and contract see the rules. Of each other they share the schemas of plain values alone.
		{ from: { path: "^src/content/" }, to: { path: ["^src/(domain|content)/", packages("zod")] } },
		{ from: { path: "^src/content/" }, to: { path: "^src/contract/shared\\.ts$" } },
		{ from: { path: "^src/contract/" }, to: { path: ["^src/(domain|contract)/", packages("zod")] } },
		// Layer 2, left wing.
		{ from: { path: "^src/server/platform/" }, to: { path: "^src/server/(platform|env)" } },
		{
			from: { path: "^src/server/(?!platform/|operator/)([^/]+)/" },
			to: { path: "^src/server/($1|platform)/" },
		},
		...Object.entries(serverUses).map(([one, others]) => ({
			from: { path: `^src/server/${one}/` },
			to: { path: `^src/server/(${others.join("|")})/` },
		})),
		// The operator's commands and what puts the features together see them all.
		{ from: { path: "^src/server/operator/" }, to: { path: "^src/server/" } },
		{ from: { path: "^src/server/[^/]+$" }, to: { path: "^src/server/" } },
		{ from: { path: "^src/server/" }, to: { path: "^src/(domain|content|contract)/" } },
		{ from: { path: "^src/server/" }, to: nodeCore },
		{
			from: { path: "^src/server/(?!.*platform/db/)" },
			to: { path: "node_modules/", pathNot: packages("drizzle-orm", "pg") },
		},
		{ from: { path: "^src/server/(platform/db/|.*/store\\.ts$)" }, to: { path: "node_modules/" } },
		// Layer 2, right wing.
		{ from: { path: webFeature }, to: { path: "^src/web/($1|ui|shared|api|page)/" } },
		{ from: { path: "^src/web/page/" }, to: { path: "^src/web/(page|ui)/" } },
		{ from: { path: "^src/web/shared/" }, to: { path: "^src/web/page/" } },
		...Object.entries(webUses).map(([one, others]) => ({
			from: { path: `^src/web/${one}/` },
			to: { path: `^src/web/(${others.join("|")})/` },
		})),
		{ from: { path: "^src/web/ui/" }, to: { path: "^src/web/ui/" } },
		// The way to data: features and what they share ask; only handlers in the browser read content.
		{ from: { path: "^src/web/(shared|api)/" }, to: { path: "^src/web/api/" } },
		{
			from: { path: "^src/web/api/device/" },
			to: { path: [featureHandlers, "^src/web/quest/empty-quest"] },
		},
		{
			from: { path: ["^src/web/api/device/", featureHandlers] },
			to: { path: ["^src/content/", "^spectra:rules/"] },
		},
		{
			from: { path: "^src/web/shared/" },
			to: { path: "^src/(web/(shared|ui)/|web/screens\\.ts|content/messages/)" },
		},
		{
			from: { path: "^src/web/(app/|root|entry|routes\\.ts)" },
			to: { path: "^src/web/" },
		},
		{ from: { path: "^src/web/(?!ui/)" }, to: { path: "^src/(domain|contract)/" } },
		{
			from: { path: "^src/web/" },
			to: { path: "node_modules/", pathNot: packages("hono", "drizzle-orm", "pg") },
		},
		// Content as the build serves it, and the generated types of screens.
		{ from: { path: [webFeature, "^src/web/app/"] }, to: { path: "^(spectra:|\\./\\+types/)" } },
		// Tests and the tools around the house see everything.
		{ from: { path: `${anyTest}|^(tests|bench|scripts)/|^[^/]+$` }, to: {} },
	],
};
