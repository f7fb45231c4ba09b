import { act } from "@testing-library/react";
import { useLocation, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { livePage, pass, renderOnPage } from "../../../../tests/setup/hooks.tsx";
import { useFollowedLink } from "./use-followed-link.ts";

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
	const page = await render("/verify-email?lang=fr#secret");
	expect(page().link).toEqual({ token: "secret", times: 1 });
	expect(page().at).toMatchObject({ pathname: "/verify-email", search: "?lang=fr", hash: "" });
});

it("useFollowedLink distinguishes links that are followed one after the other, with the same token or another", async () => {
	const page = await render("/verify-email#first");
	for (const [token, times] of [
		["first", 2],
		["second", 3],
	] as const) {
		act(() => void page().go(`/verify-email#${token}`));
		await pass();
		expect(page().link).toEqual({ token, times });
	}
});

it("useFollowedLink returns null if the address has no token", async () => {
	expect((await render("/verify-email"))().link).toBeNull();
});
