import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { cents } from "#domain/shared/money.ts";
import { stripeProvider } from "#server/billing/payments/stripe/provider.ts";
import type { TestDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import type { PeerEvent } from "./stripe-books.ts";
import { type StripePeer, signature } from "./stripe-peer.ts";

/** A live server with the fake Stripe as its provider, and one slot to deliver messages to. */
export interface StripeOrderTools {
	readonly server: LiveServer;
	readonly peer: StripePeer;
	readonly test: TestDatabase;
	/** Sends a text as a message; returns the response's status. */
	readonly send: (text: string, header: string | null) => Promise<number>;
	readonly deliver: (event: PeerEvent) => Promise<number>;
	/** Runs the jobs of each minute. */
	readonly minute: () => Promise<void>;
}

const words = { description: "x", locale: "en", email: "a@b.example" } as const;
const pages = { returnUrl: "http://localhost:3000/a", cancelUrl: "http://localhost:3000/b" };

/** The settings of Stripe, pointing to the fake one. */
export const stripeAt = (peer: StripePeer) =>
	stripeProvider({
		secretKey: "sk_test_0123456789",
		webhookSecret: peer.secret,
		priceIds: { premium: peer.priceId },
		apiUrl: peer.url,
	});

/** Sets up the server. Consultations have only a reservation, and a log of payment effects. */
export async function openDesk(test: TestDatabase, peer: StripePeer): Promise<StripeOrderTools> {
	const provider = stripeAt(peer);
	const server = createLiveServer(test, { provider });
	await test.ask("CREATE TABLE IF NOT EXISTS test_hold (payment_id uuid PRIMARY KEY)");
	await test.ask("CREATE TABLE IF NOT EXISTS test_diary (payment_id uuid, what text)");
	const write = (transaction: {
		$client: { query: (text: string, values: unknown[]) => Promise<unknown> };
	}) => ({
		diary: (id: string, what: string) =>
			transaction.$client.query("INSERT INTO test_diary VALUES ($1, $2)", [id, what]),
		release: async (id: string): Promise<boolean> => {
			const gone = (await transaction.$client.query("DELETE FROM test_hold WHERE payment_id = $1", [id])) as {
				rowCount: number;
			};
			return gone.rowCount > 0;
		},
	});
	server.services.payments.register("consultation", {
		paid: async (transaction, { id }) => {
			const { diary, release } = write(transaction);
			const kept = await release(id);
			await diary(id, kept ? "booked" : "lost");
			return kept ? "kept" : "lost";
		},
		released: async (transaction, { id }) => {
			const { diary, release } = write(transaction);
			await release(id);
			await diary(id, "released");
		},
		refunded: async (transaction, { id }) => {
			await write(transaction).diary(id, "refunded");
		},
	});
	const stripe = server.visitor();
	const send = async (text: string, header: string | null) => {
		const headers = {
			origin: "https://stripe.example",
			...(header === null ? {} : { "stripe-signature": header }),
		};
		return (await stripe.ask("/api/payments/stripe-events", { body: text, headers })).status;
	};
	const seconds = () => Math.floor(server.now().getTime() / 1000);
	return {
		server,
		peer,
		test,
		send,
		deliver: ({ text }) => send(text, signature(text, peer.secret, seconds())),
		minute: async () => {
			for (const name of ["payments", "subscriptions"]) {
				await server.services.jobDefinitions.find((job) => job.name === name)?.handle({});
			}
		},
	};
}

/** Inserts an account without a sign-up. */
export async function someAccount({ ask }: Pick<TestDatabase, "ask">): Promise<string> {
	const id = randomUUID();
	await ask(
		`INSERT INTO account (id, email, first_name, last_name, role, locale, zone, consent, created_at, updated_at)
		 VALUES ($1, $2, 'x', 'x', 'teacher', 'en', 'UTC', 'not_needed', now(), now())`,
		[id, `${id}@example.org`],
	);
	return id;
}

/** Creates an order and sends it to the provider; returns its id. */
export async function order(
	{ server, test }: StripeOrderTools,
	accountId: string,
	purpose: "subscription" | "consultation",
): Promise<string> {
	const { payments } = server.services;
	const amountCents = cents(purpose === "subscription" ? 499 : 2000);
	const id = await test.database.transaction(async (transaction) => {
		const opened = await payments.open(
			transaction,
			{
				accountId,
				amountCents,
				...(purpose === "subscription" ? { purpose, plan: "premium" } : { purpose }),
			},
			server.now(),
		);
		if (purpose === "consultation") {
			await transaction.$client.query("INSERT INTO test_hold VALUES ($1)", [opened]);
		}
		return opened;
	});
	expect(await payments.start(id, { ...words, ...pages })).toMatchObject({ kind: "redirect" });
	return id;
}

/** A seeded generator of random numbers (mulberry32). */
const generator = (seed: number) => {
	let state = seed;
	return (below: number): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	};
};

