import { beforeEach, expect, it, vi } from "vitest";
import { FakeStorage } from "../../../tests/contract/fake-storage.ts";
import { deleteVisit, readFinishedQuiz, storeFinishedQuiz } from "./visit.ts";

const results = { topCareers: ["ecologist"], topCategories: ["biology"] };
let storage: FakeStorage;

beforeEach(() => {
	storage = new FakeStorage();
	vi.stubGlobal("window", { sessionStorage: storage });
});

it("a visit has no results at first, and returns the latest stored ones", async () => {
	expect(await readFinishedQuiz()).toBeNull();
	storeFinishedQuiz({ topCareers: [], topCategories: [] }, {}, 1);
	storeFinishedQuiz(results, { subjects: ["biology"] }, 3);
	expect(await readFinishedQuiz()).toEqual({
		results,
		answers: { subjects: ["biology"] },
		questionnaireVersion: 3,
	});
	expect(storage.json("quizResults")).toEqual(results);
	expect(storage.json("quizAnswers")).toEqual({ subjects: ["biology"] });
	expect(storage.json("quizVersion")).toBe(3);
});

it.each([null, "", '"3"', "1.5", "[]"])("results with the version %s are read as version 2", async (text) => {
	storeFinishedQuiz(results, { subjects: ["biology"] }, 3);
	if (text === null) storage.removeItem("quizVersion");
	else storage.setItem("quizVersion", text);
	expect(await readFinishedQuiz()).toMatchObject({ results, questionnaireVersion: 2 });
});

it.each(["", "{", "null", "[]", '"x"', '{"topCareers":["a"]}', '{"topCareers":[1],"topCategories":[]}'])(
	"invalid stored results are dropped: %s",
	async (text) => {
		storage.setItem("quizResults", text);
		expect(await readFinishedQuiz()).toBeNull();
		expect(storage.getItem("quizResults")).toBeNull();
	},
);

it("a visit keeps its results if only the answers are broken", async () => {
	storeFinishedQuiz(results, { subjects: ["biology"] }, 2);
	storage.setItem("quizAnswers", '{"subjects":"biology"}');
	expect(await readFinishedQuiz()).toMatchObject({ results, answers: null });
});

it("a visit deletes results, answers and a retake", async () => {
	storeFinishedQuiz(results, { subjects: ["biology"] }, 2);
	storage.setItem("quizRetake", "{}");
	deleteVisit();
	expect(storage.entries.size).toBe(0);
});

it("a visit keeps everything in memory if the storage is full or closed", async () => {
	storage.isFull = true;
	storeFinishedQuiz(results, {}, 1);
	expect(await readFinishedQuiz()).toEqual({ results, answers: {}, questionnaireVersion: 1 });
	vi.stubGlobal("window", {});
	storeFinishedQuiz(results, { subjects: ["biology"] }, 1);
	expect(await readFinishedQuiz()).toMatchObject({ results, answers: { subjects: ["biology"] } });
	deleteVisit();
	expect(await readFinishedQuiz()).toBeNull();
});
