import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { away, done, livePage, noticesShown, pass, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { sessionQuery } from "../api/api.ts";
import { guestStore } from "../api/device/guest-store.ts";
import { queryClient } from "../api/query-client.ts";
import { hasGuestWork } from "../personal-data/guest-work.ts";
import { useSignOut } from "./use-auth.ts";

const server = livePage();
const route = "POST /api/account/sign-out";
const student = { isLoggedIn: true, role: "student" };

beforeEach(() => {
	server.answers = {
		"GET /api/account/session": () => Response.json({ session: student }),
		[route]: done,
	};
	guestStore.setSaved(["ecologist"]);
});

const signOut = async () => {
	const { result } = renderOnPage(useSignOut);
	await act(async () => {
		void result.current();
	});
	await pass();
	return queryClient.getQueryData<{ session: unknown }>(sessionQuery.queryKey)?.session;
};

it("useSignOut ends the session and removes the person's work from this browser", async () => {
	expect(await signOut()).toBeNull();
	expect(server.asked).toContain(route);
	expect(hasGuestWork()).toBe(false);
	expect(noticesShown()).toBe("");
});

it("useSignOut keeps the session and shows a notice after a failure", async () => {
	server.answers[route] = away;
	expect(await signOut()).toMatchObject(student);
	expect(noticesShown()).toContain("common.navigation.logoutFailed");
	expect(hasGuestWork()).toBe(true);
});

it("useSignOut sends no request without a session", async () => {
	server.answers["GET /api/account/session"] = () => Response.json({ session: null });
	await signOut();
	expect(server.asked).not.toContain(route);
});
