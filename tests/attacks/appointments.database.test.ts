import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import {
	bookingRequest,
	expectSound,
	freeTime,
	premiumStudent,
	researchersOf,
} from "../setup/consultations.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});

const move = (visitor: Awaited<ReturnType<typeof premiumStudent>>["visitor"], id: string, startsAt: string) =>
	visitor.ask(`/api/appointments/${id}/move`, { body: { startsAt } });

/** A student with an appointment far enough ahead to be moved: the free time of that number. */
async function booked(number: number) {
	const { visitor } = await premiumStudent(server);
	const answer = await visitor.call(
		"bookAppointment",
		bookingRequest(await freeTime(visitor, "30min", number)),
	);
	expect(answer.status).toBe(200);
	return { visitor, appointment: answer.body.appointment as { id: string; startsAt: string } };
}

/** Free times of the first researcher, some days from now. */
async function times(count: number): Promise<string[]> {
	const [first] = await researchersOf(server.visitor());
	return (first?.slots ?? []).slice(60, 60 + count).map(({ startsAt }) => startsAt);
}

describe("repeated moves of an appointment", () => {
	it("moves are limited to a few a day, so that no mailbox is flooded", async () => {
		const { visitor, appointment } = await booked(20);
		const free = await times(20);
		const { perAccount } = routes.moveAppointment.limit;
		const statuses: number[] = [];
		for (let turn = 0; turn < perAccount + 4; turn += 1) {
			statuses.push((await move(visitor, appointment.id, free[turn % free.length] ?? "")).status);
		}
		expect(statuses.filter((status) => status !== 429)).toHaveLength(perAccount);
		expect(statuses.at(-1)).toBe(429);
		expect(statuses).toContain(200);
		await server.deliver();
		const received = server.mails.filter(({ kind }) => kind.startsWith("appointment"));
		expect(received.length).toBeLessThan(3 * perAccount);
		await expectSound(test);
	});

	it("a stranger's move changes nothing and does not reveal the appointment", async () => {
		const { visitor, appointment } = await booked(24);
		const [, other = ""] = await times(2);
		const { visitor: stranger } = await premiumStudent(server);
		const refused = await move(stranger, appointment.id, other);
		const unknown = await move(stranger, crypto.randomUUID(), other);
		expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
		const [mine] = (await visitor.call("appointments")).body.appointments;
		expect(mine).toMatchObject({ id: appointment.id, startsAt: appointment.startsAt });
	});
});

describe("concurrent bookings and moves", () => {
	it("no account is in two consultations at once, and no half hour is taken twice", async () => {
		const targets = await times(3);
		const people = await Promise.all([28, 32, 36, 40].map(booked));
		await Promise.all(
			people.flatMap(({ visitor, appointment }) =>
				targets.map((startsAt) => move(visitor, appointment.id, startsAt)),
			),
		);
		await expectSound(test);
	});
});
