import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingRequest, premiumStudent } from "../../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { clearResearcher, createBooking, realResearcher } from "../../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../../tests/setup/operator.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes", feePercent: 15 });
	await server.services.prepare();
});
const { admin, json } = createAdmin(() => server, test);
const { offerOf } = createBooking(() => server);
const minute = 60_000;
const day = 24 * 60 * minute;

/** Moves the clock to an instant. */
const passTo = (instant: string) => server.pass(Date.parse(instant) - server.now().getTime());
/** The next first of a month in Paris at noon UTC, with that month's last day. */
const nextMonth = () => {
	const now = server.now();
	const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12));
	const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
	const month = first.toISOString().slice(0, 7);
	return { first: first.toISOString(), last: last.toISOString().slice(0, 10), month };
};
let ofMonth: ReturnType<typeof nextMonth>;
// Each test has a month of its own, from its first day on.
beforeEach(() => {
	ofMonth = nextMonth();
	passTo(ofMonth.first);
});

const researcher = async () => {
	const { id } = await realResearcher(server, test);
	return { id, desk: await clearResearcher(server, test, id) };
};
/** Books a time so many days from now. */
const bookIn = async (visitor: Visitor, researcherId: string, days: number) => {
	const from = new Date(server.now().getTime() + days * day).toISOString();
	const slot = (await offerOf(researcherId))?.slots.find(
		({ startsAt, durations }) => startsAt >= from && durations.length > 0,
	);
	const sent = bookingRequest({ researcherId, startsAt: slot?.startsAt, duration: "30min" });
	return (await visitor.call("bookAppointment", sent)).body.appointment;
};
const cancel = (visitor: Visitor, id: string) => visitor.ask(`/api/appointments/${id}/cancel`, { body: {} });
const monthsAt = async (desk: Visitor) => (await desk.call("deskStatements")).body.months;
const linesAt = async (desk: Visitor, month: string) =>
	(await desk.ask(`/api/desk/statements/${month}`)).body.lines;

describe("the statement of a month", () => {
	it("a statement counts a consultation from its beginning, with the fee of the day on which it was paid", async () => {
		const { id, desk } = await researcher();
		const { visitor } = await premiumStudent(server);
		const booked = await bookIn(visitor, id, 2);
		expect(await monthsAt(desk)).toEqual([]);
		passTo(booked.startsAt);
		const { month } = ofMonth;
		const amounts = { amountCents: 2000, feeCents: 300, dueCents: 1700 };
		expect(await monthsAt(desk)).toEqual([
			{ month, consultations: 1, refunds: 0, isOver: false, paidAt: null, ...amounts },
		]);
		expect(await linesAt(desk, month)).toEqual([
			{ kind: "consultation", startsAt: booked.startsAt, at: booked.startsAt, duration: "30min", ...amounts },
		]);
		const page = await desk.ask(`/api/desk/statements/${month}/fr`);
		expect(page.body.replaceAll("\u00a0", " ")).toContain(
			"Prix 20,00 €, frais 3,00 €, à vous verser 17,00 €",
		);
		expect(page.body).not.toContain("Ada");
	});

	it("a statement has no line for a consultation that was refunded before it began", async () => {
		const { id, desk } = await researcher();
		const { visitor } = await premiumStudent(server);
		const early = await bookIn(visitor, id, 3);
		await cancel(visitor, early.id);
		const late = await bookIn(visitor, id, 0.2);
		await cancel(visitor, late.id);
		passTo(early.startsAt);
		expect((await linesAt(desk, ofMonth.month)).map(({ startsAt }: typeof late) => startsAt)).toEqual([
			late.startsAt,
		]);
	});

	it("a statement takes a later refund back as a negative line in the month of the refund, once", async () => {
		passTo(`${ofMonth.last}T05:00:00.000Z`);
		const { id, desk } = await researcher();
		const { visitor } = await premiumStudent(server);
		const booked = await bookIn(visitor, id, 0);
		const before = ofMonth.month;
		expect(booked.startsAt.slice(0, 7)).toBe(before);
		passTo(new Date(Date.parse(booked.startsAt) + day).toISOString());
		for (const _ of [1, 2]) await visitor.ask(`/api/appointments/${booked.id}/missed`, { body: {} });
		const [later, first] = await monthsAt(desk);
		expect(first).toMatchObject({ month: before, consultations: 1, dueCents: 1700, isOver: true });
		expect(later).toMatchObject({
			consultations: 0,
			refunds: 1,
			amountCents: -2000,
			feeCents: -300,
			dueCents: -1700,
		});
		expect(await linesAt(desk, later.month)).toMatchObject([{ kind: "refund", startsAt: booked.startsAt }]);
	});

	it("a statement outlives an erased account without a person", async () => {
		const { id, desk } = await researcher();
		const { visitor } = await premiumStudent(server);
		const booked = await bookIn(visitor, id, 3);
		const startsAt = (await offerOf(id))?.slots.find((slot) => slot.startsAt > booked.startsAt)?.startsAt;
		const moved = await visitor.ask(`/api/appointments/${booked.id}/move`, { body: { startsAt } });
		expect(moved.status).toBe(200);
		passTo(String(startsAt));
		await visitor.call("erase", { password: "a long enough secret" });
		expect(await test.ask("SELECT id FROM appointment WHERE id = $1", [booked.id])).toEqual([]);
		expect(await linesAt(desk, ofMonth.month)).toMatchObject([{ startsAt, dueCents: 1700 }]);
	});

	it("a statement is written after the fact, without a fee, for the bookings of an earlier version", async () => {
		const { id, desk } = await researcher();
		const { visitor } = await premiumStudent(server);
		const booked = await bookIn(visitor, id, 1);
		await test.ask("DELETE FROM statement_line WHERE researcher_id = $1", [id]);
		for (const _ of [1, 2]) await server.services.prepare();
		passTo(booked.startsAt);
		expect(await linesAt(desk, ofMonth.month)).toMatchObject([{ feeCents: 0, dueCents: 2000 }]);
	});
});

