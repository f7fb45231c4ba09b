import { beforeEach, expect, it, vi } from "vitest";
import { questionnaires } from "#content/quiz/index.ts";
import { personasOf } from "#content/quiz/personas-of.ts";
import { scoreAnswers, topResults } from "#domain/quiz/score.ts";
import { FakeStorage } from "../../../tests/contract/fake-storage.ts";
import { call, isGuest } from "../api/api.ts";
import { keepFinishedQuiz } from "../quiz/visit.ts";
import { ownResult } from "./own-result.ts";

vi.mock("../api/api.ts", () => ({ call: vi.fn(), isGuest: vi.fn() }));

let session: FakeStorage;

beforeEach(() => {
	session = new FakeStorage();
	vi.stubGlobal("window", { sessionStorage: session });
	vi.mocked(isGuest).mockResolvedValue(true);
	vi.mocked(call).mockReset();
});

it("counts a finished quiz by the version it was taken with, whichever is current, and names no answer", async () => {
	for (const questionnaire of questionnaires) {
		const [{ answers } = { answers: {} }] = personasOf(questionnaire.version);
		const score = scoreAnswers(questionnaire, answers);
		keepFinishedQuiz(topResults(score), answers, questionnaire.version);
		const sent = await ownResult("fr");
		expect(sent?.categories).toEqual(score.categories.map(({ id, count }) => ({ category: id, count })));
		expect(sent?.careers).toEqual(topResults(score).topCareers);
		// Only counts and careers would leave the device.
		expect(Object.keys(sent ?? {}).sort()).toEqual(["careers", "categories"]);
	}
});

it("is nothing before a quiz is finished, and nothing of results without answers", async () => {
	expect(await ownResult("en")).toBeNull();
	session.setItem("quizResults", JSON.stringify({ topCareers: ["ecologist"], topCategories: ["biology"] }));
	expect(await ownResult("en")).toBeNull();
});

it("is the account's latest quiz where this visit has none, and a guest's never", async () => {
	const [questionnaire] = questionnaires;
	const [{ answers } = { answers: {} }] = personasOf(1);
	if (questionnaire === undefined) throw new Error("a questionnaire");
	const attempt = { id: "one", completedAt: "2026-01-02T08:00:00.000Z", questionnaireVersion: 1, answers };
	vi.mocked(call).mockResolvedValue({ ok: true, value: { attempts: [attempt] } } as never);
	expect(await ownResult("en")).toBeNull();
	expect(call).not.toHaveBeenCalled();
	vi.mocked(isGuest).mockResolvedValue(false);
	const { topCareers } = topResults(scoreAnswers(questionnaire, answers));
	expect((await ownResult("en"))?.careers).toEqual(topCareers);
	vi.mocked(call).mockResolvedValue({ ok: true, value: { attempts: [] } } as never);
	expect(await ownResult("en")).toBeNull();
});
