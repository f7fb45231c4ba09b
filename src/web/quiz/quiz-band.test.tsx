import { cleanup, render } from "@testing-library/react";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeEach, expect, it } from "vitest";
import { messagesByLocale } from "#content/messages/all.ts";
import type { Tally } from "#domain/quiz/score.ts";
import { QuizBand } from "./quiz-band.tsx";

const light = (counts: Readonly<Record<string, number>>): Tally[] =>
	Object.entries(counts).map(([id, count]) => ({ id, count }));

const bandOf = (counts: Readonly<Record<string, number>>) => (
	<QuizBand categories={light(counts)} answered={[true, false]} index={1} />
);

/** The lines that are named on the band visually only: the band's own label describes it. */
const named = (within: HTMLElement): (string | null)[] =>
	[...within.querySelectorAll(".shown-briefly > span")].map((name) => name.textContent);

beforeEach(() => {
	void i18next
		.use(initReactI18next)
		.init({ lng: "en", resources: { en: { translation: messagesByLocale.en } } });
});
afterEach(cleanup);

it("the band names the lines that an answer lit, in the order of the spectrum, and no others", () => {
	const { container, rerender } = render(bandOf({ earth: 1 }));
	expect(named(container)).toEqual([]);
	rerender(bandOf({ earth: 1, chemistry: 1, space: 1 }));
	expect(named(container)).toEqual(["+ Space", "+ Chemistry"]);
	rerender(bandOf({ earth: 2, chemistry: 1, space: 1 }));
	expect(named(container)).toEqual(["+ Earth"]);
});

it("the band names nothing when an answer is removed, and names a line again when it is lit again", () => {
	const { container, rerender } = render(bandOf({ earth: 1 }));
	rerender(bandOf({ earth: 2 }));
	const first = container.querySelector(".shown-briefly");
	rerender(bandOf({ earth: 1 }));
	expect(named(container)).toEqual([]);
	rerender(bandOf({ earth: 2 }));
	expect(named(container)).toEqual(["+ Earth"]);
	// A new element restarts its animation.
	expect(container.querySelector(".shown-briefly")).not.toBe(first);
});

it("the band's label names the brightest lines for screen readers", () => {
	const { getByRole } = render(bandOf({ earth: 3, chemistry: 2, space: 1, health: 1 }));
	expect(getByRole("img").getAttribute("aria-label")).toMatch(/earth science, chemistry,? and space science/);
});