describe("the operator's mark", () => {
	it("an operator marks a month as paid once it is over everywhere, and can take the mark back", async () => {
		const { month, last } = ofMonth;
		passTo(`${month}-24T12:00:00.000Z`);
		const { id, desk } = await researcher();
		const { visitor, email } = await premiumStudent(server);
		const booked = await bookIn(visitor, id, 1);
		passTo(booked.startsAt);
		await expect(admin("statements", "paid", id, month)).rejects.toThrow("not over yet");
		await expect(admin("statements", "paid", id, "2027-13")).rejects.toThrow("no month");
		passTo(`${last}T23:30:00.000Z`);
		expect(await monthsAt(desk)).toMatchObject([{ isOver: true, paidAt: null }]);
		await expect(admin("statements", "paid", id, month)).rejects.toThrow("not over yet");
		server.pass(day);
		const [marked] = await json("statements", "paid", id, month);
		expect(marked).toMatchObject({ researcher: id, due: "17.00", fee: "3.00" });
		expect(await monthsAt(desk)).toMatchObject([{ paidAt: marked.paid }]);
		await expect(admin("statements", "paid", id, month)).rejects.toThrow("marked as paid before");
		expect(await json("statements", "list", "--researcher", id, "--open")).toEqual([]);
		// A paid amount stays as it was: a refund after it counts in its own month.
		const [paid] = await json("payments", "list", "--email", email, "--state", "paid");
		await admin("payments", "refund", paid.id);
		expect(await monthsAt(desk)).toMatchObject([
			{ consultations: 0, dueCents: -1700, paidAt: null },
			{ month, dueCents: 1700, paidAt: marked.paid },
		]);
		const stored = await test.ask("SELECT due_cents FROM statement_payout WHERE researcher_id = $1", [id]);
		expect(stored).toEqual([{ due_cents: 1700 }]);
		await admin("statements", "unpaid", id, month);
		expect((await monthsAt(desk)).map(({ paidAt }: { paidAt: unknown }) => paidAt)).toEqual([null, null]);
		const events = await test.ask("SELECT event FROM audit_event WHERE researcher_id = $1", [id]);
		expect(events.map(({ event }) => event)).toEqual(
			expect.arrayContaining(["operator: statements paid", "operator: statements unpaid"]),
		);
	});
});
