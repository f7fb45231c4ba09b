import { beforeAll, describe, expect, it } from "vitest";
import { maxProposedTimes } from "#domain/consultations/proposal.ts";
import { expectSound, premiumStudent } from "../../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { clearResearcher, createBooking, realResearcher } from "../../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { guardedStudent } from "../../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes" });
	await server.services.prepare();
});
const { book, offerOf } = createBooking(() => server);
const hour = 60 * 60_000;
let number = 0;

/** A minor's consultation three days ahead, and the times that its researcher can propose. */
async function booked() {
	number += 1;
	const mother = `mother-${number}@example.org`;
	const { id: researcherId, email: researcherEmail } = await realResearcher(server, test);
	const desk = await clearResearcher(server, test, researcherId);
	const { visitor: student, email } = await guardedStudent(server, mother);
	await student.call("subscribe", { locale: null });
	const { id, startsAt } = await book(student, researcherId, 65);
	const free = (await desk.ask(`/api/desk/appointments/${id}/free-times`)).body.times as string[];
	return { id, startsAt, researcherId, researcherEmail, desk, student, email, mother, free };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const propose = ({ desk, id }: Pick<Booked, "desk" | "id">, times: unknown[], reason = "I am at sea then.") =>
	desk.ask(`/api/desk/appointments/${id}/proposal`, { body: { times, reason } });
const accept = (visitor: Visitor, id: string, startsAt: unknown) =>
	visitor.ask(`/api/appointments/${id}/proposal/accept`, { body: { startsAt } });
const decline = (visitor: Visitor, id: string) =>
	visitor.ask(`/api/appointments/${id}/proposal/decline`, { method: "POST" });
const ownOf = async (visitor: Visitor) => (await visitor.call("appointments")).body.appointments[0];
const mailTo = (to: string, kind = "appointment") =>
	server.mails.findLast((one) => one.kind === kind && one.to === to);
const isFree = async (researcherId: string, startsAt: unknown) =>
	(await offerOf(researcherId))?.slots.find((slot) => slot.startsAt === startsAt)?.durations.length !== 0;
const everyMinute = () =>
	server.services.jobDefinitions.find(({ name }) => name === "appointments")?.handle({});

describe("other times than the booked one", () => {
	it("other times are at most three free times of the researcher, with a reason without contact data", async () => {
		const one = await booked();
		const [a, b, c, d] = [4, 8, 12, 16].map((index) => one.free[index]);
		const code = async (times: unknown[], reason?: string) => (await propose(one, times, reason)).body.code;
		expect(await code([])).toBe("desk.times_missing");
		expect(await code([a, a])).toBe("desk.times_overlap");
		expect(await code([one.startsAt])).toBe("desk.time_not_free");
		expect(await code(["2030-01-01T03:00:00.000Z"])).toBe("desk.time_not_free");
		expect(await code([a], " ")).toBe("forms.required");
		expect(await code([a], "Call 06 12 34 56 78")).toBe("consultations.contact_data");
		expect([a, b, c, d].length).toBeGreaterThan(maxProposedTimes);
		expect(await code([a, b, c, d])).toBe("request.malformed");
		expect((await propose(one, [c, a, b])).status).toBe(204);
		expect(await code([d])).toBe("desk.proposal_open");
		expect((await ownOf(one.student)).proposal).toMatchObject({
			times: [a, b, c],
			reason: "I am at sea then.",
		});
		const [shown] = (await one.desk.call("desk")).body.appointments;
		expect(shown.proposal.times).toEqual([a, b, c]);
		await expectSound(test);
	});

	it("other times are kept for the student, who takes one without a payment", async () => {
		const one = await booked();
		const [a, b] = [one.free[5], one.free[9]];
		expect((await propose(one, [a, b])).status).toBe(204);
		expect([await isFree(one.researcherId, a), await isFree(one.researcherId, b)]).toEqual([false, false]);
		const { visitor: other } = await premiumStudent(server);
		const stolen = await other.call("bookAppointment", {
			researcherId: one.researcherId,
			startsAt: a,
			duration: "30min",
			locale: "en",
			idempotencyKey: crypto.randomUUID(),
			visitorZone: "Europe/Paris",
		});
		expect(stolen.body.code).toBe("consultations.slot_taken");
		await server.deliver();
		for (const [to, words] of [
			[one.email, "Choose one on the consultations page"],
			[one.mother, "Ada can choose one"],
		] as const)
			expect(mailTo(to, "proposal")?.text).toContain(words);
		expect((await accept(other, one.id, b)).body.code).toBe("consultations.proposal_ended");
		expect((await accept(one.student, one.id, one.free[20])).body.code).toBe("consultations.proposal_ended");
		const accepted = await accept(one.student, one.id, b);
		expect(accepted.body).toMatchObject({ id: one.id, startsAt: b, status: "confirmed" });
		expect(accepted.body.proposal).toBeUndefined();
		expect((await accept(one.student, one.id, a)).body.code).toBe("consultations.proposal_ended");
		expect((await decline(one.student, one.id)).body.code).toBe("consultations.proposal_ended");
		expect([await isFree(one.researcherId, a), await isFree(one.researcherId, one.startsAt)]).toEqual([
			true,
			true,
		]);
		await server.deliver();
		for (const to of [one.email, one.mother, one.researcherEmail]) {
			expect(mailTo(to)?.subject).toMatch(/^New time/);
			expect(mailTo(to)?.calendar?.content).toContain("SEQUENCE:1");
		}
		await expectSound(test);
	});

	it("a student who declines gets the whole price back, also within 24 hours", async () => {
		const one = await booked();
		server.pass(Date.parse(one.startsAt) - server.now().getTime() - 20 * hour);
		const free = (await one.desk.ask(`/api/desk/appointments/${one.id}/free-times`)).body.times;
		expect((await propose(one, [free[3]])).status).toBe(204);
		const declined = await decline(one.student, one.id);
		expect(declined.body).toMatchObject({ status: "cancelled" });
		expect(["coming", "done"]).toContain((await ownOf(one.student)).refund);
		expect(await isFree(one.researcherId, free[3])).toBe(true);
		await server.deliver();
		expect(mailTo(one.researcherEmail)?.text).toContain("at none of the times");
		expect(mailTo(one.email)?.calendar?.method).toBe("CANCEL");
		await expectSound(test);
	});

	it("an unanswered proposal cancels the appointment with the whole price back, once", async () => {
		const one = await booked();
		server.pass(Date.parse(one.startsAt) - server.now().getTime() - 25 * hour);
		const free = (await one.desk.ask(`/api/desk/appointments/${one.id}/free-times`)).body.times;
		expect((await propose(one, [free.at(-1)])).status).toBe(204);
		const { answerBy } = (await ownOf(one.student)).proposal;
		expect(answerBy).toBe(new Date(Date.parse(one.startsAt) - hour).toISOString());
		server.pass(2 * hour);
		await everyMinute();
		await server.deliver();
		expect(mailTo(one.email)?.subject).toMatch(/^Booked/);
		server.pass(Date.parse(answerBy) - server.now().getTime());
		expect((await accept(one.student, one.id, free.at(-1))).body.code).toBe("consultations.proposal_ended");
		await Promise.all([everyMinute(), everyMinute()]);
		expect(await ownOf(one.student)).toMatchObject({ status: "cancelled", refund: "done" });
		await server.deliver();
		const cancelled = server.mails.filter(
			({ to, subject }) => to === one.mother && /^Cancelled/.test(subject),
		);
		expect(cancelled).toHaveLength(1);
		expect(cancelled[0]?.text).toContain("No answer came");
		await expectSound(test);
	});

	it("other times end with a move or a cancellation by anyone, and the student's cancellation is then free", async () => {
		const moved = await booked();
		expect((await propose(moved, [moved.free[3], moved.free[6]])).status).toBe(204);
		const target = moved.free[10];
		expect(
			(await moved.student.ask(`/api/appointments/${moved.id}/move`, { body: { startsAt: target } })).status,
		).toBe(200);
		expect(await isFree(moved.researcherId, moved.free[3])).toBe(true);
		await expectSound(test);
		const one = await booked();
		server.pass(Date.parse(one.startsAt) - server.now().getTime() - 5 * hour);
		const free = (await one.desk.ask(`/api/desk/appointments/${one.id}/free-times`)).body.times;
		await propose(one, [free[3]]);
		const cancelled = await one.student.ask(`/api/appointments/${one.id}/cancel`, { method: "POST" });
		expect(cancelled.body).toMatchObject({ status: "cancelled" });
		expect((await ownOf(one.student)).refund).toBe("done");
		await server.deliver();
		expect(mailTo(one.email, "proposal")).toBeUndefined();
		await expectSound(test);
	});

	it("other times are refused late, for another researcher's consultation, and while suspended", async () => {
		const [one, other] = [await booked(), await booked()];
		expect((await propose({ ...one, desk: other.desk }, [one.free[3]])).status).toBe(404);
		expect((await other.desk.ask(`/api/desk/appointments/${one.id}/free-times`)).status).toBe(404);
		await test.ask("UPDATE researcher SET suspended_at = now() WHERE id = $1", [one.researcherId]);
		expect((await propose(one, [one.free[3]])).body.code).toBe("desk.time_not_free");
		server.pass(Date.parse(other.startsAt) - server.now().getTime() - 1.9 * hour);
		expect((await propose(other, [other.free.at(-1)])).body.code).toBe("desk.proposal_late");
	});
});
