import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingRequest, expectSound, freeTime } from "../setup/consultations.ts";
import { prepareDatabase } from "../setup/database.ts";
import { clearAllResearchers } from "../setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { guardedStudent, signedIn } from "../setup/people.ts";
import { stripeAt } from "./stripe-orders.ts";
import { type StripePeer, signature, startStripePeer } from "./stripe-peer.ts";

const test = prepareDatabase();
let peer: StripePeer;
let server: LiveServer;
beforeAll(async () => {
	peer = await startStripePeer();
	server = createLiveServer(test, { provider: stripeAt(peer) });
	await createLiveServer(test).services.prepare();
	await test.ask("UPDATE researcher SET is_illustrative = false");
	await clearAllResearchers(server, test);
});
afterAll(() => peer.close());

const pay = (url: string) => peer.pay(url.split("/").at(-1) ?? "");
const subscribed = async (visitor: Visitor) => {
	pay((await visitor.call("subscribe", { locale: null })).body.url);
	return (await visitor.call("subscription")).body;
};
const reconcileAll = async () => {
	await server.services.payments.reconcileAll();
	await server.services.subscriptions.syncDue();
};
const paidOf = async (visitor: Visitor) =>
	(await visitor.call("payments")).body.payments.map((paid: { purpose: string; state: string }) => [
		paid.purpose,
		paid.state,
	]);
const send = async (text: string) => {
	const header = signature(text, peer.secret, Math.floor(server.now().getTime() / 1000));
	const headers = { "stripe-signature": header };
	const answer = await server.visitor().ask("/api/payments/stripe-events", { body: text, headers });
	expect(answer.status).toBe(204);
};
const deliver = async (type: string) => {
	for (const { text } of peer.events.splice(0).filter((event) => event.type === type)) await send(text);
};

const family = (parent: string) => guardedStudent(server, parent, "fr");

it("a payment on a page that was open when the guardian withdrew is refunded", async () => {
	const plan = await family("plan@example.org");
	const { url } = (await plan.visitor.call("subscribe", { locale: null })).body;
	await plan.decide("refuse");
	pay(url);
	expect((await plan.visitor.call("subscription")).body.isPremium).toBe(false);
	await reconcileAll();
	expect(await paidOf(plan.visitor)).toEqual([["subscription", "refunded"]]);
	const [{ reference }] = (await test.ask(
		"SELECT provider_reference AS reference FROM subscription WHERE account_id IS NULL",
	)) as [{ reference: string }];
	expect(peer.subscription(reference)?.status).toBe("canceled");

	const consulting = await family("consulting@example.org");
	expect((await subscribed(consulting.visitor)).isPremium).toBe(true);
	const slot = await freeTime(consulting.visitor);
	const booked = await consulting.visitor.call("bookAppointment", bookingRequest(slot));
	await consulting.decide("refuse");
	pay(booked.body.url);
	await reconcileAll();
	expect((await consulting.visitor.call("appointments")).body.appointments).toEqual([]);
	expect(await paidOf(consulting.visitor)).toContainEqual(["consultation", "refunded"]);
	// The time is free again, and the buyer is notified of the refund.
	expect(await freeTime(consulting.visitor)).toEqual(slot);
	await server.deliver();
	const subjects = server.mails.filter(({ to }) => to === consulting.email).map(({ subject }) => subject);
	expect(subjects).toContain("Refund of €20.00");
	await expectSound(test);
});

it("a student under eighteen can't resume the plan on Stripe's own pages after the guardian withdrew", async () => {
	const { visitor, email, decide } = await family("portal@example.org");
	await subscribed(visitor);
	const [row] = await test.ask(
		"SELECT provider_reference AS id FROM subscription s JOIN account a ON a.id = s.account_id WHERE email = $1",
		[email],
	);
	const plan = peer.subscription(String(row?.id));
	if (plan === undefined) throw new Error("No plan");
	const changed = async (isEnding: boolean) => {
		plan.cancel_at_period_end = isEnding;
		const object = { object: "subscription", id: plan.id };
		await send(
			JSON.stringify({ id: `evt_${Math.random()}`, type: "customer.subscription.updated", data: { object } }),
		);
		return plan.cancel_at_period_end;
	};
	expect(await changed(true)).toBe(true);
	expect(await changed(false)).toBe(false);
	await decide("refuse");
	// The guardian's request was fulfilled, and the student undoes it, repeatedly.
	for (let times = 0; times < 3; times += 1) expect(await changed(false)).toBe(true);
	expect((await visitor.call("subscription")).body.details.cancelAtPeriodEnd).toBe(true);
});

