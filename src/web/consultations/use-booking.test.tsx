import { act } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Researcher } from "#contract/consultations.ts";
import { parisZone, zoneNamed } from "#domain/shared/instant.ts";
import {
	away,
	livePage,
	noticesShown,
	pass,
	problem,
	promised,
	renderOnPage,
} from "../../../tests/setup/hooks.tsx";
import { useBooking } from "./use-booking.ts";

const server = livePage();
const route = "POST /api/appointments";
const request = {
	researcherId: "ada",
	startsAt: "2027-05-03T09:00:00.000Z",
	duration: "30min",
} as const;
const appointment = {
	...request,
	id: "one",
	zone: parisZone,
	status: "confirmed",
	createdAt: "2027-05-01T09:00:00.000Z",
};
const booked = () => Response.json({ kind: "booked", appointment });
const researcher = { name: "Ada Lovelace" } as Researcher;
const desk = { onBooked: vi.fn(), onTaken: vi.fn(), onFailed: vi.fn() };

beforeEach(() => {
	vi.clearAllMocks();
});

const render = () => {
	const { result } = renderOnPage(() => useBooking({ visitorZone: zoneNamed("America/Montreal"), ...desk }));
	return {
		step: () => result.current.step,
		confirm: async () => {
			act(() => result.current.confirm(request, researcher));
			await pass();
		},
	};
};
const keys = () => server.bodies.map((body) => (body as { idempotencyKey?: string } | null)?.idempotencyKey);

it("useBooking sends the time zone for mails, and books once if the answer was lost", async () => {
	const { confirm } = render();
	for (const answer of [away, () => problem(503, "server.not_ready"), booked, booked]) {
		server.answers[route] = answer;
		await confirm();
	}
	expect([keys()[1], keys()[2]]).toEqual([keys()[0], keys()[0]]);
	expect(keys()[3]).not.toBe(keys()[0]);
	expect(server.bodies[0]).toMatchObject({
		...request,
		locale: "en",
		visitorZone: zoneNamed("America/Montreal"),
	});
	expect(desk.onBooked).toHaveBeenCalledTimes(2);
	expect(desk.onFailed.mock.calls).toEqual([["common.unreachable"], ["server.not_ready"]]);
});

it("useBooking uses one key for two clicks and a new one after a refusal", async () => {
	const { confirm, step } = render();
	const late = promised<Response>();
	server.answers[route] = async () => (await late.promise).clone();
	await confirm();
	await confirm();
	expect(step()).toBe("processing");
	late.end(problem(402, "subscription.payment.error"));
	await pass();
	expect(step()).toBe("choosing");
	server.answers[route] = booked;
	await confirm();
	expect(keys()[1]).toBe(keys()[0]);
	expect(keys()[2]).not.toBe(keys()[0]);
	expect(noticesShown()).toContain("consultations.confirming.done");
});

it("useBooking reports the alternatives, and keeps its key for the same request after the provider's page", async () => {
	const alternatives = ["2027-05-03T10:00:00.000Z"];
	const { confirm } = render();
	server.answers[route] = () => problem(409, "consultations.slot_taken", { alternatives });
	await confirm();
	expect(desk.onTaken).toHaveBeenCalledWith(alternatives);
	expect(desk.onFailed).toHaveBeenCalledWith("consultations.slot_taken");
	const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {});
	server.answers[route] = () => Response.json({ kind: "redirect", url: "https://pay.example/1" });
	await confirm();
	expect(leave).toHaveBeenCalledWith("https://pay.example/1");
	server.answers[route] = booked;
	await confirm();
	expect(keys()[2]).toBe(keys()[1]);
});
