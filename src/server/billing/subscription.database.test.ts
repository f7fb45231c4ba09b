import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { formatsOf } from "#domain/shared/format.ts";
import { parisZone, toInstant } from "#domain/shared/instant.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
beforeEach(() => server.chance(0));

/** Moves everything about plans back by some days: sessions would end if the clock moved instead. */
const pass = async (days: number) => {
	const columns = {
		payment: ["created_at", "expires_at", "settled_at"],
		subscription: ["period_end", "payment_failed_at", "started_at", "updated_at"],
		simulated_payment: ["decided_at"],
		simulated_subscription: ["started_at", "period_end", "payment_failed_at", "collect_at"],
	};
	for (const [table, names] of Object.entries(columns)) {
		const changes = names.map((name) => `${name} = ${name} - interval '${days * 24} hours'`);
		await test.ask(`UPDATE ${table} SET ${changes.join(", ")}`);
	}
};
const minute = async () => {
	for (const name of ["payments", "subscriptions"]) {
		await server.services.jobDefinitions.find((job) => job.name === name)?.handle({});
	}
};
const mailsTo = async (to: string) => {
	await server.deliver();
	return server.mails.filter((mail) => mail.to === to && mail.kind === "plan").map(({ subject }) => subject);
};

it("an account subscribes once and is notified; a guest is asked to log in", async () => {
	const guest = server.visitor();
	expect((await guest.call("subscription")).body).toEqual({
		isPremium: false,
		testMode: true,
		details: null,
	});
	expect(await guest.call("subscribe", { locale: null })).toMatchObject({
		body: { code: "account.sign_in_required" },
	});
	const { visitor, email } = await signedIn(server);
	const answers = await Promise.all([
		visitor.call("subscribe", { locale: null }),
		visitor.call("subscribe", { locale: null }),
	]);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect((await visitor.call("subscription")).body).toMatchObject({
		isPremium: true,
		details: { plan: "premium", status: "active", cancelAtPeriodEnd: false, paymentFailedAt: null },
	});
	expect((await visitor.call("subscribe", { locale: null })).body).toMatchObject({
		code: "subscription.already_premium",
	});
	expect((await visitor.call("payments")).body.payments).toMatchObject([{ amountCents: 499, state: "paid" }]);
	expect(await mailsTo(email)).toEqual(["Premium is active"]);
	expect(server.mails.at(-1)?.text).toMatch(/€4\.99[\s\S]*Test mode/);
});

it("a failed payment leaves nothing, and the next one succeeds", async () => {
	const { visitor } = await signedIn(server);
	server.chance(0.97);
	expect(await visitor.call("subscribe", { locale: null })).toMatchObject({
		status: 402,
		body: { code: "subscription.payment.error" },
	});
	expect((await visitor.call("subscription")).body).toMatchObject({ isPremium: false, details: null });
	server.chance(0.9);
	expect((await visitor.call("subscribe", { locale: null })).body).toMatchObject({ kind: "active" });
	expect((await visitor.call("payments")).body.payments).toHaveLength(1);
});

it("a cancelled plan ends with its paid period, and can be resumed until then", async () => {
	const { visitor, email } = await signedIn(server, { locale: "fr" });
	expect((await visitor.call("cancelSubscription")).body).toMatchObject({ code: "subscription.none" });
	await visitor.call("subscribe", { locale: null });
	const cancelled = (await visitor.call("cancelSubscription")).body;
	expect(cancelled).toMatchObject({ isPremium: true, details: { cancelAtPeriodEnd: true } });
	expect(cancelled.details.premiumUntil).toBe(cancelled.details.periodEnd);
	expect((await visitor.call("resumeSubscription")).body.details.cancelAtPeriodEnd).toBe(false);
	await visitor.call("cancelSubscription");
	await pass(32);
	expect((await visitor.call("subscription")).body.isPremium).toBe(false);
	await minute();
	expect((await visitor.call("subscription")).body).toMatchObject({
		isPremium: false,
		details: { status: "ended" },
	});
	const subjects = await mailsTo(email);
	// Resuming is mailed, too: money will be charged again (journeys M3).
	expect(subjects).toHaveLength(5);
	expect(subjects.at(2)).toBe("Finalement, l’abonnement Premium continue");
	// It is charged again when its month ends, not after the grace period.
	const resumed = server.mails.find(({ to, subject }) => to === email && subject === subjects[2]);
	const next = formatsOf("fr").longDate(cancelled.details.periodEnd, parisZone);
	expect(resumed?.text).toContain(`la prochaine fois le ${next}, pour`);
	expect(subjects.at(0)).toBe("L’abonnement Premium est actif");
	expect(subjects.at(-1)).toBe("L’abonnement Premium est terminé");
	expect((await visitor.call("subscribe", { locale: null })).body).toMatchObject({ kind: "active" });
});

