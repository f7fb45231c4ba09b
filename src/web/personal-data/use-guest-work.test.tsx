import { act } from "@testing-library/react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { beforeEach, expect, it } from "vitest";
import guest from "#content/messages/en/guest.json" with { type: "json" };
import { livePage, noticesShown, pass, problem, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { guestStore } from "../api/device/guest-store.ts";
import { holdsGuestWork, offerGuestWork } from "./guest-work.ts";
import { useGuestWork } from "./use-guest-work.ts";

const server = livePage();
const mergeRoute = "POST /api/guest/merge";
const session = (found: object | null) => () => Response.json({ session: found });
const student = { isLoggedIn: true, role: "student" };

beforeEach(() => {
	window.sessionStorage.clear();
	guestStore.setSaved(["ecologist"]);
	server.answers = {
		"GET /api/account/session": session(student),
		[mergeRoute]: () => Response.json({ attempts: 0, saved: 1, completions: 0 }),
	};
});

const render = async (path: string, then = path) => {
	const { result } = renderOnPage(() => {
		const navigate = useNavigate();
		useEffect(() => void navigate(then), [navigate]);
		return useGuestWork();
	}, path);
	await pass();
	return () => result.current;
};

it("asks about what is here, and changes nothing before it is decided", async () => {
	const work = await render("/explore");
	expect(work().found).toMatchObject({ saved: ["ecologist"] });
	act(() => work().putOff());
	expect(work().found).toBeNull();
	expect(holdsGuestWork()).toBe(true);
	expect(server.asked).not.toContain(mergeRoute);
	act(() => work().decide());
	expect(work().decisions).toBe(1);
});

it("asks nobody who is a guest, nor a child whose parent has not agreed", async () => {
	for (const found of [null, { ...student, consent: "pending" }]) {
		server.answers["GET /api/account/session"] = session(found);
		expect((await render("/explore"))().found).toBeNull();
	}
});

it("moves what was offered on this very page without asking again", async () => {
	offerGuestWork();
	const work = await render("/login", "/results");
	expect(work()).toMatchObject({ found: null, decisions: 1 });
	expect(noticesShown()).toContain(guest.moved);
	expect(holdsGuestWork()).toBe(false);
});

it("asks all the same where whoever offered it has gone elsewhere, and where moving fails", async () => {
	offerGuestWork();
	expect((await render("/login", "/explore"))().found).not.toBeNull();
	expect(server.asked).not.toContain(mergeRoute);
	offerGuestWork();
	server.answers[mergeRoute] = () => problem(503, "server.not_ready");
	expect((await render("/results"))().found).not.toBeNull();
	expect(server.asked).toContain(mergeRoute);
	expect(holdsGuestWork()).toBe(true);
});
