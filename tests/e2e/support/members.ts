import type { APIRequestContext } from "@playwright/test";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { expect } from "./page-test.ts";
import { enrol, fromOwnPage, newPerson, type Person } from "./people.ts";
import { answersAt, quizIn } from "./quiz-answers.ts";

/** Subscribes the signed-in account, which never paid. Each account's first payment is refused here. */
export const takePremium = async (
	request: APIRequestContext,
	locale: Locale | null = null,
): Promise<void> => {
	for (const status of [402, 200]) {
		const answer = await request.post("/api/subscription", { headers: fromOwnPage, data: { locale } });
		expect(answer.status(), await answer.text()).toBe(status);
	}
};

/** Creates an account with this many finished quizzes, a month apart, and optionally with the premium plan. */
export const enrolWithQuizzes = async (
	request: APIRequestContext,
	{ quizzes, isPremium }: { readonly quizzes: number; readonly isPremium: boolean },
): Promise<Person> => {
	const person = newPerson();
	await enrol(request, person);
	if (isPremium) await takePremium(request);
	for (let index = 0; index < quizzes; index += 1) {
		const kept = await request.post("/api/quiz/attempts", {
			headers: fromOwnPage,
			data: {
				completedAt: new Date(Date.UTC(2026, index, 10, 9)).toISOString(),
				questionnaireVersion: quizIn("en").version,
				answers: answersAt(index),
			},
		});
		expect(kept.status(), await kept.text()).toBe(200);
	}
	return person;
};
