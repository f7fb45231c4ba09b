import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { automaticRefunds } from "#domain/consultations/missed-rules.ts";
import { premiumStudent } from "../../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { clearResearcher, createBooking, realResearcher } from "../../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../../tests/setup/operator.ts";
import { guardedStudent } from "../../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
const operator = "operator@spectra.example";
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes", contactEmail: operator });
	await server.services.prepare();
});
const { admin, json } = createAdmin(() => server, test);
const { book } = createBooking(() => server);
const minute = 60_000;
const day = 24 * 60 * minute;

const researcher = async () => {
	const { id, email } = await realResearcher(server, test);
	return { id, email, desk: await clearResearcher(server, test, id) };
};
/** Waits until so many minutes after the start of an appointment. */
const passStart = ({ startsAt }: { readonly startsAt: string }, minutes: number) =>
	server.pass(Date.parse(startsAt) + minutes * minute - server.now().getTime());
const byStudent = (visitor: Visitor, id: string) =>
	visitor.ask(`/api/appointments/${id}/missed`, { body: {} });
const byResearcher = (desk: Visitor, id: string) =>
	desk.ask(`/api/desk/appointments/${id}/missed`, { body: {} });
const ownOf = async (visitor: Visitor) => (await visitor.call("appointments")).body.appointments[0];
const onDesk = async (desk: Visitor) => (await desk.call("desk")).body.appointments[0];
const mailsTo = (address: string, kind = "missed") =>
	server.mails.filter((one) => one.to === address && one.kind === kind);
const events = async (id: string) =>
	(await test.ask("SELECT event FROM audit_event WHERE researcher_id = $1 ORDER BY at", [id])).map(
		({ event }) => event,
	);

beforeEach(() => {
	server.mails.length = 0;
});

