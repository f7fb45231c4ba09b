import type { APIRequestContext } from "@playwright/test";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { expect } from "./page-test.ts";
import { fromOwnPage } from "./people.ts";

/** The name of the class in these tests. */
export const className = "Seconde 4";

/** The screens of signed-in people and of links, by their reader, without a language prefix. */
export const ownScreens = {
	student: [
		"/dashboard",
		"/dashboard/quizzes",
		"/dashboard/recommendations",
		"/account",
		"/family",
		"/results",
		"/consultations",
		"/subscription",
		"/resources/premium",
		"/career-quest",
	],
	/** Screens of a teacher with the class of this id. */
	teacher: (classId: string) => [
		"/dashboard",
		`/class#${classId}`,
		`/lesson#${classId}`,
		"/account",
		"/contact",
	],
	/** Screens of a parent or an institution with a new account. */
	newcomer: ["/dashboard", "/account", "/subscription", "/consultations"],
	/** Screens of a student without a parent's consent. */
	waiting: ["/dashboard", "/account", "/family", "/consultations", "/subscription"],
	/** Pages of links in mails. */
	linked: ["/reset-password", "/log-in-link", "/verify-email", "/consent", "/guardian"],
} as const;

/** Creates a class of the signed-in teacher and returns its id. */
export const newClass = async (request: APIRequestContext, locale: Locale): Promise<string> => {
	const data = { name: className, level: "", locale };
	const made = await request.post("/api/classes", { headers: fromOwnPage, data });
	expect(made.status(), await made.text()).toBe(200);
	return ((await made.json()) as { id: string }).id;
};
