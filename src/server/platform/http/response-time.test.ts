import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { success } from "#domain/shared/result.ts";
import { createLog } from "../log.ts";
import { noMeter } from "../metrics/meter.ts";
import { createEventStreams } from "./event-streams.ts";
import { type RouteKit, serveRoute } from "./serve-route.ts";

/** The delay of a response that took so many milliseconds. */
async function heldBack(
	tookMs: number,
	options: { readonly responseTimeStepMs?: number },
): Promise<number[]> {
	const waits: number[] = [];
	const clock = [1_000, 1_000 + tookMs];
	const kit: RouteKit = {
		streams: createEventStreams(),
		deskSessions: { read: async () => ({ signedIn: null, cookies: [] }) },
		operatorSessions: { read: async () => ({ signedIn: null, cookies: [] }) },
		sessions: {
			read: async () => ({ signedIn: null, cookies: [] }),
			isOpen: async () => true,
			tokenOf: async () => undefined,
		},
		limits: {
			count: async () => null,
			uncount: async () => {},
			isRemembered: async () => false,
			remember: async () => {},
		},
		publicUrl: "http://localhost:3000",
		log: createLog(
			"error",
			() => {},
			() => 0,
		),
		now: () => new Date(0),
		elapsed: () => clock.shift() ?? 0,
		wait: async (milliseconds) => {
			waits.push(milliseconds);
		},
		isReady: async () => true,
		asOneRequest: (work) => work(),
		meter: noMeter,
		framedBy: () => [],
	};
	const request = new Request("http://localhost:3000/api/account/session");
	const handle = async () => success({ session: null });
	await serveRoute(
		{ route: routes.session, handle, options },
		{ request, params: {}, network: "", requestId: "" },
		kit,
	);
	return waits;
}

it("responses about an address take whole steps, however long they took", async () => {
	const options = { responseTimeStepMs: 100 };
	expect(await heldBack(1, options)).toEqual([99]);
	expect(await heldBack(99.5, options)).toEqual([0.5]);
	expect(await heldBack(100, options)).toEqual([100]);
	expect(await heldBack(237, options)).toEqual([63]);
});

it("other responses are not delayed", async () => {
	expect(await heldBack(37, {})).toEqual([]);
});
