import { careerIds } from "../../domain/careers/career-id.ts";

const screens = [
	"/",
	"/explore",
	"/quiz",
	"/results",
	"/career-quest",
	"/subscription",
	"/consultations",
	"/dashboard",
	"/dashboard/quizzes",
	"/dashboard/recommendations",
	"/login",
	"/account",
	"/reset-password",
	"/verify-email",
	"/consent",
	"/guardian",
	"/about",
	"/about/sources",
	"/contact",
	"/resources",
	"/resources/premium",
	"/privacy",
	"/terms",
	"/404",
];

const english = [...screens, ...careerIds.map((id) => `/career/${id}`)];

/** Every path that becomes a file: each screen and each career, in English and under /fr. */
export const prerenderedPaths = english.flatMap((path) => [path, path === "/" ? "/fr" : `/fr${path}`]);