it("a plan renews each month, has a grace of seven days after a failed payment, and continues when one succeeds", async () => {
	const { visitor, email } = await signedIn(server);
	await visitor.call("subscribe", { locale: null });
	await pass(32);
	await minute();
	await minute();
	const second = (await visitor.call("subscription")).body;
	expect(second.isPremium).toBe(true);
	expect(second.details.periodEnd > toInstant(new Date())).toBe(true);
	expect((await visitor.call("payments")).body.payments).toHaveLength(2);
	server.chance(0.99);
	await pass(31);
	await minute();
	expect((await visitor.call("subscription")).body).toMatchObject({
		isPremium: true,
		details: { status: "past_due" },
	});
	server.chance(0);
	await pass(1.5);
	await minute();
	expect((await visitor.call("subscription")).body.details).toMatchObject({
		status: "active",
		paymentFailedAt: null,
	});
	server.chance(0.99);
	await pass(31);
	for (let tried = 0; tried < 7; tried += 1) {
		await minute();
		expect((await visitor.call("subscription")).body.isPremium, `day ${tried}`).toBe(true);
		await pass(1.01);
	}
	expect((await visitor.call("subscription")).body.isPremium).toBe(false);
	await minute();
	expect((await visitor.call("subscription")).body.details.status).toBe("ended");
	expect((await visitor.call("payments")).body.payments).toHaveLength(3);
	expect(await mailsTo(email)).toEqual([
		"Premium is active",
		"Premium continues for another month",
		"The payment for Premium did not go through",
		"Premium continues for another month",
		"The payment for Premium did not go through",
		"Premium has ended",
	]);
	expect(server.mails.findLast(({ to }) => to === email)?.text).toContain(
		"has ended because the monthly payment did not go through",
	);
});

it("a reader during the collection of a month sees its new end", async () => {
	const { visitor, email } = await signedIn(server);
	await visitor.call("subscribe", { locale: null });
	await pass(32);
	// The bank's second statement waits: the state after the first must not be read alone (journeys M6).
	await test.ask(
		"CREATE FUNCTION wait_at_bank() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(417); RETURN NEW; END'",
	);
	await test.ask(
		"CREATE TRIGGER wait_at_bank BEFORE UPDATE ON simulated_subscription FOR EACH ROW EXECUTE FUNCTION wait_at_bank()",
	);
	onTestFinished(() => test.ask("DROP FUNCTION wait_at_bank() CASCADE").then(() => {}));
	const job = (name: string) => server.services.jobDefinitions.find((one) => one.name === name)?.handle({});
	const collecting = await test.database.transaction(async (holding) => {
		await holding.execute("SELECT pg_advisory_xact_lock(417)");
		const collected = job("payments");
		await expect
			.poll(() => test.ask("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"))
			.toHaveLength(1);
		await job("subscriptions");
		return { collected };
	});
	await collecting.collected;
	await job("subscriptions");
	await mailsTo(email);
	const renewed = server.mails.filter(({ to, subject }) => to === email && subject.includes("another month"));
	expect(renewed).toHaveLength(1);
	const { periodEnd } = (await visitor.call("subscription")).body.details;
	const end = formatsOf("en").longDate(periodEnd, parisZone);
	expect(renewed[0]?.text).toContain(end);
});

