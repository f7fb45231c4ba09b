import { afterAll, beforeAll, expect, it } from "vitest";
import { cents } from "#domain/shared/money.ts";
import { createProviders } from "#server/billing/payments/providers.ts";
import { createSubscriptionSync } from "#server/billing/subscription-sync.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer } from "../setup/live-server.ts";
import { signedIn } from "../setup/people.ts";
import { oneOrder, openDesk, order, type StripeOrderTools, someAccount } from "./stripe-orders.ts";
import { signature, startStripePeer } from "./stripe-peer.ts";

const test = prepareDatabase();
let desk: StripeOrderTools;
beforeAll(async () => {
	desk = await openDesk(test, await startStripePeer());
});
afterAll(() => desk.peer.close());

const stateOf = async (id: string) =>
	(await test.ask("SELECT state FROM payment WHERE id = $1", [id]))[0]?.state;
const deliverAll = async () => {
	for (const event of desk.peer.events.splice(0)) expect(await desk.deliver(event), event.type).toBe(204);
};

it("a buyer subscribes on Stripe's page, sees the plan before any message, and cancels there", async () => {
	const { visitor } = await signedIn(desk.server);
	const { peer } = desk;
	const answer = await visitor.call("subscribe", { locale: "fr" });
	expect(answer.body).toMatchObject({ kind: "redirect" });
	expect((await visitor.call("subscription")).body).toEqual({
		isPremium: false,
		testMode: false,
		details: null,
		isPaymentOpen: true,
	});
	// Left and started again: the first page can't be paid.
	const again = await visitor.call("subscribe", { locale: null });
	const session = (url: string) => url.split("/").at(-1) ?? "";
	peer.pay(session(answer.body.url));
	expect((await visitor.call("subscription")).body.isPremium).toBe(false);
	peer.pay(session(again.body.url));
	expect((await visitor.call("subscription")).body).toMatchObject({
		isPremium: true,
		details: { status: "active", hasPortal: true },
	});
	await deliverAll();
	expect((await visitor.call("subscribe", { locale: null })).body.code).toBe("subscription.already_premium");
	expect((await visitor.call("subscriptionPortal", { locale: "en" })).body.url).toMatch(/^https:/);
	expect((await visitor.call("cancelSubscription")).body.details.cancelAtPeriodEnd).toBe(true);
	const [row] = await test.ask("SELECT provider_reference FROM subscription WHERE account_id IS NOT NULL");
	expect(peer.subscription(String(row?.provider_reference))?.cancel_at_period_end).toBe(true);
	// Erased: Stripe deletes the customer.
	const customer = peer.subscription(String(row?.provider_reference))?.customer ?? "";
	expect(peer.isCustomer(customer)).toBe(true);
	await visitor.call("erase", { password: "a long enough secret" });
	await desk.minute();
	expect(peer.subscription(String(row?.provider_reference))?.status).toBe("canceled");
	expect(peer.isCustomer(customer)).toBe(false);
	await deliverAll();
});

it("a message with several signatures needs a valid one; another text, key or time is refused", async () => {
	const text = '{"id":"evt_other","object":"event","type":"x.y","data":{"object":{"object":"thing"}}}';
	const now = Math.floor(desk.server.now().getTime() / 1000);
	const good = signature(text, desk.peer.secret, now);
	expect(await desk.send(text, `${good},v1=${"0".repeat(64)}`)).toBe(204);
	expect(await desk.send(text, `t=${now},v1=${"0".repeat(64)},${good.split(",")[1]}`)).toBe(204);
	expect(await desk.send(text, signature(text, desk.peer.secret, now - 299))).toBe(204);
	expect(await desk.send(text, signature(text, desk.peer.secret, now - 302))).toBe(400);
	expect(await desk.send(text.replace("x.y", "x.z"), good)).toBe(400);
	expect(await desk.send("{", signature("{", desk.peer.secret, now))).toBe(400);
	expect(await desk.send("[]", signature("[]", desk.peer.secret, now))).toBe(400);
});

it("a message that can't be applied is answered with a failure, and applied when it is repeated", async () => {
	const id = await order(desk, await someAccount(test), "consultation");
	desk.peer.pay(desk.peer.sessionOf(id)?.id ?? "");
	const events = desk.peer.events.splice(0);
	const completed = events.find(({ type }) => type === "checkout.session.completed");
	if (completed === undefined) throw new Error("No message");
	desk.peer.breakNext("before", 3);
	expect(await desk.deliver(completed)).toBe(500);
	expect(await stateOf(id)).toBe("open");
	expect(await desk.deliver(completed)).toBe(204);
	expect(await stateOf(id)).toBe("paid");
});

