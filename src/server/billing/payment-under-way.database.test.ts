import { beforeEach, expect, it } from "vitest";
import { DatabaseAway } from "#server/platform/db/failure.ts";
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
/** As long as a busy machine may need. */
const soon = { timeout: 15_000 };
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
	await expect.poll(async () => (await read()).isPaymentOpen, soon).toBe(true);
	expect((await read()).isPremium).toBe(false);
	decide();
	await subscribing;
	expect(await read()).toMatchObject({ isPremium: true });
	expect((await read()).isPaymentOpen).toBeUndefined();
});

it("a payment that loses the database is answered as temporary, and the same request takes the plan", async () => {
	const { visitor } = await signedIn(server);
	bank = Promise.reject(new DatabaseAway("no connection"));
	bank.catch(() => {});
	expect(await visitor.call("subscribe", { locale: null })).toMatchObject({
		status: 503,
		body: { code: "server.not_ready" },
	});
	bank = Promise.resolve();
	expect((await visitor.call("subscribe", { locale: null })).body).toMatchObject({ kind: "active" });
	expect((await visitor.call("payments")).body.payments).toMatchObject([{ state: "paid" }]);
});

it("the booking shows a pending payment until it is booked", async () => {
	const { visitor } = await premiumStudent(server);
	const slot = await freeTime(visitor);
	bankWaits();
	const booking = visitor.call("bookAppointment", bookingRequest(slot));
	const read = async () => (await visitor.call("appointments")).body;
	await expect.poll(async () => (await read()).isPaymentOpen, soon).toBe(true);
	expect((await read()).appointments).toEqual([]);
	decide();
	await booking;
	expect(await read()).toMatchObject({ appointments: [{ startsAt: slot.startsAt, status: "confirmed" }] });
	expect((await read()).isPaymentOpen).toBeUndefined();
});
