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
		/** The address has come to say this. */
		show: (query: string) => rerender(boxWith(query, true)),
	};
};

it("loses no letter while the address follows behind, and while the page is drawn for another reason", () => {
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

it("follows what comes from elsewhere: Back, a link, all shown again", () => {
	const { box, type, show } = openBox();
	type("rock");
	show("rock");
	show("");
	expect(box.value).toBe("");
	show("star");
	expect(box.value).toBe("star");
});

it("takes over what was typed before the page answered, also against the address", () => {
	const { asked, box, show } = openBox(false);
	box.value = "whale";
	show("rock");
	expect([asked, box.value]).toEqual([["whale"], "whale"]);
});
