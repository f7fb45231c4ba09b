import { encodeDesign } from "../../../src/domain/quest/challenges/design-code.ts";
import { duetCode } from "../../../src/domain/quiz/duet.ts";
import { encodeResultCode } from "../../../src/domain/quiz/result-code.ts";
import { screens } from "../../../src/web/screens.ts";
import { answersAt, quizIn } from "./quiz-answers.ts";

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

const code = (index: number): string => encodeResultCode(quizIn("en"), answersAt(index));

/** States of screens that an address alone opens: tabs, two results side by side, a sent design, the page of a mail's link. */
export const addressedScreens: readonly string[] = [
	...["school", "jobs", "where", "people"].map((tab) => `/career/marine-biologist#${tab}`),
	`/results/duet#${duetCode(code(0), code(1))}`,
	`/career-quest#design=${encodeDesign({ challenge: "loop", values: { startMetres: 24, friction: "on" } })}`,
	"/log-in-link",
];

/** The screens that read browser storage. */
export const storedScreens = [
	"/explore",
	"/quiz",
	"/subscription",
	"/consultations",
	"/dashboard",
	"/login",
] as const;
