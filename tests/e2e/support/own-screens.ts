import type { APIRequestContext } from "@playwright/test";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { expect } from "./page-test.ts";
import { fromOwnPage } from "./people.ts";

/** What the teacher of these tests calls a class. */
export const className = "Seconde 4";

/** The screens that only somebody has who is signed in or came by a link, by who has them, without a language. */
export const ownScreens = {
	student: [
		...["/dashboard", "/dashboard/quizzes", "/dashboard/recommendations", "/account", "/family"],
		...["/results", "/consultations", "/subscription", "/resources/premium", "/career-quest"],
	],
	/** Of a teacher with the class of this id. */
	teacher: (classId: string) => [
		"/dashboard",
		`/class#${classId}`,
		`/lesson#${classId}`,
		"/account",
		"/contact",
	],
	/** Of a parent or an institution whose account is new. */
	newcomer: ["/dashboard", "/account", "/subscription", "/consultations"],
	/** Of a student for whom a parent has not agreed yet. */
	waiting: ["/dashboard", "/account", "/family", "/consultations", "/subscription"],
	/** Pages that a link opens. */
	linked: ["/reset-password", "/verify-email", "/consent", "/guardian"],
} as const;

/** A new class of whoever is signed in; gives its id. */
export const newClass = async (request: APIRequestContext, locale: Locale): Promise<string> => {
	const data = { name: className, level: "", locale };
	const made = await request.post("/api/classes", { headers: fromOwnPage, data });
	expect(made.status(), await made.text()).toBe(200);
	return ((await made.json()) as { id: string }).id;
};
