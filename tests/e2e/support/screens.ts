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
	"/log-in-link",
	"/verify-email",
	"/consent",
	"/guardian",
	"/resources/premium",
];

const idIn = (path: string): string => {
	if (path.startsWith("/more-careers")) return "nurse";
	return path.startsWith("/subjects") ? "ireland" : "marine-biologist";
};

/** Every screen without a condition, without a language prefix. */
export const openScreens = screens
	.map(({ path }) => path.replace(":id", idIn(path)))
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