/** Messages that Stripe did not send: each is refused and changes nothing. */
async function forge(desk: StripeOrderTools, session: string, orderId: string, kind: number): Promise<void> {
	const { peer, server, send, test } = desk;
	const text = JSON.stringify({
		id: `evt_forged_${randomUUID()}`,
		object: "event",
		type: "checkout.session.completed",
		data: {
			object: {
				object: "checkout.session",
				id: session,
				payment_status: "paid",
				metadata: { payment_id: orderId },
			},
		},
	});
	const now = Math.floor(server.now().getTime() / 1000);
	const good = signature(text, peer.secret, now);
	const headers = [
		null,
		"",
		signature(text, "whsec_wrong", now),
		signature(`${text} `, peer.secret, now),
		signature(text, peer.secret, now - 301),
		good.replace("v1=", "v0="),
		good.replace(`t=${now}`, `t=${now + 1}`),
		`${good.slice(0, -1)}${good.endsWith("0") ? "1" : "0"}`,
	];
	const before = await test.ask("SELECT count(*) FROM payment_event");
	expect(await send(text, headers[kind % headers.length] ?? null)).toBe(400);
	expect(await test.ask("SELECT count(*) FROM payment_event")).toEqual(before);
}

/** The state of an account's payments and subscription on our side and on Stripe's, in the same words. */
async function compare({ test, peer }: StripeOrderTools, accountId: string, orders: readonly string[]) {
	const ours: unknown[] = [];
	const theirs: unknown[] = [];
	for (const id of orders) {
		const [row] = await test.ask("SELECT state, purpose FROM payment WHERE id = $1", [id]);
		const session = peer.sessionOf(id);
		const invoice = peer.invoicesOf(session?.subscription ?? "")[0];
		const intent = peer.intent(session?.payment_intent ?? invoice?.intent ?? "");
		const paid = intent?.refunded ? "refunded" : "paid";
		ours.push(row?.state);
		theirs.push(session?.status === "complete" ? paid : session?.status);
		const diary = await test.ask("SELECT what FROM test_diary WHERE payment_id = $1 ORDER BY what", [id]);
		const said = diary.map(({ what }) => what).join();
		const sound = {
			paid: ["booked"],
			refunded: ["booked,refunded", "lost,refunded", "lost,refunded,released", "released"],
		};
		if (row?.purpose === "consultation") {
			const allowed = { ...sound, expired: ["released"], open: [""] }[String(row.state)] ?? [];
			expect(allowed, `${row.state}: ${said}`).toContain(said);
		}
	}
	const rows = await test.ask(
		`SELECT provider_reference, status, period_end, cancel_at_period_end, payment_failed_at
		 FROM subscription WHERE account_id = $1 ORDER BY started_at`,
		[accountId],
	);
	for (const row of rows) {
		const found = peer.subscription(String(row.provider_reference));
		const latest = peer.invoicesOf(found?.id ?? "").at(-1);
		const failedAt = found?.status === "past_due" && latest ? new Date(latest.created * 1000) : null;
		ours.push(row);
		theirs.push({
			provider_reference: found?.id,
			status: found?.status === "canceled" ? "ended" : found?.status,
			period_end: new Date(
				Math.min(found?.periodEnd ?? 0, found?.endedAt ?? Number.POSITIVE_INFINITY) * 1000,
			),
			cancel_at_period_end: found?.cancel_at_period_end,
			payment_failed_at: failedAt,
		});
		const [books] = await test.ask(
			"SELECT count(*)::int AS paid FROM payment WHERE account_id = $1 AND purpose = 'subscription' AND provider_charge IS NOT NULL",
			[accountId],
		);
		ours.push(books?.paid);
		theirs.push(peer.invoicesOf(found?.id ?? "").filter(({ status }) => status === "paid").length);
	}
	return { ours, theirs };
}

