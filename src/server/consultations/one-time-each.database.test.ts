import { beforeAll, expect, it } from "vitest";
import {
	bookingRequest,
	expectSound,
	premiumStudent,
	researchersOf,
} from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});

/** A time that two researchers offer, the `number`th from now. */
async function sharedTime(visitor: Visitor, number = 0) {
	const [one, ...others] = await researchersOf(visitor);
	const free = one?.slots.filter(({ durations }) => durations.includes("60min")) ?? [];
	const shared = free.flatMap(({ startsAt }) => {
		const other = others.find(({ slots }) =>
			slots.some((slot) => slot.startsAt === startsAt && slot.durations.includes("60min")),
		);
		return other === undefined ? [] : [{ startsAt, ids: [one?.id ?? "", other.id] as const }];
	});
	const found = shared[number];
	if (found === undefined) throw new Error("No two researchers offer the same time");
	return found;
}

it("an account is never in two consultations at once, however the two are requested (journeys M13)", async () => {
	const { visitor } = await premiumStudent(server);
	const { startsAt, ids } = await sharedTime(visitor);
	const [first, second] = ids.map((researcherId) =>
		bookingRequest({ researcherId, startsAt, duration: "60min" }),
	);
	expect((await visitor.call("bookAppointment", first)).status).toBe(200);
	const refused = await visitor.call("bookAppointment", second);
	expect([refused.status, refused.body.code]).toEqual([409, "consultations.own_time"]);
	expect((await visitor.call("payments")).body.payments).toHaveLength(2);
	await expectSound(test);
});

it("one of two concurrent requests for the same time is booked", async () => {
	const { visitor } = await premiumStudent(server);
	const { startsAt, ids } = await sharedTime(visitor, 1);
	const requests = ids.map((researcherId) => bookingRequest({ researcherId, startsAt, duration: "60min" }));
	await Promise.all(requests.map((one) => visitor.call("bookAppointment", one)));
	const { appointments } = (await visitor.call("appointments")).body;
	expect(appointments.filter((one: { status: string }) => one.status === "confirmed")).toHaveLength(1);
	await expectSound(test);
});
