import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CrashPoint, crashingDatabase } from "../setup/crashing-database.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { createManyPeople, type Member } from "../setup/many-people.ts";
import { openDesk, type StripeOrderTools, stripeAt } from "./stripe-orders.ts";
import { signature, startStripePeer } from "./stripe-peer.ts";

const test = prepareDatabase();
let desk: StripeOrderTools;
let simulated: LiveServer;
beforeAll(async () => {
	desk = await openDesk(test, await startStripePeer());
	simulated = createLiveServer(test);
});
afterAll(() => desk.peer.close());

/** A new account without the plan. */
const someone = async (server: LiveServer): Promise<Member> => {
	const [member] = await createManyPeople(test, server, 1);
	if (member === undefined) throw new Error("No account was found");
	await test.ask("DELETE FROM subscription WHERE account_id = $1", [member.accountId]);
	return member;
};
/** Every step in the long form, some of them in the short one. */
const step = process.env.SPECTRA_FAULTS === "long" ? 1 : 6;
const jobs = ["payments", "subscriptions"] as const;
const minute = async (server: LiveServer) => {
	for (const name of jobs) {
		await server.services.jobDefinitions.find((job) => job.name === name)?.handle({});
	}
};
const bookOf = async (accountId: string) => ({
	payments: await test.ask("SELECT id, state FROM payment WHERE account_id = $1 ORDER BY created_at", [
		accountId,
	]),
	plans: await test.ask("SELECT id, provider_reference, status FROM subscription WHERE account_id = $1", [
		accountId,
	]),
});
const phases: CrashPoint["phase"][] = ["after", "before"];

describe("a server that dies at any step of a payment", { timeout: 600_000 }, () => {
	it.each(phases)(
		"a server that dies during a simulated payment (%s asking) leaves a paid plan once, or none",
		async (phase) => {
			const outcomes = { premium: 0, nothing: 0 };
			let hasCrashed = true;
			for (let at = 1; hasCrashed; at += step) {
				const dying = crashingDatabase(test.address, { at, phase });
				const member = await someone(simulated);
				const victim = createLiveServer({ ...test, database: dying.database });
				await member
					.at(victim)
					.ask("/api/subscription", { locale: null })
					.catch(() => {});
				await dying.stop();
				hasCrashed = dying.hasCrashed();
				simulated.pass(61_000);
				await minute(simulated);
				const { payments, plans } = await bookOf(member.accountId);
				const bank = await test.ask(
					"SELECT s.state FROM simulated_payment s JOIN payment p ON p.id::text = s.id WHERE p.account_id = $1 AND s.state = 'paid'",
					[member.accountId],
				);
				const isPremium = (await member.ask("/api/subscription")).body.isPremium;
				const what = `${phase} ${at}: ${JSON.stringify({ payments, plans, bank })}`;
				expect(bank.length, what).toBe(isPremium ? 1 : 0);
				expect(payments.filter(({ state }) => state === "paid").length, what).toBe(bank.length);
				expect(
					payments.filter(({ state }) => state === "open" || state === "refunding"),
					what,
				).toEqual([]);
				expect(plans.filter(({ status }) => status !== "ended").length, what).toBe(bank.length);
				outcomes[isPremium ? "premium" : "nothing"] += 1;
			}
			expect(outcomes.premium).toBeGreaterThan(0);
			expect(outcomes.nothing).toBeGreaterThan(0);
		},
	);

	it.each(phases)(
		"a server that dies during a Stripe message (%s asking) applies the repeated message",
		async (phase) => {
			let hasCrashed = true;
			for (let at = 1; hasCrashed; at += step) {
				const dying = crashingDatabase(test.address, { at, phase });
				const member = await someone(desk.server);
				const { url } = (await member.ask("/api/subscription", { locale: null })).body;
				desk.peer.pay(String(url).split("/").at(-1) ?? "");
				const victim = createLiveServer(
					{ ...test, database: dying.database },
					{ provider: stripeAt(desk.peer) },
				);
				const events = desk.peer.events.splice(0);
				for (const event of events) {
					const now = Math.floor(victim.now().getTime() / 1000);
					const headers = { "stripe-signature": signature(event.text, desk.peer.secret, now) };
					const asking = { body: event.text, headers };
					const { status } = await victim.visitor().ask("/api/payments/stripe-events", asking);
					if (status !== 204) expect(await desk.deliver(event)).toBe(204);
				}
				await dying.stop();
				hasCrashed = dying.hasCrashed();
				const { payments, plans } = await bookOf(member.accountId);
				expect(
					payments.map(({ state }) => state),
					`${phase} ${at}`,
				).toEqual(["paid"]);
				expect(
					plans.map(({ status }) => status),
					`${phase} ${at}`,
				).toEqual(["active"]);
				const mails = await test.ask("SELECT 1 FROM mail_outbox WHERE account_id = $1", [member.accountId]);
				expect(mails, `${phase} ${at}`).toHaveLength(1);
			}
		},
	);

	it.each(phases)(
		"a server that dies while it starts an order at Stripe (%s asking) leaves no account waiting for it",
		async (phase) => {
			let hasCrashed = true;
			let started = 0;
			for (let at = 1; hasCrashed; at += step) {
				const dying = crashingDatabase(test.address, { at, phase });
				const member = await someone(desk.server);
				const victim = createLiveServer(
					{ ...test, database: dying.database },
					{ provider: stripeAt(desk.peer) },
				);
				const answer = await member.at(victim).ask("/api/subscription", { locale: null });
				await dying.stop();
				hasCrashed = dying.hasCrashed();
				// Started again at once: the earlier order is given up, and its page at Stripe can't be paid.
				const again = await member.ask("/api/subscription", { locale: null });
				expect(again.body, `${phase} ${at}`).toMatchObject({ kind: "redirect" });
				if (answer.status === 200) {
					started += 1;
					desk.peer.pay(String(answer.body.url).split("/").at(-1) ?? "");
				}
				desk.peer.pay(String(again.body.url).split("/").at(-1) ?? "");
				for (const event of desk.peer.events.splice(0)) expect(await desk.deliver(event)).toBe(204);
				const { payments, plans } = await bookOf(member.accountId);
				expect(
					payments.filter(({ state }) => state === "paid"),
					`${phase} ${at}`,
				).toHaveLength(1);
				expect(
					payments.filter(({ state }) => state === "open"),
					`${phase} ${at}`,
				).toHaveLength(0);
				expect(plans, `${phase} ${at}`).toHaveLength(1);
			}
			expect(started).toBeGreaterThan(0);
		},
	);
});
