import type { RequestOf, ResponseOf } from "#contract/route-key.ts";
import type { GameId } from "#domain/quest/quest.ts";
import { parisZone } from "#domain/shared/instant.ts";
import type { Transport } from "#web/api/transport.ts";

type Mail = RequestOf<"POST /api/quiz/result-mails">["body"];

export const quizResults = {
	topCareers: ["ecologist", "geneticist", "data-scientist", "geologist", "astronomer"],
	topCategories: ["biology", "earth", "space"],
};
export const quizAnswers = { subjects: ["biology", "physics"] };

/** The work of a person, through one visitor's transport. */
export const work = (call: Transport) => ({
	/** Rejects where the quest can't be read. */
	quest: async (): Promise<ResponseOf<"GET /api/quest">> => {
		const asked = await call("GET /api/quest", {});
		if (!asked.ok) throw new Error(asked.code);
		return asked.value;
	},
	completeGame: (gameId: GameId, answers: readonly number[]) =>
		call("POST /api/quest/completions", { body: { gameId, answers: [...answers], zone: parisZone } }),
	mailResults: (changed: Partial<Mail> = {}) =>
		call("POST /api/quiz/result-mails", {
			body: {
				name: "Ada",
				email: "ada@example.org",
				consentToUpdates: false,
				locale: "en",
				questionnaireVersion: 1,
				results: quizResults,
				answers: quizAnswers,
				...changed,
			},
		}),
	contact: (message: string, email = "ada@example.org") =>
		call("POST /api/contact-messages", { body: { name: "Ada", email, message, locale: "en" } }),
});