describe("a missed appointment", () => {
	it("a student's word refunds the price at once, once, with one mail to each", async () => {
		const { id, email, desk } = await researcher();
		const { visitor, email: address } = await premiumStudent(server);
		const appointment = await book(visitor, id);
		passStart(appointment, 9);
		expect((await byStudent(visitor, appointment.id)).body.code).toBe("consultations.missed_closed");
		server.pass(2 * minute);
		const { visitor: other } = await premiumStudent(server);
		expect((await byStudent(other, appointment.id)).status).toBe(404);
		const [first, second] = await Promise.all([
			byStudent(visitor, appointment.id),
			byStudent(visitor, appointment.id),
		]);
		expect([first.status, second.status]).toEqual([200, 200]);
		expect(await ownOf(visitor)).toMatchObject({
			refund: "done",
			missed: { reportedBy: ["student"], outcome: "refunded" },
		});
		expect((await onDesk(desk)).missed).toMatchObject({ reportedBy: ["student"], outcome: "refunded" });
		await server.deliver();
		expect([mailsTo(address).length, mailsTo(email).length]).toEqual([1, 1]);
		expect(mailsTo(address, "plan").some(({ subject }) => subject.startsWith("Refund"))).toBe(false);
		expect(mailsTo(operator, "missedToDecide")).toEqual([]);
		expect((await events(id)).filter((event) => event === "missed_by_researcher")).toHaveLength(1);
	});

	it("a researcher's word refunds nothing, informs the guardian, and the student's answer waits for an operator", async () => {
		const { id, desk } = await researcher();
		const guardian = "father@example.org";
		const { visitor } = await guardedStudent(server, guardian);
		await visitor.call("subscribe", { locale: null });
		const appointment = await book(visitor, id);
		passStart(appointment, 40);
		const { desk: foreign } = await researcher();
		expect((await byResearcher(foreign, appointment.id)).status).toBe(404);
		expect((await byResearcher(desk, appointment.id)).status).toBe(204);
		expect((await byResearcher(desk, appointment.id)).status).toBe(204);
		expect(await ownOf(visitor)).toMatchObject({ missed: { outcome: "kept", reportedBy: ["researcher"] } });
		await server.deliver();
		expect(mailsTo(guardian).map(({ text }) => text.includes("The price is not refunded."))).toEqual([true]);
		expect(await json("missed", "list")).toEqual([]);

		server.pass(6 * day);
		expect((await byStudent(visitor, appointment.id)).body.missed).toMatchObject({ outcome: "undecided" });
		expect((await ownOf(visitor)).refund).toBeUndefined();
		await server.deliver();
		expect(mailsTo(operator, "missedToDecide")[0]?.text).toContain("missed decide");
		expect(await json("missed", "list")).toMatchObject([{ appointment: appointment.id, price: "undecided" }]);
		await admin("missed", "decide", appointment.id, "refund");
		await expect(admin("missed", "decide", appointment.id, "keep")).rejects.toThrow("waits for a decision");
		expect(await ownOf(visitor)).toMatchObject({ refund: "done", missed: { outcome: "refunded" } });
		await server.deliver();
		expect(mailsTo(guardian)).toHaveLength(3);
		expect(mailsTo(guardian, "plan").some(({ subject }) => subject.startsWith("Refund"))).toBe(false);
		expect(await events(id)).toContain("operator: missed decide");
	});

	it("a researcher's later word takes back no refund, and the operator learns of it", async () => {
		const { id, desk } = await researcher();
		const { visitor, email } = await premiumStudent(server);
		const appointment = await book(visitor, id);
		passStart(appointment, 15);
		await byStudent(visitor, appointment.id);
		expect((await byResearcher(desk, appointment.id)).status).toBe(204);
		expect(await ownOf(visitor)).toMatchObject({
			refund: "done",
			missed: { reportedBy: ["student", "researcher"], outcome: "refunded" },
		});
		await server.deliver();
		expect(mailsTo(email).at(-1)?.text).toContain("The refund stays as it is.");
		expect(mailsTo(operator, "missedToDecide")).toHaveLength(1);
		expect(await json("missed", "list", "--all")).toEqual(
			expect.arrayContaining([expect.objectContaining({ appointment: appointment.id, price: "refunded" })]),
		);
	});

	it("after a few refunds in a year an operator decides; a kept price stays paid", async () => {
		const { id } = await researcher();
		const { visitor } = await premiumStudent(server);
		const outcomes: string[] = [];
		for (let booked = 0; booked <= automaticRefunds; booked += 1) {
			const appointment = await book(visitor, id);
			passStart(appointment, 15);
			outcomes.push((await byStudent(visitor, appointment.id)).body.missed.outcome);
		}
		expect(outcomes).toEqual(["refunded", "refunded", "undecided"]);
		const { id: last } = await ownOf(visitor);
		await admin("missed", "decide", last, "keep");
		expect(await ownOf(visitor)).toMatchObject({ missed: { outcome: "kept" } });
		expect((await ownOf(visitor)).refund).toBeUndefined();
	});

	it("a cancelled consultation is never a missed one, nor one of an invented researcher, nor one long over", async () => {
		const { id, desk } = await researcher();
		const { visitor } = await premiumStudent(server);
		const cancelled = await book(visitor, id);
		await visitor.ask(`/api/appointments/${cancelled.id}/cancel`, { body: {} });
		const over = await book(visitor, id);
		passStart(over, 30 + 7 * 24 * 60 + 1);
		expect((await byResearcher(desk, over.id)).body.code).toBe("consultations.missed_closed");
		for (const one of [cancelled, over])
			expect((await byStudent(visitor, one.id)).body.code).toBe("consultations.missed_closed");
		const invented = await book(visitor, "astrophysicist");
		passStart(invented, 15);
		expect((await byStudent(visitor, invented.id)).body.code).toBe("consultations.missed_closed");
		expect((await ownOf(visitor)).missed).toBeUndefined();
	});
});