it("a start and a refund happen once when Stripe's response is lost", async () => {
	desk.peer.breakNext("after", 1);
	const id = await order(desk, await someAccount(test), "consultation");
	desk.peer.pay(desk.peer.sessionOf(id)?.id ?? "");
	const { payments } = desk.server.services;
	expect(await payments.reconcile(id)).toBe("paid");
	const before = desk.peer.refunds();
	await test.database.transaction((transaction) => payments.askRefund(transaction, id));
	await Promise.all([payments.reconcile(id), payments.reconcile(id), payments.reconcile(id)]);
	expect(await stateOf(id)).toBe("refunded");
	expect(desk.peer.refunds()).toBe(before + 1);
	await deliverAll();
});

it("selling at another price than the page's is refused", async () => {
	const accountId = await someAccount(test);
	const { payments } = desk.server.services;
	const wrong = await test.database.transaction((transaction) =>
		payments.open(
			transaction,
			{ accountId, purpose: "subscription", plan: "premium", amountCents: cents(399) },
			desk.server.now(),
		),
	);
	const pages = { returnUrl: "http://localhost/a", cancelUrl: "http://localhost/b" };
	const words = { description: "x", locale: "en", email: "a@b.example", ...pages } as const;
	const other = await openDesk(test, desk.peer);
	await expect(other.server.services.payments.start(wrong, words)).rejects.toThrow("STRIPE_PRICE_ID");
	expect(await stateOf(wrong)).toBe("expired");
});

it("an older state is never written over a newer one", async () => {
	const id = await order(desk, await someAccount(test), "subscription");
	desk.peer.pay(desk.peer.sessionOf(id)?.id ?? "");
	await deliverAll();
	const { provider } = desk.server.services.payments;
	let resumeBooking = () => {};
	const isRead = Promise.withResolvers<void>();
	const held = new Promise<void>((resolve) => {
		resumeBooking = resolve;
	});
	let isFirst = true;
	const slow = createSubscriptionSync({
		receipts: { issue: async () => {} },
		database: test.database,
		providers: createProviders({
			...provider,
			readSubscription: async (reference, plan) => {
				const truth = await provider.readSubscription(reference, plan);
				if (isFirst) {
					isFirst = false;
					isRead.resolve();
					await held;
				}
				return truth;
			},
		}),
		mailer: { enqueue: async () => {} },
		now: desk.server.now,
		log: createLog("error", () => {}, Date.now),
	}).sync(id);
	await isRead.promise;
	desk.peer.end(desk.peer.sessionOf(id)?.subscription ?? "");
	await deliverAll();
	resumeBooking();
	expect((await slow).status).toBe("ended");
});

it("the order of a subscription is found by its bill alone", async () => {
	const id = await order(desk, await someAccount(test), "subscription");
	desk.peer.pay(desk.peer.sessionOf(id)?.id ?? "");
	const events = desk.peer.events.splice(0);
	const bill = events.find(({ type }) => type === "invoice.paid");
	if (bill === undefined) throw new Error("No bill");
	expect(await desk.deliver(bill)).toBe(204);
	expect(await stateOf(id)).toBe("paid");
	const rows = await test.ask("SELECT status FROM subscription WHERE id = $1", [id]);
	expect(rows).toEqual([{ status: "active" }]);
});

it("plans of test mode end once payments are real, and their payments stay known", async () => {
	const before = createLiveServer(test);
	const { visitor } = await signedIn(before);
	await visitor.call("subscribe", { locale: null });
	const [{ id }] = (await visitor.call("payments")).body.payments;
	await desk.server.services.subscriptions.endSimulated();
	await desk.minute();
	expect((await visitor.call("subscription")).body).toMatchObject({
		isPremium: false,
		details: { status: "ended" },
	});
	const { payments } = desk.server.services;
	await test.database.transaction((transaction) => payments.askRefund(transaction, id));
	expect(await payments.reconcile(id)).toBe("refunded");
});

const orders = Number(process.env.SPECTRA_STRIPE_ORDERS ?? 30);
const firstSeed = Number(process.env.SPECTRA_STRIPE_SEED ?? 1);
it(`our state equals Stripe's in ${orders} random orders of late, repeated, reordered and forged messages`, async () => {
	for (let number = 0; number < orders; number += 1) await oneOrder(desk, firstSeed + number);
}, 1_200_000);
