import type { APIRequestContext } from "@playwright/test";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { expect } from "./page-test.ts";
import { enrol, fromOwnPage, type Person, somebody } from "./people.ts";
import { quizIn, sheet } from "./quiz-sheets.ts";

/** Takes the premium plan for whoever is signed in and never paid. The first payment of everybody is refused here. */
export const takePremium = async (
	request: APIRequestContext,
	locale: Locale | null = null,
): Promise<void> => {
	for (const status of [402, 200]) {
		const answer = await request.post("/api/subscription", { headers: fromOwnPage, data: { locale } });
		expect(answer.status(), await answer.text()).toBe(status);
	}
};

/** Somebody new with so many finished quizzes, a month apart, and with the premium plan if wanted. */
export const enrolWithQuizzes = async (
	request: APIRequestContext,
	{ quizzes, isPremium }: { readonly quizzes: number; readonly isPremium: boolean },
): Promise<Person> => {
	const person = somebody();
	await enrol(request, person);
	if (isPremium) await takePremium(request);
	for (let place = 0; place < quizzes; place += 1) {
		const kept = await request.post("/api/quiz/attempts", {
			headers: fromOwnPage,
			data: {
				completedAt: new Date(Date.UTC(2026, place, 10, 9)).toISOString(),
				questionnaireVersion: quizIn("en").version,
				answers: sheet(place),
			},
		});
		expect(kept.status(), await kept.text()).toBe(200);
	}
	return person;
};
