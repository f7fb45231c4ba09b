import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useUnfoldedPrint } from "./use-unfolded-print.ts";

afterEach(cleanup);

function Page() {
	useUnfoldedPrint();
	return (
		<main>
			<details>one</details>
			<details open>two</details>
			<details name="region">three</details>
			<details name="region">four</details>
		</main>
	);
}

it("folded parts are open while the page is printed, and those the reader opened stay open", () => {
	const { container } = render(<Page />);
	const open = () => Array.from(container.querySelectorAll("details"), (fold) => fold.open);
	const grouped = () => container.querySelectorAll("details[name=region]").length;
	fireEvent(window, new Event("beforeprint"));
	expect(open()).toEqual([true, true, true, true]);
	expect(grouped()).toBe(0);
	fireEvent(window, new Event("afterprint"));
	expect(open()).toEqual([false, true, false, false]);
	expect(grouped()).toBe(2);
});
