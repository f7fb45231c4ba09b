import { focusManager, useQuery } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { livePage, pass, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { apiQuery } from "../api/api.ts";
import { useWaitingCode } from "./use-waiting-code.ts";

const server = livePage();
afterEach(() => focusManager.setFocused(undefined));

const route = "GET /api/family/children";
const code = { code: "CCCCCCCC", expiresAt: "2026-01-02T08:00:00.000Z" } as const;
const waiting = () => Response.json({ children: [], code: { expiresAt: code.expiresAt } });
const used = () => Response.json({ children: [], code: null });
const askedSince = (before: number) => server.asked.slice(before).filter((what) => what === route).length;

/** A page with a new code. */
const pageWithCode = async () => {
	server.answers[route] = waiting;
	const { result } = renderOnPage(() => {
		const made = useWaitingCode();
		return { ...made, query: useQuery({ ...apiQuery(route, {}), ...made.following }) };
	});
	await pass();
	act(() => result.current.onMade(code));
	await pass();
	return result;
};

it("useWaitingCode polls every few seconds for two minutes, then every half minute, and stops once the code was used", async () => {
	await pageWithCode();
	let before = server.asked.length;
	await pass(20_000);
	expect(askedSince(before)).toBe(5);
	await pass(110_000);
	before = server.asked.length;
	await pass(5 * 60_000);
	expect(askedSince(before)).toBe(10);
	server.answers[route] = used;
	await pass(30_000);
	before = server.asked.length;
	await pass(10 * 60_000);
	expect(askedSince(before)).toBe(0);
});

it("useWaitingCode pauses while the page is hidden, and polls at once when it is visible again", async () => {
	const result = await pageWithCode();
	await act(async () => focusManager.setFocused(false));
	const before = server.asked.length;
	await pass(60_000);
	expect(askedSince(before)).toBe(0);
	server.answers[route] = used;
	await act(async () => focusManager.setFocused(true));
	await pass();
	expect(askedSince(before)).toBe(1);
	expect(result.current.query.data).toMatchObject({ code: null });
});

it("useWaitingCode sends no request without a code", async () => {
	server.answers[route] = used;
	renderOnPage(() => useQuery({ ...apiQuery(route, {}), ...useWaitingCode().following }));
	await pass();
	const before = server.asked.length;
	await pass(10 * 60_000);
	expect(askedSince(before)).toBe(0);
});
