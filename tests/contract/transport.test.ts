import { expect, expectTypeOf, it, vi } from "vitest";
import type { ProblemCodeOf, RequestOf, ResponseOf } from "#contract/route-key.ts";
import { dispatch } from "#web/api/device/dispatch.ts";
import { createLiveTransport } from "#web/api/live-transport.ts";
import { createNetworkTransport } from "#web/api/network.ts";
import { createDemoStage } from "./demo-stage.ts";
import { createFakeBrowser } from "./fake-browser.ts";
import { FakeServer, student } from "./fake-server.ts";
import { createLiveCall, savedCareers } from "./live-call.ts";
import { work } from "./work.ts";

const answer = (status: number, body?: unknown) =>
	vi.fn<typeof fetch>(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));

it("request, response and problems are typed by the route's key", () => {
	expectTypeOf<RequestOf<"GET /api/researchers/:locale">["params"]>().toEqualTypeOf<{
		locale: "en" | "fr";
	}>();
	expectTypeOf<ResponseOf<"POST /api/appointments">["kind"]>().toEqualTypeOf<"booked" | "redirect">();
	expectTypeOf<"consultations.slot_taken">().toExtend<ProblemCodeOf<"POST /api/appointments">>();
	expectTypeOf<"account.consent_required">().toExtend<ProblemCodeOf<"POST /api/appointments">>();
	expectTypeOf<"quest.game_unknown">().not.toExtend<ProblemCodeOf<"POST /api/appointments">>();
});

it("parameters are written into the path, and problems read with their details", async () => {
	const fetch = answer(409, { code: "consultations.slot_taken", alternatives: ["2026-01-01T09:00:00.000Z"] });
	const call = createNetworkTransport(fetch);
	const outcome = await call("POST /api/appointments/:appointmentId/cancel", {
		params: { appointmentId: "a b" },
	});
	expect(fetch.mock.calls[0]?.[0]).toBe("/api/appointments/a%20b/cancel");
	expect(outcome).toEqual({
		ok: false,
		code: "consultations.slot_taken",
		details: { alternatives: ["2026-01-01T09:00:00.000Z"] },
	});
});

it.each([
	["a server out of reach", () => Promise.reject(new TypeError("network")), "common.unreachable"],
	["a proxy's page", async () => new Response("<html>", { status: 502 }), "common.unreachable"],
	["what is no JSON", async () => new Response("<html>", { status: 200 }), "common.unexpected"],
])("%s is a problem, never a rejection", async (_, fetch, code) => {
	expect(await createNetworkTransport(fetch)("GET /api/appointments", {})).toMatchObject({ ok: false, code });
});

it("guest routes are answered on the device, and others by the server", async () => {
	const network = createNetworkTransport(answer(401, { code: "account.sign_in_required" }));
	const [onSignedOut, onOtherSession] = [vi.fn(), vi.fn()];
	const device = dispatch(async () => ({
		"GET /api/saved-careers": () => ({ ok: true, value: { saved: [] } }),
	}));
	const make = (isGuest: boolean) =>
		createLiveTransport({
			network,
			guest: device,
			isGuest: async () => isGuest,
			onSignedOut,
			onOtherSession,
		});
	expect(await make(true)("GET /api/saved-careers", {})).toEqual({ ok: true, value: { saved: [] } });
	expect(onSignedOut).not.toHaveBeenCalled();
	// The session had ended: the request is answered as a guest's.
	expect(await make(false)("GET /api/saved-careers", {})).toEqual({ ok: true, value: { saved: [] } });
	expect(await make(false)("GET /api/appointments", {})).toMatchObject({ code: "account.sign_in_required" });
	expect(onSignedOut).toHaveBeenCalledTimes(2);
});

it("the demonstration's handlers answer the same keys", async () => {
	const { call } = createDemoStage();
	const read = await call("GET /api/researchers/:locale", { params: { locale: "fr" } });
	expect(read.ok && read.value.researchers).toHaveLength(4);
	expect(await call("GET /api/payments", {})).toMatchObject({ code: "request.not_found" });
});

it("a guest's quest and saved careers stay on the device, and the server learns nothing of them", async () => {
	for (const session of [null, { ...student, consent: "pending" as const }]) {
		const server = new FakeServer();
		server.session = session;
		const browser = createFakeBrowser(server.fetch);
		const call = createLiveCall(browser);
		expect(await work(call).quest()).toMatchObject({ sample: false, stats: { xp: 0, level: 1 } });
		expect(await work(call).completeGame("dna-detective", [0, 0])).toMatchObject({ ok: true });
		expect(await savedCareers(call).save("ecologist")).toEqual({ ok: true, value: null });
		expect(await work(call).quest()).toMatchObject({ completedGames: ["dna-detective"] });
		expect(browser.local.json("guest")).toMatchObject({
			version: 1,
			attempts: [],
			saved: ["ecologist"],
			completions: [{ gameId: "dna-detective", answers: [0, 0] }],
		});
		expect([...browser.local.entries.keys()]).toEqual(["guest"]);
		expect(new Set(server.asked)).toEqual(new Set(["GET /api/account/session"]));
	}
});

it("malformed parts of a guest's work are dropped at the next write", async () => {
	const browser = createFakeBrowser(new FakeServer().fetch);
	const broken = {
		attempts: [{ answers: "none" }],
		saved: ["time-traveller", "ecologist"],
		completions: [{}],
	};
	const mergeId = "0b0f8f43-6c1f-4f0e-9a35-0d4a3f3f2b11";
	browser.local.setItem("guest", JSON.stringify({ version: 1, mergeId, ...broken }));
	const { list, unsave } = savedCareers(createLiveCall(browser));
	expect(await list()).toEqual(["ecologist"]);
	await unsave("ecologist");
	expect(browser.local.getItem("guest")).toBeNull();
});