it("a plan ends when its month is refunded", async () => {
	const { visitor, email } = await signedIn(server);
	await visitor.call("subscribe", { locale: null });
	const [{ id }] = (await visitor.call("payments")).body.payments;
	const { payments } = server.services;
	await test.database.transaction((transaction) => payments.askRefund(transaction, id));
	await minute();
	expect((await visitor.call("subscription")).body).toMatchObject({ isPremium: false });
	expect((await visitor.call("payments")).body.payments).toMatchObject([{ state: "refunded" }]);
	expect(await mailsTo(email)).toEqual(["Premium is active", "Refund of €4.99", "Premium has ended"]);
});

it("a student under eighteen needs a guardian first, who receives every mail from then on", async () => {
	const { visitor } = await signedIn(server, { ageBand: "15to17" });
	const parent = "parent@example.org";
	expect((await visitor.call("subscribe", { locale: null })).body.code).toBe("billing.guardian_needed");
	expect((await visitor.call("askGuardian", { guardianEmail: "no" })).body.code).toBe("forms.email_invalid");
	expect((await visitor.call("askGuardian", { guardianEmail: parent })).status).toBe(204);
	expect((await visitor.call("subscribe", { locale: null })).body.code).toBe("billing.guardian_pending");
	expect((await visitor.call("guardianship")).body).toEqual({ state: "pending", email: parent });
	await server.deliver();
	const token = tokenIn(server, "guardian", parent);
	const link = server.visitor();
	expect((await link.call("readGuardian", { token })).body).toMatchObject({
		firstName: "Ada",
		isConfirmed: false,
	});
	const decide = (decision: string) => link.call("decideGuardian", { token, decision, locale: "fr" });
	expect((await decide("confirm")).status).toBe(204);
	expect((await visitor.call("askGuardian", { guardianEmail: "x@example.org" })).body.code).toBe(
		"billing.guardian_confirmed",
	);
	expect((await visitor.call("subscribe", { locale: null })).body).toMatchObject({ kind: "active" });
	expect(await mailsTo(parent)).toEqual(["L’abonnement Premium est actif"]);
	// The guardian's mail names the owner; the owner's mail does not (journeys L11).
	const planMail = (to: string) => server.mails.find((mail) => mail.kind === "plan" && mail.to === to)?.text;
	expect(planMail(parent)).toContain("Ada a maintenant un abonnement Premium");
	const own = planMail((await visitor.call("profile")).body.email);
	expect(own).toContain("Your Premium subscription is active. €4.99 was paid");
	expect((await visitor.call("exportData")).body).toMatchObject({
		guardian: { email: parent },
		payments: [{ amountCents: 499 }],
		subscriptions: [{ status: "active" }],
	});
	expect((await decide("refuse")).status).toBe(204);
	expect((await visitor.call("subscription")).body.details.cancelAtPeriodEnd).toBe(true);
	expect((await visitor.call("guardianship")).body).toEqual({ state: "missing", email: null });
	expect((await link.call("readGuardian", { token })).body.code).toBe("account.link_used");
	const { visitor: adult } = await signedIn(server);
	expect((await adult.call("askGuardian", { guardianEmail: parent })).body.code).toBe(
		"billing.guardian_not_needed",
	);
});

it("the plan of an erased account ends, and the books name no person", async () => {
	const { visitor, email } = await signedIn(server);
	await visitor.call("subscribe", { locale: null });
	await visitor.call("erase", { password: "a long enough secret" });
	await minute();
	const rows = await test.ask(
		"SELECT b.status FROM simulated_subscription b JOIN subscription s ON s.id = b.id WHERE s.account_id IS NULL",
	);
	expect(rows.at(-1)).toEqual({ status: "ended" });
	expect(JSON.stringify(await test.ask("SELECT * FROM payment"))).not.toContain(email);
});
