import { beforeAll, expect, it, vi } from "vitest";
import {
	bookingRequest,
	expectSound,
	premiumStudent,
	researchersOf,
} from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import type { LiveServer } from "../../../tests/setup/live-server.ts";

/** Runs once between two steps of a booking, while the server checks who may book. */
const meanwhile: { interrupt?: (() => Promise<void>) | undefined } = {};
vi.mock("./may-book.ts", async (original) => {
	const { accountMayBook } = await original<typeof import("./may-book.ts")>();
	return {
		accountMayBook: async (...asked: Parameters<typeof accountMayBook>) => {
			const { interrupt } = meanwhile;
			meanwhile.interrupt = undefined;
			await interrupt?.();
			return accountMayBook(...asked);
		},
	};
});

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	// Database tests share modules: this one rebuilds the server, with the step above mocked.
	vi.resetModules();
	const { createLiveServer } = await import("../../../tests/setup/live-server.ts");
	server = createLiveServer(test);
	await server.services.prepare();
});

it("a second click whose first has booked meanwhile gets that appointment, not a refusal", async () => {
	const { visitor } = await premiumStudent(server);
	const [researcher] = await researchersOf(visitor);
	const startsAt = researcher?.slots.find(({ durations }) => durations.includes("60min"))?.startsAt ?? "";
	const request = bookingRequest({ researcherId: researcher?.id ?? "", startsAt, duration: "60min" });
	const first: { status: number; body: unknown }[] = [];
	meanwhile.interrupt = async () => {
		first.push(await visitor.call("bookAppointment", request));
	};
	const second = await visitor.call("bookAppointment", request);
	expect(first[0]?.status).toBe(200);
	expect(second.status).toBe(200);
	expect(second.body).toEqual(first[0]?.body);
	expect((await visitor.call("appointments")).body.appointments).toHaveLength(1);
	await expectSound(test);
});
