import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
	circleStudents,
	circlesOf,
	expectSoundCircles,
	passMinute,
	plannedCircle,
} from "../../../tests/setup/circles.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { guardedStudent } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});
const { student, mailsTo, paymentsOf, stateOf } = circleStudents(() => server);
const minute = 60_000;
const day = 24 * 60 * minute;

describe("a seat", () => {
	it("a seat is taken, paid for, listed and mailed with a calendar file and a receipt", async () => {
		const { id } = await plannedCircle(server, test);
		const ada = await student();
		const taken = await ada.take(id);
		expect(taken.body).toMatchObject({ kind: "done", participation: { state: "seated", amountCents: 500 } });
		expect(await ada.one(id)).toMatchObject({
			seats: 12,
			seatsLeft: 11,
			waiting: 0,
			hostName: "Odile Marin",
		});
		expect(await stateOf(ada, id)).toMatchObject({ state: "seated", refundUntil: expect.any(String) });
		expect(await paymentsOf(ada.visitor)).toEqual([{ purpose: "circle", amountCents: 500, state: "paid" }]);
		await server.deliver();
		const mail = server.mails.findLast(({ to }) => to === ada.email);
		expect(mail?.subject).toBe("Your seat in a circle: How stars die");
		expect(mail?.text).toContain("TEST-");
		expect(mail?.text).toContain(`/circle?id=${id}`);
		// The room's address is in no mail.
		expect(`${mail?.text}${mail?.calendar?.content}`).not.toContain("meet.example");
		expect(mail?.calendar?.method).toBe("REQUEST");
		const [receipt] = (await ada.visitor.call("payments")).body.payments[0].receipts;
		const page = await ada.visitor.ask(`/api/receipts/en/${receipt.number}`);
		expect(page.body).toContain("How stars die");
		await expectSoundCircles(test);
	});

	it("a seat of a free circle is taken without a payment", async () => {
		const { id } = await plannedCircle(server, test, { hours: 200, researcher: "biotechnologist" });
		await test.ask("UPDATE circle SET price_cents = 0 WHERE id = $1", [id]);
		const ada = await student();
		expect((await ada.take(id)).body).toMatchObject({ kind: "done", participation: { state: "seated" } });
		expect(await paymentsOf(ada.visitor)).toEqual([]);
		expect((await ada.leave(id)).status).toBe(200);
		await expectSoundCircles(test);
	});

	it("a seat is not sold twice to one person: two tabs and a repeated request find the same seat", async () => {
		const { id } = await plannedCircle(server, test, { hours: 210 });
		const ada = await student();
		const key = randomUUID();
		const answers = await Promise.all([ada.take(id, key), ada.take(id, key), ada.take(id), ada.take(id)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(await ada.one(id)).toMatchObject({ seatsLeft: 11 });
		expect(await paymentsOf(ada.visitor)).toHaveLength(1);
		await expectSoundCircles(test);
	});

	it("a seat is refused while a guardian is missing, and the guardian is mailed", async () => {
		const { id } = await plannedCircle(server, test, { hours: 220 });
		const minor = await student({ ageBand: "15to17" });
		expect((await minor.take(id)).body.code).toBe("billing.guardian_needed");
		expect((await minor.visitor.call("ownCircles")).body.isRecommended).toBe(true);
		const lou = await guardedStudent(server, "parent-of-lou@example.org");
		expect((await circlesOf(lou.visitor).take(id)).status).toBe(200);
		await server.deliver();
		expect(mailsTo("parent-of-lou@example.org")).toEqual(["Ada has a seat in a circle: How stars die"]);
		const seen = (await lou.guardian.call("readGuardian", { token: lou.token })).body;
		expect(seen.appointments).toMatchObject([{ id, circle: { en: "How stars die" }, amountCents: 500 }]);
		const adult = await student();
		expect((await adult.visitor.call("ownCircles")).body.isRecommended).toBe(false);
		// A guardian who withdraws gives the seat back, with the price.
		await lou.decide("refuse");
		await server.services.payments.reconcileAll();
		expect(await paymentsOf(lou.visitor)).toEqual([
			{ purpose: "circle", amountCents: 500, state: "refunded" },
		]);
		await expectSoundCircles(test);
	});

	it("a seat is for students alone", async () => {
		const { id } = await plannedCircle(server, test, { hours: 230 });
		const teacher = await student({ role: "teacher" });
		expect((await teacher.take(id)).body.code).toBe("account.student_only");
	});

	it("a seat is refused at the time of another consultation of the student, and the other way round", async () => {
		const first = await plannedCircle(server, test, { hours: 240 });
		const ada = await student();
		expect((await ada.take(first.id)).status).toBe(200);
		const second = await plannedCircle(server, test, { hours: 240, researcher: "quantum-physicist" });
		expect((await ada.take(second.id)).body.code).toBe("consultations.own_time");
	});

	it("a seat whose payment fails is free again", async () => {
		const { id } = await plannedCircle(server, test, { hours: 250 });
		const ada = await student();
		server.failNextPayment();
		expect((await ada.take(id)).body.code).toBe("subscription.payment.error");
		expect(await ada.one(id)).toMatchObject({ seatsLeft: 12 });
		expect((await ada.take(id)).status).toBe(200);
		await expectSoundCircles(test);
	});
});

describe("a seat given back", () => {
	it("a seat given back is refunded until 24 hours before the start, and only once", async () => {
		const { id } = await plannedCircle(server, test, { hours: 260 });
		const ada = await student();
		await ada.take(id);
		await server.deliver();
		expect((await ada.leave(id)).body).toMatchObject({
			state: "left",
			leavingReason: "given_back",
			refund: "done",
		});
		expect((await ada.leave(id)).body.code).toBe("circles.leave_failed");
		expect(await paymentsOf(ada.visitor)).toEqual([
			{ purpose: "circle", amountCents: 500, state: "refunded" },
		]);
		await server.deliver();
		expect(mailsTo(ada.email)).toEqual([
			"Your seat in a circle: How stars die",
			"Seat given back: How stars die",
		]);
		// Two tabs at once: one gives it back.
		expect((await ada.take(id)).status).toBe(200);
		const both = await Promise.all([ada.leave(id), ada.leave(id)]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
		await expectSoundCircles(test);
	});

	it("a seat given back later is not refunded", async () => {
		const { id } = await plannedCircle(server, test, { hours: 20 });
		const ada = await student();
		await ada.take(id);
		expect(await stateOf(ada, id)).not.toHaveProperty("refundUntil");
		expect((await ada.leave(id)).status).toBe(200);
		expect(await paymentsOf(ada.visitor)).toEqual([{ purpose: "circle", amountCents: 500, state: "paid" }]);
		expect(await ada.one(id)).toMatchObject({ seatsLeft: 12 });
		await expectSoundCircles(test);
	});

	it("a seat given back by an erased account goes to the next person", async () => {
		const { id } = await plannedCircle(server, test, { hours: 270, seats: 1 });
		const [ada, bea] = [await student(), await student()];
		await ada.take(id);
		await bea.wait(id);
		await ada.visitor.call("erase", { password: "a long enough secret" });
		await server.services.payments.reconcileAll();
		expect(await stateOf(bea, id)).toMatchObject({ state: "offered" });
		await expectSoundCircles(test);
	});
});

describe("the waiting list", () => {
	it("the waiting list moves up by itself: the next person is mailed, and has a day to accept", async () => {
		const { id } = await plannedCircle(server, test, { hours: 280, seats: 1 });
		const [ada, bea, chloe] = [await student(), await student(), await student()];
		expect((await ada.wait(id)).body.code).toBe("circles.not_full");
		await ada.take(id);
		expect((await bea.take(id)).body.code).toBe("circles.full");
		expect((await bea.wait(id)).body).toMatchObject({ state: "waiting", place: 1 });
		expect((await chloe.wait(id)).body).toMatchObject({ state: "waiting", place: 2 });
		expect((await chloe.wait(id)).body).toMatchObject({ place: 2 });
		await ada.leave(id);
		expect(await stateOf(bea, id)).toMatchObject({ state: "offered", offerEndsAt: expect.any(String) });
		expect(await stateOf(chloe, id)).toMatchObject({ state: "waiting", place: 1 });
		expect((await ada.take(id)).body.code).toBe("circles.full");
		await server.deliver();
		expect(mailsTo(bea.email)).toEqual(["A seat is free for you: How stars die"]);
		// A card that is refused leaves the offer open.
		server.failNextPayment();
		expect((await bea.take(id)).body.code).toBe("subscription.payment.error");
		expect(await stateOf(bea, id)).toMatchObject({ state: "offered" });
		expect((await bea.take(id)).body).toMatchObject({ kind: "done" });
		await expectSoundCircles(test);
	});

	it("the waiting list passes a seat on whose offer has ended", async () => {
		const { id } = await plannedCircle(server, test, { hours: 290, seats: 1 });
		const [ada, bea, chloe] = [await student(), await student(), await student()];
		await ada.take(id);
		await bea.wait(id);
		await chloe.wait(id);
		await ada.leave(id);
		server.pass(day + minute);
		// The request itself passes the seat on, before the job does.
		expect((await bea.take(id)).body.code).toBe("circles.offer_ended");
		expect(await stateOf(chloe, id)).toMatchObject({ state: "offered" });
		expect(await stateOf(bea, id)).toMatchObject({ state: "left", leavingReason: "offer_ended" });
		await server.deliver();
		server.pass(day + minute);
		await passMinute(server);
		expect(await ada.one(id)).toMatchObject({ seatsLeft: 1, waiting: 0 });
		await server.deliver();
		expect(mailsTo(chloe.email)).toEqual([
			"A seat is free for you: How stars die",
			"The seat has gone to the next person: How stars die",
		]);
		expect((await bea.take(id)).status).toBe(200);
		await expectSoundCircles(test);
	});
});
