import { beforeEach, expect, it, vi } from "vitest";
import { questionnaires } from "#content/quiz/index.ts";
import { personasOf } from "#content/quiz/personas-of.ts";
import { scoreAnswers, topResults } from "#domain/quiz/score.ts";
import { FakeStorage } from "../../../../tests/contract/fake-storage.ts";
import { isGuest, readNow } from "../../api/api.ts";
import { storeFinishedQuiz } from "../../quiz/visit.ts";
import { ownResult } from "./own-result.ts";

vi.mock("../../api/api.ts", () => ({ readNow: vi.fn(), isGuest: vi.fn() }));

let session: FakeStorage;

beforeEach(() => {
	session = new FakeStorage();
	vi.stubGlobal("window", { sessionStorage: session });
	vi.mocked(isGuest).mockResolvedValue(true);
	vi.mocked(readNow).mockReset();
});

it("ownResult counts a finished quiz by its own version and contains no answer", async () => {
	for (const questionnaire of questionnaires) {
		const [{ answers } = { answers: {} }] = personasOf(questionnaire.version);
		const score = scoreAnswers(questionnaire, answers);
		storeFinishedQuiz(topResults(score), answers, questionnaire.version);
		const sent = await ownResult("fr");
		// Only the three strongest fields would leave the device.
		expect(sent).toEqual({ categories: topResults(score).topCategories.map((category) => ({ category })) });
	}
});

it("ownResult is null before a quiz is finished and for results without answers", async () => {
	expect(await ownResult("en")).toBeNull();
	session.setItem("quizResults", JSON.stringify({ topCareers: ["ecologist"], topCategories: ["biology"] }));
	expect(await ownResult("en")).toBeNull();
});

it("ownResult falls back to the account's latest quiz, and never to a guest's", async () => {
	const [questionnaire] = questionnaires;
	const [{ answers } = { answers: {} }] = personasOf(1);
	if (questionnaire === undefined) throw new Error("a questionnaire");
	const attempt = { id: "one", completedAt: "2026-01-02T08:00:00.000Z", questionnaireVersion: 1, answers };
	vi.mocked(readNow).mockResolvedValue({ attempts: [attempt] } as never);
	expect(await ownResult("en")).toBeNull();
	expect(readNow).not.toHaveBeenCalled();
	vi.mocked(isGuest).mockResolvedValue(false);
	const { topCategories } = topResults(scoreAnswers(questionnaire, answers));
	expect((await ownResult("en"))?.categories.map(({ category }) => category)).toEqual(topCategories);
	vi.mocked(readNow).mockResolvedValue({ attempts: [] } as never);
	expect(await ownResult("en")).toBeNull();
});
