import { screens } from "../../../src/web/screens.ts";

/** Screens with a condition: they need stored data or a link. */
const conditional = [
	"/results",
	"/results/counsellor",
	"/results/duet",
	"/dashboard/quizzes",
	"/dashboard/recommendations",
	"/account",
	"/class",
	"/reset-password",
	"/verify-email",
	"/consent",
	"/guardian",
	"/resources/premium",
];

/** Every screen without a condition, without a language prefix. */
export const openScreens = screens
	.map(({ path }) => path.replace(":id", path.startsWith("/more-careers") ? "nurse" : "marine-biologist"))
	.filter((path) => !conditional.includes(path));

/** The screens that read browser storage. */
export const storedScreens = [
	"/explore",
	"/quiz",
	"/subscription",
	"/consultations",
	"/dashboard",
	"/login",
] as const;
