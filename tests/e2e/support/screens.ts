import { screens } from "../../../src/web/screens.ts";

/** Shown under conditions only: to a person who has something there, or came by a link. */
const conditional = [
	"/results",
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

/** Every screen that shows itself without conditions, unprefixed. */
export const openScreens = screens
	.map(({ path }) => path.replace(":id", "marine-biologist"))
	.filter((path) => !conditional.includes(path));

/** Those that read something a visitor's browser keeps. */
export const storedScreens = [
	"/explore",
	"/quiz",
	"/subscription",
	"/consultations",
	"/dashboard",
	"/login",
] as const;
