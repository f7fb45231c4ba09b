import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SearchBox } from "./search-box.tsx";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

afterEach(cleanup);

const openBox = (isReady = true) => {
	const asked: string[] = [];
	const boxWith = (query: string, ready: boolean) => (
		<SearchBox query={query} isReady={ready} onFocus={() => {}} onQuery={(text) => asked.push(text)} />
	);
	const { rerender } = render(boxWith("", isReady));
	const box = screen.getByRole<HTMLInputElement>("searchbox");
	return {
		asked,
		box,
		type: (text: string) => fireEvent.change(box, { target: { value: text } }),
		/** Simulates the arrival of this query in the address. */
		show: (query: string) => rerender(boxWith(query, true)),
	};
};

it("the search box loses no letter while the address lags behind or the page rerenders", () => {
	const { asked, box, type, show } = openBox();
	type("r");
	type("ro");
	show("");
	expect(box.value).toBe("ro");
	type("roc");
	show("r");
	show("ro");
	expect(box.value).toBe("roc");
	show("roc");
	expect([box.value, asked]).toEqual(["roc", ["r", "ro", "roc"]]);
});

it("the search box follows changes from elsewhere: Back, a link, a reset", () => {
	const { box, type, show } = openBox();
	type("rock");
	show("rock");
	show("");
	expect(box.value).toBe("");
	show("star");
	expect(box.value).toBe("star");
});

it("text typed before hydration wins over the address", () => {
	const { asked, box, show } = openBox(false);
	box.value = "whale";
	show("rock");
	expect([asked, box.value]).toEqual([["whale"], "whale"]);
});
