import { beforeEach, expect, test, vi } from "vitest";
import type { Questionnaire } from "#domain/quiz/questionnaire.ts";

const option = (id: string) => ({ id, careerCategories: ["biology"], careerIds: ["ecologist"] });
const questionnaire: Questionnaire = {
	version: 1,
	questions: ["subjects", "goals"].map((id) => ({
		id,
		multiSelect: false,
		options: ["a", "b", "c", "d"].map(option),
	})),
};

const openStorage = (content: Record<string, string> = {}) => {
	const items = new Map(Object.entries(content));
	const sessionStorage = {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
		removeItem: (key: string) => items.delete(key),
	};
	vi.stubGlobal("window", { sessionStorage });
	return items;
};

// The in-memory fallback of a closed storage lasts as long as the module, so each test loads its own.
const load = () => import("./stored-answers.ts");
beforeEach(() => vi.resetModules());

test("answers in progress are stored under the specified key, in the specified shape", async () => {
	const items = openStorage();
	const { storeAnswers, readStoredAnswers } = await load();
	storeAnswers({ subjects: ["b"] });
	expect(JSON.parse(items.get("quizAnswers") ?? "")).toEqual({ subjects: ["b"] });
	expect(readStoredAnswers(questionnaire, false)).toEqual({ subjects: ["b"] });
});

test.each(["{", "[]", '"x"', '{"subjects":"a"}', '{"subjects":["z"],"other":["a"]}'])(
	"stored answers that are damaged are dropped: %s",
	async (quizAnswers) => {
		openStorage({ quizAnswers });
		const { readStoredAnswers } = await load();
		expect(readStoredAnswers(questionnaire, true)).toEqual({});
	},
);

test("a retake starts empty and leaves the finished answers alone", async () => {
	const items = openStorage({ quizAnswers: '{"subjects":["a"],"goals":["b"]}', quizResults: "{}" });
	const { deleteRetake, storeAnswers, readStoredAnswers } = await load();
	expect(readStoredAnswers(questionnaire, false)).toEqual({});
	expect(readStoredAnswers(questionnaire, true)).toEqual({ subjects: ["a"], goals: ["b"] });
	storeAnswers({ subjects: ["d"] });
	expect(items.get("quizAnswers")).toBe('{"subjects":["a"],"goals":["b"]}');
	expect(readStoredAnswers(questionnaire, false)).toEqual({ subjects: ["d"] });
	deleteRetake();
	expect(readStoredAnswers(questionnaire, false)).toEqual({});
});

test("answers stay in memory if the storage is closed", async () => {
	const closed = () => {
		throw new Error("closed");
	};
	const sessionStorage = { getItem: closed, setItem: closed, removeItem: closed };
	vi.stubGlobal("window", { sessionStorage });
	const { deleteRetake, storeAnswers, readStoredAnswers } = await load();
	storeAnswers({ goals: ["c"] });
	expect(readStoredAnswers(questionnaire, false)).toEqual({ goals: ["c"] });
	expect(deleteRetake).not.toThrow();
});
