import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { MemoryRouter } from "react-router";
import { beforeEach, vi } from "vitest";
import { queryClient } from "#web/api/query-client.ts";
import { ToastProvider } from "#web/ui/toast.tsx";

/** A fake server: its responses by `METHOD /path`, and its recorded requests. A response may be a promise. */
export interface TestServer {
	answers: Record<string, (body: unknown) => Response | Promise<Response>>;
	readonly asked: string[];
	readonly bodies: unknown[];
}

/** No response at all. */
export const away = (): Promise<Response> => Promise.reject(new TypeError("away"));

export const problem = (status: number, code: string, details = {}): Response =>
	Response.json({ type: "about:blank", title: "", status, code, ...details }, { status });

export const done = (): Response => new Response(null, { status: 204 });

/** A promise that a test settles. */
export const promised = <Value,>() => {
	let end: (value: Value) => void = () => {};
	const promise = new Promise<Value>((resolve) => {
		end = resolve;
	});
	return { promise, end };
};

/**
 * Before each test of the file: a page of the live edition with an empty cache, fake timers, and an empty
 * fake server. Texts are their keys.
 */
export const livePage = (): TestServer => {
	const server: TestServer = { answers: {}, asked: [], bodies: [] };
	void i18next.use(initReactI18next).init({ lng: "en", resources: {} });
	beforeEach(() => {
		cleanup();
		vi.useFakeTimers();
		queryClient.clear();
		window.localStorage.clear();
		server.answers = {};
		server.asked.length = 0;
		server.bodies.length = 0;
		window.fetch = vi.fn(async (path, init) => {
			const what = `${init?.method ?? "GET"} ${String(path)}`;
			server.asked.push(what);
			server.bodies.push(init?.body ? JSON.parse(String(init.body)) : null);
			return (server.answers[what] ?? (() => problem(404, "request.not_found")))(server.bodies.at(-1));
		});
		return () => vi.useRealTimers();
	});
	return server;
};

/** Advances the timers, and settles everything pending; lazy parts of the page load at once. */
export const pass = (milliseconds = 0): Promise<void> =>
	act(async () => {
		await vi.advanceTimersByTimeAsync(milliseconds);
		await vi.dynamicImportSettled();
		await vi.advanceTimersByTimeAsync(0);
	});

let pages = 0;

/** Renders a hook on a page: router at `path`, queries, notices. */
export const renderOnPage = <Value,>(hook: () => Value, path = "/") => {
	pages += 1;
	// React Aria wants each region of a document to have its own name, and a test may render several pages.
	const label = `notices ${pages}`;
	return renderHook(hook, {
		wrapper: ({ children }) => (
			<MemoryRouter initialEntries={[path]}>
				<QueryClientProvider client={queryClient}>
					<ToastProvider label={label} closeLabel="close">
						{children}
					</ToastProvider>
				</QueryClientProvider>
			</MemoryRouter>
		),
	});
};

/** The texts of the page's notices. */
export const noticesShown = (): string => document.body.textContent ?? "";