it("a plan that is cancelled while a month is unpaid ends at once, because Stripe would go on collecting", async () => {
	const alone = await signedIn(server);
	const minor = await family("unpaid@example.org");
	const plans: string[] = [];
	for (const { visitor, email } of [alone, minor]) {
		await subscribed(visitor);
		const [row] = await test.ask(
			"SELECT provider_reference AS id FROM subscription s JOIN account a ON a.id = s.account_id WHERE email = $1",
			[email],
		);
		plans.push(String(row?.id));
		peer.renew(plans.at(-1) ?? "", false);
		await deliver("invoice.payment_failed");
		expect((await visitor.call("subscription")).body.details.status).toBe("past_due");
	}
	expect((await alone.visitor.call("cancelSubscription")).body).toMatchObject({
		isPremium: false,
		details: { status: "ended", paymentFailedAt: null },
	});
	await minor.decide("refuse");
	await reconcileAll();
	expect(plans.map((id) => peer.subscription(id)?.status)).toEqual(["canceled", "canceled"]);
});

it("a buyer sees the appointment, goes back and books the same again", async () => {
	const { visitor } = await signedIn(server);
	await subscribed(visitor);
	const slot = await freeTime(visitor);
	const wanted = bookingRequest(slot);
	const first = await visitor.call("bookAppointment", wanted);
	// In the other language it is the same request, and the same page.
	expect((await visitor.call("bookAppointment", { ...wanted, locale: "fr" })).body).toEqual(first.body);
	pay(first.body.url);
	expect((await visitor.call("bookAppointment", { ...wanted, locale: "fr" })).body).toMatchObject({
		kind: "booked",
		appointment: slot,
	});
	await expectSound(test);
});

it("a refund on Stripe's own pages is applied, also by the refund's message alone", async () => {
	const { visitor } = await signedIn(server);
	await subscribed(visitor);
	const booked = await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor)));
	pay(booked.body.url);
	const [{ id }] = (await visitor.call("appointments")).body.appointments;
	const [row] = await test.ask(
		"SELECT provider_charge AS charge FROM payment p JOIN appointment a ON a.payment_id = p.id WHERE a.id = $1",
		[id],
	);
	peer.events.splice(0);
	peer.refund(String(row?.charge));
	await deliver("refund.created");
	expect((await visitor.call("appointments")).body.appointments).toMatchObject([
		{ status: "cancelled", refund: "done" },
	]);
	await expectSound(test);
});

it("Stripe deletes the customer of an erased account, also for ended plans", async () => {
	const { visitor } = await signedIn(server);
	const customers: string[] = [];
	for (let plans = 0; plans < 2; plans += 1) {
		expect((await subscribed(visitor)).isPremium).toBe(true);
		const [row] = await test.ask(
			"SELECT provider_reference AS id FROM subscription ORDER BY started_at DESC",
		);
		const reference = String(row?.id);
		customers.push(peer.subscription(reference)?.customer ?? "");
		if (plans === 0) {
			peer.events.splice(0);
			peer.end(reference);
			await deliver("customer.subscription.deleted");
			expect((await visitor.call("subscription")).body.isPremium).toBe(false);
		}
	}
	expect(customers.map(peer.isCustomer)).toEqual([true, true]);
	await visitor.call("erase", { password: "a long enough secret" });
	await reconcileAll();
	expect(customers.map(peer.isCustomer)).toEqual([false, false]);
	expect(await test.ask("SELECT 1 FROM subscription WHERE wish <> 'none'")).toEqual([]);
});

it("payments on pages that were open during an erasure are refunded", async () => {
	const { visitor } = await signedIn(server);
	await subscribed(visitor);
	const slot = await freeTime(visitor);
	const { url } = (await visitor.call("bookAppointment", bookingRequest(slot))).body;
	await visitor.call("erase", { password: "a long enough secret" });
	const { visitor: other } = await signedIn(server);
	const plan = (await other.call("subscribe", { locale: null })).body.url;
	await other.call("erase", { password: "a long enough secret" });
	// The time is free at once.
	expect(await freeTime((await signedIn(server)).visitor)).toEqual(slot);
	const before = peer.refunds();
	pay(url);
	pay(plan);
	await reconcileAll();
	expect(peer.refunds()).toBe(before + 2);
	expect(await test.ask("SELECT 1 FROM subscription WHERE account_id IS NULL AND status <> 'ended'")).toEqual(
		[],
	);
	expect(
		await test.ask("SELECT 1 FROM payment WHERE account_id IS NULL AND state IN ('open', 'refunding')"),
	).toEqual([]);
	await expectSound(test);
});
