import { describe, expect, it } from "vitest";
import en from "#content/messages/en/pages.json" with { type: "json" };
import fr from "#content/messages/fr/pages.json" with { type: "json" };
import { currentSource } from "#content/quiz/index.ts";
import { fieldsOfAnswer } from "#web/documents/one-answer.tsx";

describe("the picture of how the quiz counts", () => {
	it("the picture shows an answer of the questionnaire with the fields that it counts for", () => {
		const answer = currentSource.questions
			.flatMap(({ options }) => options)
			.find(({ text }) => text.en === en.oneAnswer.answer);
		expect(answer?.text.fr).toBe(fr.oneAnswer.answer);
		expect([...(answer?.careerCategories ?? [])].sort()).toEqual([...fieldsOfAnswer].sort());
	});
});
