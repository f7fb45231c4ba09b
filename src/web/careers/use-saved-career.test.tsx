import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import {
	away,
	done,
	livePage,
	noticesShown,
	pass,
	promised,
	renderOnPage,
} from "../../../tests/setup/hooks.tsx";
import { invalidate } from "../api/query-client.ts";
import { useSavedCareer } from "./use-saved-career.ts";

const server = livePage();
const listRoute = "GET /api/saved-careers";
const saveRoute = "PUT /api/saved-careers/ecologist";

/** The careers that the account holds. */
let saved: string[];
const list = () =>
	Response.json({ saved: saved.map((careerId) => ({ careerId, savedAt: "2026-01-01T00:00:00.000Z" })) });

beforeEach(() => {
	saved = [];
	server.answers = {
		"GET /api/account/session": () => Response.json({ session: { isLoggedIn: true, role: "student" } }),
		[listRoute]: list,
		[saveRoute]: () => {
			saved = ["ecologist", ...saved];
			return done();
		},
		"DELETE /api/saved-careers/ecologist": () => {
			saved = saved.filter((one) => one !== "ecologist");
			return done();
		},
	};
});

const render = async (career: "ecologist" | "geologist" = "ecologist") => {
	const { result } = renderOnPage(() => useSavedCareer(career));
	await pass();
	return { isSaved: () => result.current?.isSaved, toggle: () => act(() => result.current?.toggle()) };
};

it("useSavedCareer is null before the list has arrived", async () => {
	const late = promised<Response>();
	server.answers[listRoute] = () => late.promise;
	const career = await render();
	expect(career.isSaved()).toBeUndefined();
	late.end(list());
	await pass();
	expect(career.isSaved()).toBe(false);
});

it("useSavedCareer shows a change at once and sends it", async () => {
	const career = await render();
	const [late, save] = [promised<void>(), server.answers[saveRoute]];
	server.answers[saveRoute] = (body) => late.promise.then(() => save?.(body) ?? away());
	career.toggle();
	await pass();
	expect([career.isSaved(), saved]).toEqual([true, []]);
	late.end();
	await pass();
	expect([career.isSaved(), saved]).toEqual([true, ["ecologist"]]);
});

it("useSavedCareer reverts a change that the server did not store, and shows a notice", async () => {
	const career = await render();
	const late = promised<Response>();
	server.answers[saveRoute] = () => late.promise.then(away);
	career.toggle();
	await pass();
	expect(career.isSaved()).toBe(true);
	late.end(done());
	await pass();
	expect(career.isSaved()).toBe(false);
	expect(noticesShown()).toContain("common.card.problem");
});

it("useSavedCareer keeps a change although an older list was in flight", async () => {
	const career = await render();
	const old = list();
	const late = promised<Response>();
	server.answers[listRoute] = () => late.promise;
	// Another tab's change makes this one reread its list.
	await act(async () => void invalidate([listRoute]));
	career.toggle();
	server.answers[listRoute] = list;
	await pass();
	late.end(old);
	await pass();
	expect(career.isSaved()).toBe(true);
});

it("useSavedCareer keeps a change if an older list arrives before the server has answered", async () => {
	const career = await render();
	const late = promised<Response>();
	server.answers[saveRoute] = () => late.promise;
	career.toggle();
	await act(async () => invalidate([listRoute]));
	await pass();
	expect(career.isSaved()).toBe(true);
	saved = ["ecologist"];
	late.end(done());
	await pass();
	expect(career.isSaved()).toBe(true);
});

it("a failure reverts no simultaneous change of another career", async () => {
	const [ecologist, geologist] = [await render(), await render("geologist")];
	const late = promised<Response>();
	server.answers[saveRoute] = () => late.promise.then(away);
	server.answers["PUT /api/saved-careers/geologist"] = () => {
		saved = ["geologist"];
		return done();
	};
	ecologist.toggle();
	geologist.toggle();
	await pass();
	late.end(done());
	await pass();
	expect([ecologist.isSaved(), geologist.isSaved()]).toEqual([false, true]);
});

it("useSavedCareer sends two changes of one career in sequence", async () => {
	const career = await render();
	const late = promised<Response>();
	server.answers[saveRoute] = () => late.promise;
	career.toggle();
	await pass();
	career.toggle();
	await pass();
	expect([career.isSaved(), server.asked.at(-1)]).toEqual([false, saveRoute]);
	saved = ["ecologist"];
	late.end(done());
	await pass();
	expect([career.isSaved(), saved]).toEqual([false, []]);
});

it("a guest's saved career stays on this device, and the server receives no request", async () => {
	server.answers["GET /api/account/session"] = () => Response.json({ session: null });
	// The device handlers have loaded: fake timers do not wait for modules.
	await import("../api/device/guest-saved.ts");
	const career = await render();
	await pass();
	career.toggle();
	await pass();
	expect(career.isSaved()).toBe(true);
	expect(JSON.parse(window.localStorage.getItem("guest") ?? "null")).toMatchObject({ saved: ["ecologist"] });
	expect(server.asked).toEqual(["GET /api/account/session"]);
});

it("the list of saved careers is retried while the server is unreachable, and not after it has arrived", async () => {
	server.answers[listRoute] = away;
	const career = await render();
	expect(career.isSaved()).toBeUndefined();
	await pass(2_000);
	await pass(4_000);
	expect(server.asked.filter((what) => what === listRoute)).toHaveLength(3);
	saved = ["ecologist"];
	server.answers[listRoute] = list;
	await pass(9_000);
	expect(career.isSaved()).toBe(true);
	const before = server.asked.length;
	await pass(60_000);
	expect(server.asked).toHaveLength(before);
});
