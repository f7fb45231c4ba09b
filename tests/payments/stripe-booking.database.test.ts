import { afterAll, beforeAll, expect, it } from "vitest";
import type { PaymentOrder } from "#server/billing/payments/provider.ts";
import { bookingRequest, expectSound, freeTime } from "../setup/consultations.ts";
import { prepareDatabase } from "../setup/database.ts";
import { clearAllResearchers } from "../setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { signedIn } from "../setup/people.ts";
import { stripeAt } from "./stripe-orders.ts";
import { type StripePeer, startStripePeer } from "./stripe-peer.ts";

const test = prepareDatabase();
const orders: PaymentOrder[] = [];
let peer: StripePeer;
let server: LiveServer;
beforeAll(async () => {
	peer = await startStripePeer();
	const stripe = stripeAt(peer);
	const startPayment: typeof stripe.startPayment = (order) => {
		orders.push(order);
		return stripe.startPayment(order);
	};
	server = createLiveServer(test, { provider: { ...stripe, startPayment } });
	// Where payments are real, illustrative researchers can't be booked.
	await createLiveServer(test).services.prepare();
	await test.ask("UPDATE researcher SET is_illustrative = false");
	await clearAllResearchers(server, test);
});
afterAll(() => peer.close());

const pay = (url: string) => peer.pay(url.split("/").at(-1) ?? "");

const member = async (): Promise<Visitor> => {
	const { visitor } = await signedIn(server);
	pay((await visitor.call("subscribe", { locale: null })).body.url);
	expect((await visitor.call("subscription")).body.isPremium).toBe(true);
	return visitor;
};

/** The content of the return addresses of the latest order's payment page. */
const waysBack = () => {
	const { returnUrl = "", cancelUrl = "" } = orders.at(-1) ?? {};
	const read = (url: string) => Object.fromEntries(new URL(url).searchParams);
	return { returned: read(returnUrl), left: read(cancelUrl) };
};

it("the return address names the appointment, which is shown to the buyer before any message", async () => {
	const visitor = await member();
	const booked = await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor)));
	expect(booked.body).toMatchObject({ kind: "redirect" });
	expect((await visitor.call("appointments")).body.appointments).toEqual([]);
	pay(booked.body.url);
	const { payment, appointment } = waysBack().returned;
	expect(payment).toBe("returned");
	expect((await visitor.call("appointments")).body.appointments).toMatchObject([{ id: appointment }]);
	await expectSound(test);
});

it("leaving the payment page frees the time, and its return address names the choice", async () => {
	const visitor = await member();
	const slot = await freeTime(visitor, "60min", 3);
	const first = await visitor.call("bookAppointment", bookingRequest(slot));
	const { researcherId, startsAt, duration } = slot;
	expect(waysBack().left).toEqual({ payment: "left", researcher: researcherId, startsAt, duration });
	const other = await member();
	expect((await other.call("bookAppointment", bookingRequest(slot))).body.code).toBe(
		"consultations.slot_taken",
	);
	// A stranger's return frees nothing.
	expect((await other.call("leavePayment")).status).toBe(204);
	expect((await other.call("bookAppointment", bookingRequest(slot))).body.code).toBe(
		"consultations.slot_taken",
	);
	expect((await visitor.call("leavePayment")).status).toBe(204);
	const again = await visitor.call("bookAppointment", bookingRequest(slot));
	expect(again.body).toMatchObject({ kind: "redirect" });
	// The page that was left can't be paid.
	pay(first.body.url);
	expect((await visitor.call("appointments")).body.appointments).toEqual([]);
	pay(again.body.url);
	expect((await visitor.call("appointments")).body.appointments).toHaveLength(1);
	await expectSound(test);
});

it("a request for another time gives up the unpaid one", async () => {
	const visitor = await member();
	const [first, second] = [await freeTime(visitor, "30min", 5), await freeTime(visitor, "30min", 6)];
	const given = await visitor.call("bookAppointment", bookingRequest(first));
	expect(given.body).toMatchObject({ kind: "redirect" });
	const kept = await visitor.call("bookAppointment", bookingRequest(second));
	expect(kept.body).toMatchObject({ kind: "redirect" });
	// The first time is free for others at once, and its page can't be paid.
	const other = await member();
	const freed = await other.call("bookAppointment", bookingRequest(first));
	expect(freed.body).toMatchObject({ kind: "redirect" });
	pay(freed.body.url);
	expect((await other.call("appointments")).body.appointments).toHaveLength(1);
	pay(given.body.url);
	expect((await visitor.call("appointments")).body.appointments).toEqual([]);
	pay(kept.body.url);
	const { appointments } = (await visitor.call("appointments")).body;
	expect(appointments).toMatchObject([{ startsAt: second.startsAt }]);
	await expectSound(test);
});

it("a payment that succeeds although its page was left is kept", async () => {
	const visitor = await member();
	const booked = await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 9)));
	pay(booked.body.url);
	expect((await visitor.call("leavePayment")).status).toBe(204);
	expect((await visitor.call("appointments")).body.appointments).toHaveLength(1);
	await expectSound(test);
});

it("each account has one reservation, however many are requested concurrently (security 8)", async () => {
	const visitor = await member();
	const slots = await Promise.all(
		Array.from({ length: 12 }, (_, number) => freeTime(visitor, "30min", 4 + 2 * number)),
	);
	await Promise.all(slots.map((slot) => visitor.call("bookAppointment", bookingRequest(slot))));
	const open = await test.ask(
		"SELECT h.id FROM appointment_hold h JOIN payment p ON p.id = h.payment_id WHERE h.state = 'held' AND p.state = 'open'",
	);
	expect(open.length).toBeLessThanOrEqual(1);
	const cells = await test.ask(
		"SELECT c.cell_start FROM appointment_cell c JOIN appointment_hold h ON h.id = c.hold_id WHERE h.state = 'held'",
	);
	expect(cells.length).toBeLessThanOrEqual(1);
	await visitor.call("leavePayment");
	await expectSound(test);
});