/**
 * One account, two orders, up to eight things that happen to them, and their messages in an order drawn from `seed`: late,
 * twice, turned round, with forged ones between. Afterwards we say what the peer says.
 */
export async function oneOrder(desk: StripeOrderTools, seed: number): Promise<void> {
	const { peer, server, test, deliver, minute } = desk;
	const below = generator(seed);
	const accountId = await someAccount(test);
	const consultation = await order(desk, accountId, "consultation");
	const plan = await order(desk, accountId, "subscription");
	const orders = [consultation, plan];
	const sessionOf = (id: string) => peer.sessionOf(id)?.id ?? "";
	const subscribed = () => peer.sessionOf(plan)?.subscription ?? "";
	const intents = () => [
		peer.sessionOf(consultation)?.payment_intent ?? "",
		...peer.invoicesOf(subscribed()).map(({ intent }) => intent),
	];
	const { payments } = server.services;
	const actions = [
		() => peer.pay(sessionOf(consultation)),
		() => peer.pay(sessionOf(plan)),
		() => peer.pay(sessionOf(plan)),
		() => peer.expire(sessionOf(orders[below(2)] ?? "")),
		() => peer.renew(subscribed(), below(3) > 0),
		() => peer.renew(subscribed(), false),
		() => peer.recover(subscribed()),
		() => peer.end(subscribed()),
		() => peer.refund(intents()[0] ?? ""),
		() => peer.refund(intents().at(-1) ?? ""),
		() => payments.giveUpOpen(accountId, "consultation"),
		async () => {
			await test.database.transaction((transaction) => payments.askRefund(transaction, consultation));
			await payments.reconcile(consultation);
		},
	];
	const pending: PeerEvent[] = [];
	const bring = async (most: number) => {
		pending.push(...peer.events.splice(0));
		for (let count = 0; count < most && pending.length > 0; ) {
			// Some arrive concurrently.
			const together: PeerEvent[] = [];
			for (let size = 1 + below(3); size > 0 && pending.length > 0; size -= 1) {
				together.push(...pending.splice(below(pending.length), 1));
			}
			count += together.length;
			// Repeated later: at once, or after everything else.
			pending.push(...together.filter(() => below(4) === 0));
			const statuses = await Promise.all(together.map(deliver));
			expect(statuses).toEqual(together.map(() => 204));
		}
	};
	for (let count = 1 + below(8); count > 0; count -= 1) {
		await actions[below(actions.length)]?.();
		if (below(2) === 0) await bring(below(4));
		if (below(3) === 0) await forge(desk, sessionOf(consultation), consultation, below(8));
	}
	while (pending.length > 0 || peer.events.length > 0) await bring(50);
	const refundedByUs = async () =>
		(await test.ask("SELECT 1 FROM subscription WHERE account_id = $1 AND wish <> 'none'", [accountId]))
			.length > 0;
	if (await refundedByUs()) {
		// A month was refunded: we end the plan, which Stripe then reports.
		await minute();
		while (pending.length > 0 || peer.events.length > 0) await bring(50);
	}
	const { ours, theirs } = await compare(desk, accountId, orders);
	expect(ours, `seed ${seed}`).toEqual(theirs);
	expect(await test.ask("SELECT id FROM payment_event WHERE applied_at IS NULL"), `seed ${seed}`).toEqual([]);
	// Open orders are not checked in the following cases.
	await test.ask("DELETE FROM receipt WHERE payment_id IN (SELECT id FROM payment WHERE account_id = $1)", [
		accountId,
	]);
	for (const table of ["subscription", "payment", "payment_event"]) {
		const own = table === "payment_event" ? "" : " WHERE account_id = $1";
		await test.ask(`DELETE FROM ${table}${own}`, own === "" ? [] : [accountId]);
	}
}
