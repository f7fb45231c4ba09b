import { beforeEach, expect, it } from "vitest";
import { bookingRequest, freeTime, premiumStudent } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";
import { simulatedProvider } from "./payments/simulated/provider.ts";

const test = prepareDatabase();
let server: LiveServer;
/** Lets every pending payment go on; until then none is decided. */
let decide: () => void;
let bank: Promise<void>;
const bankWaits = () => {
	bank = new Promise((resolve) => {
		decide = resolve;
	});
};
beforeEach(async () => {
	bank = Promise.resolve();
	const provider = simulatedProvider(test.database, {
		chance: () => 0,
		wait: () => bank,
		now: () => new Date(),
	});
	server = createLiveServer(test, { provider });
	await server.services.prepare();
});

// Journeys M9: a page that is reloaded during a payment shows that it is pending, then its result.
it("the plan shows a pending payment until it is paid", async () => {
	const { visitor } = await signedIn(server);
	bankWaits();
	const subscribing = visitor.call("subscribe", { locale: null });
	const read = async () => (await visitor.call("subscription")).body;
	await expect.poll(async () => (await read()).isPaymentOpen).toBe(true);
	expect((await read()).isPremium).toBe(false);
	decide();
	await subscribing;
	expect(await read()).toMatchObject({ isPremium: true });
	expect((await read()).isPaymentOpen).toBeUndefined();
});

it("the booking shows a pending payment until it is booked", async () => {
	const { visitor } = await premiumStudent(server);
	const slot = await freeTime(visitor);
	bankWaits();
	const booking = visitor.call("bookAppointment", bookingRequest(slot));
	const read = async () => (await visitor.call("appointments")).body;
	await expect.poll(async () => (await read()).isPaymentOpen).toBe(true);
	expect((await read()).appointments).toEqual([]);
	decide();
	await booking;
	expect(await read()).toMatchObject({ appointments: [{ startsAt: slot.startsAt, status: "confirmed" }] });
	expect((await read()).isPaymentOpen).toBeUndefined();
});
