import { describe, expect, it } from "vitest";
import { guestOwner } from "../account/tab-owner.ts";
import type { WeekPart } from "../careers/setting.ts";
import {
	linesShownAgain,
	maxLineLength,
	momentsToAsk,
	monthlyQuestions,
	monthOf,
	notebookIn,
	notebookOf,
	questionOfMonth,
	unwantedMoments,
	withLine,
	withMoment,
} from "./notebook.ts";

const empty = { moments: [], lines: [] };
const at = "2026-11-26T09:00:00.000Z";
const part = (setting: WeekPart["setting"], parts: number): WeekPart => ({ text: setting, setting, parts });

describe("momentsToAsk", () => {
	it("three moments are asked, of different settings where a week has them, in the order of the week", () => {
		const week = [part("sea", 1), part("sea", 1), part("lab", 2), part("lab", 1), part("screen", 1)];
		expect(momentsToAsk(week)).toEqual([0, 2, 4]);
	});

	it("a week of one setting is asked by its longest parts", () => {
		expect(momentsToAsk([part("lab", 1), part("lab", 3), part("lab", 1), part("lab", 2)])).toEqual([0, 1, 3]);
		expect(momentsToAsk([part("lab", 1)])).toEqual([0]);
	});
});

describe("Notebook", () => {
	it("a second answer to the same moment replaces the first", () => {
		const first = { career: "ecologist", moment: 1, answer: "yes", answeredAt: at } as const;
		const other = { ...first, moment: 2 };
		const again = { ...first, answer: "no" } as const;
		const notebook = [first, other, again].reduce(withMoment, empty);
		expect(notebook.moments).toEqual([other, again]);
	});

	it("unwanted moments are those answered with no, then those with if I must", () => {
		const answered = (moment: number, answer: "yes" | "if_i_must" | "no") =>
			({ career: "ecologist", moment, answer, answeredAt: at }) as const;
		const notebook = [answered(0, "if_i_must"), answered(1, "yes"), answered(2, "no")].reduce(
			withMoment,
			empty,
		);
		expect(unwantedMoments(notebook).map(({ moment }) => moment)).toEqual([2, 0]);
	});

	it("a month has one line, and an empty line removes it", () => {
		const line = { month: "2026-11", text: " Mud, but outside. ", writtenAt: at } as const;
		const written = withLine(empty, line);
		expect(written.lines).toEqual([{ ...line, text: "Mud, but outside." }]);
		expect(withLine(written, { ...line, text: "x".repeat(300) }).lines[0]?.text).toHaveLength(maxLineLength);
		expect(withLine(written, { ...line, text: " " }).lines).toEqual([]);
	});

	it("every month has a question", () => {
		expect(questionOfMonth(monthOf(at))).toBe(10);
		expect(questionOfMonth("2027-01")).toBe(0);
		expect(questionOfMonth("2027-12")).toBe(monthlyQuestions - 1);
	});

	it("broken entries of a stored notebook are left out, and the others stay", () => {
		const moment = { career: "ecologist", moment: 1, answer: "yes", answeredAt: at };
		const line = { month: "2026-11", text: "Mud.", writtenAt: at };
		const stored = {
			moments: [moment, null, { ...moment, career: "wizard" }, { ...moment, answer: "maybe" }],
			lines: [line, { ...line, month: "2026-13" }, { ...line, text: 3 }],
		};
		expect(notebookIn(stored)).toEqual({ moments: [moment], lines: [line] });
		for (const broken of [null, "x", [], { moments: 1 }]) expect(notebookIn(broken)).toEqual(empty);
	});

	it("January shows all lines of earlier months again, the oldest first, and no other month does", () => {
		const line = (month: "2026-09" | "2026-11" | "2027-01") =>
			({ month, text: "Mud.", writtenAt: at }) as const;
		const notebook = { moments: [], lines: [line("2027-01"), line("2026-11"), line("2026-09")] };
		expect(linesShownAgain(notebook, "2027-01").map(({ month }) => month)).toEqual(["2026-09", "2026-11"]);
		expect(linesShownAgain(notebook, "2026-12")).toEqual([]);
		expect(linesShownAgain(empty, "2027-01")).toEqual([]);
	});

	it("a person sees their own notebook alone, and one without an owner is a guest's", () => {
		const line = { month: "2026-11", text: "Mud.", writtenAt: at };
		const own = { owner: "ada", moments: [], lines: [line] };
		expect(notebookOf(own, "ada").lines).toEqual([line]);
		for (const other of ["grace", guestOwner]) expect(notebookOf(own, other)).toEqual(empty);
		const unnamed = { moments: [], lines: [line] };
		expect(notebookOf(unnamed, guestOwner).lines).toEqual([line]);
		expect(notebookOf(unnamed, "ada")).toEqual(empty);
	});
});
