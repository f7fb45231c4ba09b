import { act } from "@testing-library/react";
import { useLocation, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { livePage, pass, renderOnPage } from "../../../../tests/setup/hooks.tsx";
import { linkTroubleIn, useFollowedLink } from "./use-followed-link.ts";

const [first, second] = ["first", "second"].map((name) => name.padEnd(43, "-x"));

livePage();

const render = async (path: string) => {
	const { result } = renderOnPage(
		() => ({ link: useFollowedLink(), at: useLocation(), go: useNavigate() }),
		path,
	);
	await pass();
	return () => result.current;
};

it("useFollowedLink removes the token from the address at once and keeps the rest of it", async () => {
	const page = await render(`/verify-email?lang=fr#${first}`);
	expect(page().link).toEqual({ token: first, times: 1 });
	expect(page().at).toMatchObject({ pathname: "/verify-email", search: "?lang=fr", hash: "" });
});

it("useFollowedLink distinguishes links that are followed one after the other, with the same token or another", async () => {
	const page = await render(`/verify-email#${first}`);
	for (const [token, times] of [
		[first, 2],
		[second, 3],
	] as const) {
		act(() => void page().go(`/verify-email#${token}`));
		await pass();
		expect(page().link).toEqual({ token, times });
	}
});

it("useFollowedLink returns null if the address has no token", async () => {
	expect((await render("/verify-email"))().link).toBeNull();
});

it("useFollowedLink reads a token with characters that a mail program added, and removes all of it", async () => {
	const page = await render(`/verify-email#${first}%C2%A0%E2%80%8B.?utm_source=wa`);
	expect(page().link).toEqual({ token: first, times: 1 });
	expect(page().at).toMatchObject({ pathname: "/verify-email", hash: "" });
});

it("useFollowedLink distinguishes a link that lost a part from a page without a link", async () => {
	const page = await render(`/verify-email#${first?.slice(1)}`);
	expect(page().link).toEqual({ token: null, times: 1 });
	expect(page().at).toMatchObject({ hash: "" });
});

it("useFollowedLink takes a fragment of which nothing can be read for a damaged link", async () => {
	expect((await render("/verify-email#%00"))().link).toEqual({ token: null, times: 1 });
});

it("useFollowedLink takes an anchor of the page for no link", async () => {
	document.body.id = "main";
	expect((await render("/verify-email#main"))().link).toBeNull();
});

it("linkTroubleIn names the trouble of a link, and no other problem", () => {
	expect(linkTroubleIn("account.link_expired")).toBe("expired");
	expect([linkTroubleIn("common.unreachable"), linkTroubleIn(undefined), linkTroubleIn("toString")]).toEqual([
		undefined,
		undefined,
		undefined,
	]);
});
