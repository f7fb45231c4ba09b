import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFocusAfterLoss } from "./use-focus-after-loss.ts";

afterEach(cleanup);

function List({ names }: { readonly names: readonly string[] }) {
	const heading = useFocusAfterLoss<HTMLHeadingElement>(names.length);
	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				Links
			</h2>
			<input aria-label="Elsewhere" />
			{names.map((name) => (
				<button key={name} type="button">
					{name}
				</button>
			))}
		</>
	);
}

it("the heading receives the focus when the focused element disappears", () => {
	const { rerender } = render(<List names={["Rosa", "Karim"]} />);
	screen.getByRole("button", { name: "Rosa" }).focus();
	rerender(<List names={["Karim"]} />);
	expect(document.activeElement).toBe(screen.getByRole("heading"));
});

it("the focus stays where a person has put it, and does not move when an item is added", () => {
	const { rerender } = render(<List names={["Rosa"]} />);
	rerender(<List names={["Rosa", "Karim"]} />);
	expect(document.activeElement).toBe(document.body);
	screen.getByRole("textbox").focus();
	rerender(<List names={[]} />);
	expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
