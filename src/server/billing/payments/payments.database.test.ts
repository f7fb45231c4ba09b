import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { simulatePayment } from "#domain/billing/payment.ts";
import { cents } from "#domain/shared/money.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createPayments } from "./payments.ts";
import type { PaymentProvider } from "./provider.ts";
import { createProviders } from "./providers.ts";
import type { PaymentHandler } from "./reconciler.ts";
import { simulatedProvider } from "./simulated/provider.ts";
import { createRandomOutcomes } from "./simulated/random-outcomes.ts";

const { database, ask } = prepareDatabase();
const log = createLog("error", () => {}, Date.now);
const words = {
	description: "x",
	locale: "en",
	email: "a@b.example",
	returnUrl: "/",
	cancelUrl: "/",
} as const;

let accountId: string;
let called: string[];
let isGone: boolean;
let chance: number;
let present: number;
beforeEach(async () => {
	accountId = randomUUID();
	called = [];
	isGone = false;
	chance = 0;
	present = Date.now();
	await ask(
		`INSERT INTO account (id, email, first_name, last_name, role, locale, zone, consent, created_at, updated_at)
		 VALUES ($1, $2, 'x', 'x', 'student', 'en', 'UTC', 'not_needed', now(), now())`,
		[accountId, `${accountId}@example.org`],
	);
});

const now = () => new Date(present);
const simulated = simulatedProvider(database, { chance: () => chance, wait: async () => {}, now });
const handler: PaymentHandler = {
	paid: async (_, payment) => {
		called.push("paid");
		return isGone || payment.accountId === null ? "lost" : "kept";
	},
	released: async () => void called.push("released"),
	refunded: async () => void called.push("refunded"),
};
const paymentsWith = (changes: Partial<PaymentProvider> = {}) => {
	const payments = createPayments({
		receipts: { issue: async () => {} },
		database,
		providers: createProviders({ ...simulated, ...changes }),
		now,
		log,
	});
	payments.register("consultation", handler);
	return payments;
};
const opened = (payments: ReturnType<typeof paymentsWith>) =>
	database.transaction((transaction) =>
		payments.open(transaction, { accountId, purpose: "consultation", amountCents: cents(2000) }, now()),
	);
const bankSays = async (id: string) =>
	(await ask("SELECT state FROM simulated_payment WHERE id = $1", [id]))[0]?.state;
const weSay = async (id: string) => (await ask("SELECT state FROM payment WHERE id = $1", [id]))[0]?.state;

it("a payment succeeds or fails once, and its effect is called once", async () => {
	const payments = paymentsWith();
	const id = await opened(payments);
	expect(await payments.start(id, words)).toEqual({ kind: "settled", state: "paid" });
	expect(await Promise.all([payments.reconcile(id), payments.reconcile(id)])).toEqual(["paid", "paid"]);
	expect(called).toEqual(["paid"]);
	chance = 0.95;
	const failing = await opened(payments);
	expect(await payments.start(failing, words)).toEqual({ kind: "settled", state: "failed" });
	expect(called).toEqual(["paid", "released"]);
});

it("the simulation draws outcomes at random, or as a test sets them", () => {
	const first = createRandomOutcomes("refuse-first");
	expect(["a", "a", "b", null, "b"].map((payer) => simulatePayment(first(payer)).ok)).toEqual([
		false,
		true,
		false,
		true,
		true,
	]);
	expect(simulatePayment(createRandomOutcomes("accept")("a")).ok).toBe(true);
	const drawn = Array.from({ length: 1000 }, () => createRandomOutcomes("chance")("a"));
	expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
	expect(new Set(drawn).size).toBeGreaterThan(990);
});

it("a payment whose object is gone is refunded, and a failed refund is retried", async () => {
	isGone = true;
	const payments = paymentsWith();
	const id = await opened(payments);
	expect(await payments.start(id, words)).toEqual({ kind: "settled", state: "refunded" });
	expect(await bankSays(id)).toBe("refunded");
	expect(called).toEqual(["paid", "refunded"]);

	const broken = paymentsWith({ refundPayment: () => Promise.reject(new Error("away")) });
	const second = await opened(broken);
	await expect(broken.start(second, words)).rejects.toThrow("away");
	expect([await weSay(second), await bankSays(second)]).toEqual(["refunding", "paid"]);
	await payments.reconcileAll();
	expect([await weSay(second), await bankSays(second)]).toEqual(["refunded", "refunded"]);
});

it("a payment is kept when the server dies before it reads the result", async () => {
	const deaf = paymentsWith({
		startPayment: async (order) => {
			await simulated.startPayment(order);
			throw new Error("died");
		},
		expirePayment: () => Promise.reject(new Error("dead")),
	});
	const id = await opened(deaf);
	await expect(deaf.start(id, words)).rejects.toThrow("died");
	expect([await weSay(id), await bankSays(id)]).toEqual(["open", "paid"]);
	await paymentsWith().reconcileAll();
	expect(await weSay(id)).toBe("paid");
	expect(called).toEqual(["paid"]);
});

it("an order that the provider never received is given up, at once or when it expires", async () => {
	const payments = paymentsWith({ startPayment: () => Promise.reject(new Error("away")) });
	const id = await opened(payments);
	await expect(payments.start(id, words)).rejects.toThrow("away");
	expect(await weSay(id)).toBe("expired");
	const forgotten = await opened(payments);
	await payments.reconcileAll();
	expect(await weSay(forgotten)).toBe("open");
	present += 61_000;
	await payments.reconcileAll();
	expect(await weSay(forgotten)).toBe("expired");
	// The bank refuses a later payment of it.
	expect(await paymentsWith().start(forgotten, words)).toEqual({ kind: "settled", state: "expired" });
	expect(called).toEqual(["released", "released"]);
});

it("a refund on request happens once, and the books of an erased account remain", async () => {
	const payments = paymentsWith();
	const id = await opened(payments);
	await payments.start(id, words);
	for (let time = 0; time < 2; time += 1) {
		await database.transaction((transaction) => payments.askRefund(transaction, id));
		expect(await payments.reconcile(id)).toBe("refunded");
	}
	expect(called).toEqual(["paid", "refunded"]);
	const open = await opened(payments);
	const order = { id: open, reference: null, amountCents: cents(2000), currency: "eur", expiresAt: now() };
	await simulated.startPayment({ ...words, ...order });
	await ask("DELETE FROM account WHERE id = $1", [accountId]);
	expect(await payments.reconcile(open)).toBe("refunded");
	expect(await ask("SELECT account_id, amount_cents FROM payment WHERE id = $1", [id])).toEqual([
		{ account_id: null, amount_cents: 2000 },
	]);
});
