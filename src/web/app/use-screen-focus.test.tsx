import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useRef, useState } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useScreenFocus } from "./use-screen-focus.ts";

afterEach(cleanup);

function Frame() {
	useScreenFocus();
	return (
		<>
			<header>
				{["/a", "/fr/a", "/a?sort=1", "/late", "/field"].map((to) => (
					<Link key={to} to={to}>
						{to}
					</Link>
				))}
			</header>
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
		</>
	);
}

function Late() {
	const [isLoaded, setLoaded] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLoaded(true), 30);
		return () => clearTimeout(timer);
	}, []);
	return isLoaded ? <h1>Late</h1> : <p>Loading…</p>;
}

function Field() {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);
	return (
		<>
			<h1>Field</h1>
			<input ref={field} />
		</>
	);
}

function Join() {
	const [isMember, setMember] = useState(false);
	return (
		<>
			<h1>{isMember ? "Your place" : "Join"}</h1>
			{isMember ? null : (
				<button type="button" onClick={() => setMember(true)}>
					Go
				</button>
			)}
		</>
	);
}

const openFrame = () => {
	const router = createMemoryRouter([
		{
			element: <Frame />,
			children: [
				{ path: "/", element: <Join /> },
				{ path: "/a", element: <h1>A</h1> },
				{ path: "/fr/a", element: <h1>A in French</h1> },
				{ path: "/late", element: <Late /> },
				{ path: "/field", element: <Field /> },
			],
		},
	]);
	render(<RouterProvider router={router} />);
};

const follow = async (name: string): Promise<HTMLElement> => {
	const link = screen.getByRole("link", { name });
	link.focus();
	fireEvent.click(link);
	return link;
};

const expectFocusOn = (name: string) =>
	waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name })));

it("the heading of a new screen receives the focus", async () => {
	openFrame();
	expect(document.activeElement).toBe(document.body);
	await follow("/a");
	await expectFocusOn("A");
});

it("a heading that appears later receives the focus when it is there", async () => {
	openFrame();
	await follow("/late");
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
	await expectFocusOn("Late");
});

it("a screen that focuses a field of its own keeps it", async () => {
	openFrame();
	await follow("/field");
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
});

it("a change of language or of the query leaves the focus where it is", async () => {
	openFrame();
	await follow("/a");
	await expectFocusOn("A");
	const sorted = await follow("/a?sort=1");
	expect(document.activeElement).toBe(sorted);
	const french = await follow("/fr/a");
	await screen.findByRole("heading", { name: "A in French" });
	expect(document.activeElement).toBe(french);
});

it("the heading receives the focus when the focused control disappears", async () => {
	openFrame();
	screen.getByRole("button").focus();
	fireEvent.click(screen.getByRole("button"));
	await expectFocusOn("Your place");
});
