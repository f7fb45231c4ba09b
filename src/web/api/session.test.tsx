import { useQuery } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { livePage, pass, problem, promised, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { apiQuery, runMutation, sessionQuery } from "./api.ts";
import { invalidate, queryClient } from "./query-client.ts";
import { expectSessionEnd, followSession, hintsAtResults, rememberResults, useSession } from "./session.ts";
import { visitStorage } from "./storage.ts";
import { visitKeys } from "./storage-keys.ts";
import { expectSessionStart, reportLogout } from "./tab-owner.ts";

const server = livePage();
const ada = { isLoggedIn: true, role: "student", accountId: "ada" };
const appointmentsQuery = apiQuery("GET /api/appointments", {});
let session: object | null;

beforeEach(() => {
	window.sessionStorage.clear();
	session = ada;
	server.answers = {
		"GET /api/account/session": () => Response.json({ session }),
		"GET /api/appointments": () => Response.json({ appointments: [] }),
	};
});

const render = () => {
	const stop = followSession();
	const { result } = renderOnPage(() => ({ session: useSession(), list: useQuery(appointmentsQuery).data }));
	return { result, stop };
};
const timesAsked = () => server.asked.filter((what) => what === "GET /api/appointments").length;

it("the session hint stores no name on the device and yields to the server's answer", async () => {
	session = { ...ada, firstName: "Ada", consent: "not_needed" };
	const { result, stop } = render();
	await pass();
	expect(result.current.session).toMatchObject({ firstName: "Ada" });
	expect(JSON.parse(window.localStorage.getItem("user") ?? "")).toEqual({
		isLoggedIn: true,
		role: "student",
		consent: "not_needed",
	});
	stop();
});

it("results that a screen has seen are remembered for the session, and for no other account", async () => {
	const { stop } = render();
	await pass();
	rememberResults(true);
	await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
	await pass();
	expect(hintsAtResults()).toBe(true);
	session = { ...ada, accountId: "grace" };
	await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
	await pass();
	expect(hintsAtResults()).toBe(false);
	stop();
});

it("every query is reread when another account of the same role signs in", async () => {
	const { stop } = render();
	await pass();
	expect(timesAsked()).toBe(1);
	session = { ...ada, accountId: "grace" };
	const late = promised<Response>();
	server.answers["GET /api/appointments"] = () => late.promise;
	await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
	await pass();
	expect(timesAsked()).toBe(2);
	// Grace must not see Ada's data while hers loads.
	expect(queryClient.getQueryData(appointmentsQuery.queryKey)).toBeUndefined();
	late.end(Response.json({ appointments: [] }));
	await pass();
	stop();
});

it("cached data stays while the same person is signed in", async () => {
	const { stop } = render();
	await pass();
	session = { ...ada, firstName: "Augusta" };
	await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
	await pass();
	expect(timesAsked()).toBe(1);
	stop();
});

it("a session that the server denies is gone, whatever the device hints at", async () => {
	window.localStorage.setItem("user", '{"isLoggedIn":true,"role":"teacher"}');
	session = null;
	const { result, stop } = render();
	expect(result.current.session).toMatchObject({ role: "teacher" });
	await pass();
	expect(result.current.session).toBeNull();
	expect(window.localStorage.getItem("user")).toBeNull();
	stop();
});

it("the session is retried until the server is back, and the hint serves meanwhile", async () => {
	window.localStorage.setItem("user", '{"isLoggedIn":true,"role":"student"}');
	server.answers["GET /api/account/session"] = () => problem(503, "server.not_ready");
	const { result, stop } = render();
	await pass(1_000);
	expect(result.current.session).toMatchObject({ role: "student" });
	server.answers["GET /api/account/session"] = () => Response.json({ session: null });
	await pass(2_500);
	expect(result.current.session).toBeNull();
	stop();
});

it("a change in another tab is reread here, and a change here is announced to other tabs", async () => {
	const { stop } = render();
	await pass();
	const otherTab = new BroadcastChannel("spectra-queries");
	const heard = vi.fn();
	otherTab.addEventListener("message", ({ data }) => heard(data));
	otherTab.postMessage(["GET /api/appointments"]);
	await vi.waitFor(() => expect(timesAsked()).toBe(2));
	await invalidate(["GET /api/appointments"]);
	await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(["GET /api/appointments"]));
	window.dispatchEvent(new StorageEvent("storage", { key: "guest" }));
	await pass();
	expect(timesAsked()).toBe(4);
	otherTab.close();
	stop();
});

it("the session reports its end if it was ended elsewhere, and not if it was ended here", async () => {
	const ended = vi.fn();
	const stop = followSession({ onEnded: ended });
	renderOnPage(() => useSession());
	await pass();
	session = null;
	await invalidate(["GET /api/account/session"]);
	await pass();
	expect(ended).toHaveBeenCalledOnce();
	session = ada;
	await invalidate(["GET /api/account/session"]);
	await pass();
	expectSessionEnd();
	session = null;
	await invalidate(["GET /api/account/session"]);
	await pass();
	expect(ended).toHaveBeenCalledOnce();
	stop();
});

it("a tab lets go of a person's answers when another account signs in, and after a logout, and keeps them after a lapse", async () => {
	const onTab = vi.fn();
	const answers = () => visitStorage.read(visitKeys.answers, (value) => value);
	const learnSession = async (next: object | null) => {
		session = next;
		onTab.mockClear();
		await invalidate(["GET /api/account/session"]);
		await pass();
		return onTab.mock.calls.map(([decision]) => decision).find((decision) => decision !== "keep") ?? "keep";
	};
	const stop = followSession({ onTab });
	renderOnPage(() => useSession());
	await pass();
	expect(onTab.mock.calls[0]?.[0]).toBe("adopt");
	visitStorage.write(visitKeys.answers, { subjects: ["physics"] });
	expect(await learnSession(null)).toBe("keep");
	expect(await learnSession(ada)).toBe("keep");
	expect(answers()).not.toBeNull();
	expect(await learnSession({ ...ada, accountId: "grace" })).toBe("let_go");
	expect(answers()).toBeNull();
	visitStorage.write(visitKeys.answers, { subjects: ["physics"] });
	reportLogout();
	expect(await learnSession(null)).toBe("let_go");
	expect(answers()).toBeNull();
	visitStorage.write(visitKeys.answers, { subjects: ["physics"] });
	expect(await learnSession(ada)).toBe("ask");
	expect(answers()).not.toBeNull();
	expectSessionStart();
	expect(await learnSession(ada)).toBe("adopt");
	stop();
});

it("a page names the account of its data in every request, and rereads the session when the server knows another one", async () => {
	const { stop } = render();
	await pass();
	const sent = vi.mocked(window.fetch).mock.calls.at(-1)?.[1]?.headers;
	expect(sent).not.toHaveProperty("spectra-account");
	server.answers["PUT /api/saved-careers/ecologist"] = () => problem(409, "account.other_session");
	session = { ...ada, accountId: "grace" };
	await runMutation("PUT /api/saved-careers/:careerId", { params: { careerId: "ecologist" } }).catch(
		() => {},
	);
	const [, init] =
		vi.mocked(window.fetch).mock.calls.find(([path]) => String(path).includes("ecologist")) ?? [];
	expect(init?.headers).toMatchObject({ "spectra-account": "ada" });
	await pass();
	expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ session: { accountId: "grace" } });
	stop();
});
