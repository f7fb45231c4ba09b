import { beforeAll, expect, it } from "vitest";
import { premiumStudent } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const guest = () => server.visitor();

/** A student under eighteen with the plan, and their guardian's decision by the link. */
async function family(parent: string) {
	const { visitor, email } = await signedIn(server, { ageBand: "15to17" });
	const ask = async () => {
		expect((await visitor.call("askGuardian", { guardianEmail: parent })).status).toBe(204);
		await server.deliver();
		const token = tokenIn(server, "guardian", parent);
		return (decision: string) => guest().call("decideGuardian", { token, decision, locale: "fr" });
	};
	const decide = await ask();
	await decide("confirm");
	expect((await visitor.call("subscribe", { locale: null })).status).toBe(200);
	const isEnding = async () => (await visitor.call("subscription")).body.details.cancelAtPeriodEnd as boolean;
	return { visitor, email, ask, decide, isEnding };
}

it("a plan under eighteen ends when the guardian withdraws, unless one confirms", async () => {
	const { visitor, ask, decide, isEnding } = await family("mother@example.org");
	await decide("refuse");
	expect(await visitor.call("resumeSubscription")).toMatchObject({
		status: 403,
		body: { code: "billing.guardian_needed" },
	});
	expect(await isEnding()).toBe(true);
	const decideAgain = await ask();
	expect((await visitor.call("resumeSubscription")).body.code).toBe("billing.guardian_pending");
	await decideAgain("confirm");
	expect((await visitor.call("resumeSubscription")).body.details.cancelAtPeriodEnd).toBe(false);
});

it("a guardian can't decide for an adult, and their address is deleted", async () => {
	const { visitor, email, decide, isEnding } = await family("father@example.org");
	await test.ask("UPDATE account SET age_declared_at = now() - interval '2 years' WHERE email = $1", [email]);
	expect((await visitor.call("updateProfile", { ageBand: "18plus" })).status).toBe(200);
	expect((await visitor.call("guardianship")).body).toEqual({ state: "not_needed", email: null });
	expect((await decide("refuse")).body.code).toBe("account.link_invalid");
	expect(await isEnding()).toBe(false);
});

it("the plan of a student who turns out to be under eighteen ends, unless a guardian confirms", async () => {
	const { visitor, email } = await premiumStudent(server);
	await test.ask("UPDATE account SET age_declared_at = now() - interval '2 years' WHERE email = $1", [email]);
	await visitor.call("updateProfile", { ageBand: "15to17" });
	await server.services.subscriptions.syncDue();
	expect((await visitor.call("subscription")).body.details.cancelAtPeriodEnd).toBe(true);
	expect((await visitor.call("resumeSubscription")).body.code).toBe("billing.guardian_needed");
});

it("two concurrent decisions result in one of them, completely", async () => {
	const { visitor } = await signedIn(server, { ageBand: "15to17" });
	for (let round = 0; round < 5; round += 1) {
		await visitor.call("askGuardian", { guardianEmail: "both@example.org" });
		await server.deliver();
		const token = tokenIn(server, "guardian", "both@example.org");
		const decide = (decision: string) => guest().call("decideGuardian", { token, decision, locale: "en" });
		await Promise.all(["confirm", "refuse", "confirm"].map(decide));
		// A guardian who confirmed can withdraw by the same link.
		const { state } = (await visitor.call("guardianship")).body;
		if (state === "confirmed") expect((await decide("refuse")).status).toBe(204);
		expect((await visitor.call("guardianship")).body.state).toBe("missing");
	}
});

it("a plan whose month is refunded ends, whatever its owner requests meanwhile", async () => {
	for (const name of ["resumeSubscription", "cancelSubscription"] as const) {
		const { visitor } = await premiumStudent(server);
		const [{ id }] = (await visitor.call("payments")).body.payments;
		const { payments } = server.services;
		await test.database.transaction((transaction) => payments.askRefund(transaction, id));
		await payments.reconcile(id);
		await visitor.call(name);
		await server.services.subscriptions.syncDue();
		expect((await visitor.call("subscription")).body).toMatchObject({
			isPremium: false,
			details: { status: "ended" },
		});
	}
});
