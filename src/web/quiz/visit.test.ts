import { beforeEach, expect, it, vi } from "vitest";
import { FakeStorage } from "../../../tests/contract/fake-storage.ts";
import { deleteVisit, keepFinishedQuiz, readFinishedQuiz } from "./visit.ts";

const results = { topCareers: ["ecologist"], topCategories: ["biology"] };
let storage: FakeStorage;

beforeEach(() => {
	storage = new FakeStorage();
	vi.stubGlobal("window", { sessionStorage: storage });
});

it("has no results at first, and gives back what was kept last", async () => {
	expect(await readFinishedQuiz()).toBeNull();
	keepFinishedQuiz({ topCareers: [], topCategories: [] }, {});
	keepFinishedQuiz(results, { subjects: ["biology"] });
	expect(await readFinishedQuiz()).toEqual({ results, answers: { subjects: ["biology"] } });
	expect(storage.json("quizResults")).toEqual(results);
	expect(storage.json("quizAnswers")).toEqual({ subjects: ["biology"] });
});

it.each(["", "{", "null", "[]", '"x"', '{"topCareers":["a"]}', '{"topCareers":[1],"topCategories":[]}'])(
	"drops the results %s",
	async (text) => {
		storage.setItem("quizResults", text);
		expect(await readFinishedQuiz()).toBeNull();
		expect(storage.getItem("quizResults")).toBeNull();
	},
);

it("keeps the results when only the answers are broken", async () => {
	keepFinishedQuiz(results, { subjects: ["biology"] });
	storage.setItem("quizAnswers", '{"subjects":"biology"}');
	expect(await readFinishedQuiz()).toEqual({ results, answers: null });
});

it("forgets results, answers and a retake", async () => {
	keepFinishedQuiz(results, { subjects: ["biology"] });
	storage.setItem("quizRetake", "{}");
	deleteVisit();
	expect(storage.entries.size).toBe(0);
});

it("keeps everything in memory where the storage is full or closed", async () => {
	storage.isFull = true;
	keepFinishedQuiz(results, {});
	expect(await readFinishedQuiz()).toEqual({ results, answers: {} });
	vi.stubGlobal("window", {});
	keepFinishedQuiz(results, { subjects: ["biology"] });
	expect(await readFinishedQuiz()).toEqual({ results, answers: { subjects: ["biology"] } });
	deleteVisit();
	expect(await readFinishedQuiz()).toBeNull();
});
