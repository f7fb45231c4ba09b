import { expect, it } from "vitest";
import { createClient } from "./client.ts";
import { httpConsultations } from "./consultations.ts";

const request = {
	researcherId: "somebody",
	startsAt: "2027-05-03T09:00:00.000Z",
	duration: "30min",
} as const;
const appointment = {
	...request,
	id: "one",
	zone: "Europe/Paris",
	status: "confirmed",
	createdAt: "2027-05-01T09:00:00.000Z",
	meetingUrl: "https://meet.example/one",
} as const;

type Answer = { status: number; body: unknown } | "away";

/** The backend at a server that gives these answers in turn; `sent` are the bodies of requests. */
const at = (...answers: Answer[]) => {
	const sent: Record<string, unknown>[] = [];
	let ids = 0;
	const client = createClient(
		async (_, init) => {
			sent.push(init?.body ? JSON.parse(String(init.body)) : {});
			const answer = answers.shift();
			if (answer === undefined || answer === "away") throw new TypeError("away");
			return Response.json(answer.body, { status: answer.status });
		},
		() => {},
	);
	const who = { known: async () => null } as unknown as Parameters<typeof httpConsultations>[0]["who"];
	const world = {
		randomId: () => {
			ids += 1;
			return `00000000-0000-4000-8000-00000000000${ids}`;
		},
		zone: () => "Asia/Kolkata",
	};
	return { backend: httpConsultations({ world, client, who }), sent };
};
const problem = (status: number, body: object): Answer => ({ status, body });
const booked: Answer = { status: 200, body: { kind: "booked", appointment } };

it("sends where times in mails are told, and books once when the answer was lost", async () => {
	const { backend, sent } = at("away", problem(503, { code: "server.not_ready" }), booked, booked);
	expect(await backend.book(request)).toEqual({ ok: false, code: "common.unreachable" });
	expect(await backend.book(request, { locale: "fr", visitorZone: "America/Montreal" })).toMatchObject({
		ok: false,
	});
	expect(await backend.book(request)).toMatchObject({ ok: true, value: { appointment } });
	await backend.book(request);
	const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
	expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
	expect(keys[3]).not.toBe(keys[0]);
	expect(sent.map(({ visitorZone }) => visitorZone)).toEqual([
		"Asia/Kolkata",
		"America/Montreal",
		"Asia/Kolkata",
		"Asia/Kolkata",
	]);
});

it("has one key for two clicks, and a new one after a refusal", async () => {
	const refused = problem(402, { code: "subscription.payment.error" });
	const { backend, sent } = at(refused, refused, booked);
	await Promise.all([backend.book(request), backend.book(request)]);
	await backend.book(request);
	const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
	expect(keys[1]).toBe(keys[0]);
	expect(keys[2]).not.toBe(keys[0]);
});

it("tells the alternatives, and means the same wish after the provider's page", async () => {
	const alternatives = ["2027-05-03T10:00:00.000Z"];
	const { backend, sent } = at(
		problem(409, { code: "consultations.slot_taken", alternatives }),
		{ status: 200, body: { kind: "redirect", url: "https://pay.example/1" } },
		booked,
	);
	expect(await backend.book(request)).toEqual({
		ok: false,
		code: "consultations.slot_taken",
		details: { alternatives },
	});
	expect(await backend.book(request)).toMatchObject({ value: { kind: "redirect" } });
	await backend.book(request);
	expect(sent[2]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
});

it("has no appointments of a guest, and nothing to cancel by an id that is none", async () => {
	const { backend } = at(problem(404, { code: "request.not_found" }));
	expect(await backend.appointments()).toEqual([]);
	expect(await backend.cancel("nothing")).toEqual({ ok: false, code: "consultations.cancel_failed" });
});
