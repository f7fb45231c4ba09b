import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentModules } from "./scripts/lib/content-modules.ts";
import { standIns } from "./scripts/lib/stand-ins.ts";

// Browsers with light-dark() and oklch(): all current ones since May 2024.
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

/** Matches files in a folder of src/. */
const own = (folder: string, files: string): string => `src/${folder}/(${files})\\.tsx?`;

const anyOf = (...parts: string[]): RegExp => new RegExp(parts.join("|").replaceAll("/", "[\\\\/]"));

// What every page loads, and small things that most of them do, in one file: it compresses 9 kB better than in thirty.
const frame = anyOf(
	"node_modules/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)/",
	"lucide-react/dist/esm/icons/(arrow-left|arrow-right|check|compass)\\.mjs",
	"vite/preload-helper|rolldown/runtime",
	"src/web/(features/layout|stand-ins)/",
	own("web", "root|routes/(site|catalogue|titles)"),
	own("web/ui", "alert|badge|labelled-note|retry-alert|skeleton"),
	own(
		"web/lib",
		"format|hue|local-link|late-part|page-head|patience|route-locale|use-away|use-hydrated|use-latest-notice|use-problem",
	),
	own("web/backends/browser", "kept|lazily|outcome|signal|world"),
	own("domain", "quest/(quest|badge-id)"),
);

// A backend arrives in one file, and what it rarely needs later.
const demo = anyOf(own("web/backends/demo", "browser|create-demo-backend|storage-key"));
const live = anyOf(
	own(
		"web/backends/http",
		"browser|create-http-backend|late-room|once-known|pauses|request|saved-careers|simulation|storage-key|subscription|who",
	),
);

// What the panels of the dashboard share, and the quiz with its results.
const dashboard = anyOf(own("web/features/dashboard", "figure|interest-light|sample-note|section|way-list"));
const quiz = anyOf(
	own("web", "features/quiz/kept-answers|routes/questionnaire"),
	own("domain/quiz", "answers|results|score|session"),
);

// A group takes along what its modules import and no group before it has.
const groups = [
	{ name: "frame", test: frame, priority: 3 },
	{ name: "spectrum", test: anyOf(own("web/ui", "spectrum-band")), priority: 2 },
	{ name: "demo", test: demo, priority: 1 },
	{ name: "live", test: live, priority: 1 },
	{ name: "dashboard", test: dashboard, priority: 1 },
	{ name: "quiz", test: quiz, priority: 1 },
];

export default defineConfig({
	plugins: [contentModules(), standIns(), tailwindcss({ optimize: false }), reactRouter()],
	// So that prerendered pages hold the icons of the browser (scripts/lib/stand-ins.ts).
	ssr: { noExternal: ["lucide-react"] },
	build: {
		target: browsers,
		cssTarget: browsers,
		cssMinify: "lightningcss",
		assetsInlineLimit: 0,
		// Parts that load late are small and stand alone: lists of what to fetch beside them would weigh on every page.
		modulePreload: false,
		rolldownOptions: { output: { codeSplitting: { groups } } },
	},
});
