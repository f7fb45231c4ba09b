import { act, cleanup, render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let isTakenOver = false;
let served: HTMLElement;

function Text() {
	useEffect(() => {
		isTakenOver = true;
	}, []);
	return <p>As it was served</p>;
}

/** A page as the build makes it, hydrated by a browser that has not fetched the part: what fetches it, and its text. */
const servePage = async () => {
	const { servedPart } = await import("./served-part.tsx");
	const atBuild = servedPart(async () => Text);
	await atBuild.load();
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(<atBuild.Part />);
	const [text] = container.getElementsByTagName("p");
	if (!text) throw new Error("Nothing was served");
	served = text;
	const fetchPart = vi.fn(async () => Text);
	const inBrowser = servedPart(fetchPart);
	render(<inBrowser.Part />, { container, hydrate: true });
	return fetchPart;
};

beforeEach(() => {
	vi.resetModules();
	isTakenOver = false;
});
afterEach(cleanup);

it.each(["pointermove", "keydown", "scroll", "focusin"])(
	"stands as it was served until the page is touched by %s, and keeps its elements when it is taken over",
	async (touch) => {
		const fetchPart = await servePage();
		expect([fetchPart.mock.calls.length, isTakenOver]).toEqual([0, false]);
		expect(document.getElementsByTagName("p")[0]).toBe(served);
		await act(async () => {
			window.dispatchEvent(new Event(touch));
		});
		expect([fetchPart.mock.calls.length, isTakenOver]).toEqual([1, true]);
		expect(document.getElementsByTagName("p")[0]).toBe(served);
	},
);

it("is taken over before the words of the whole page change, though nobody touched it", async () => {
	await servePage();
	const { takeOverServedParts } = await import("./standing-parts.ts");
	const takingOver = takeOverServedParts();
	await waitFor(() => expect(isTakenOver).toBe(true));
	await takingOver;
	// Nothing is left to wait for.
	await takeOverServedParts();
});
