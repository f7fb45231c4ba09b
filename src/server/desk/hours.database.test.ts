import { beforeAll, beforeEach, expect, it } from "vitest";
import { localDateTimeOf } from "#domain/shared/time.ts";
import { bookingRequest, premiumStudent, researchersOf } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { clearResearcher, realResearcher } from "../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";

const test = prepareDatabase();
let server: LiveServer;
let desk: Visitor;
let id: string;
const zone = "America/Montreal" as never;
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes" });
});
beforeEach(async () => {
	({ id } = await realResearcher(server, test, zone));
	desk = await clearResearcher(server, test, id);
});

const day = 24 * 60 * 60_000;
/** The date that is so many days ahead in the researcher's zone. */
const dateIn = (days: number) =>
	localDateTimeOf(new Date(server.now().getTime() + days * day).toISOString() as never, zone).date;
const everyDay = (start: number, end: number) =>
	[1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end }));
const save = (weekly: unknown) => desk.ask("/api/desk/hours", { method: "PUT", body: { weekly } });
/** The offered times as local dates and times. */
const offered = async () =>
	((await researchersOf(server.visitor())).find((one) => one.id === id)?.slots ?? []).map(({ startsAt }) =>
		localDateTimeOf(startsAt, zone),
	);
const datesOffered = async () => new Set((await offered()).map(({ date }) => date));

it("saved hours are offered on the researcher's own clock, in both halves of the year", async () => {
	expect((await save(everyDay(9 * 60, 10 * 60))).status).toBe(200);
	for (let month = 0; month < 7; month += 1) {
		const times = new Set((await offered()).map(({ time }) => time));
		expect([...times].sort()).toEqual(["09:00", "09:30"]);
		server.pass(60 * day);
	}
});

it.each([
	[
		"desk.hours_overlap",
		[
			{ weekday: 1, start: 540, end: 660 },
			{ weekday: 1, start: 600, end: 720 },
		],
	],
	["desk.hours_midnight", [{ weekday: 1, start: 1380, end: 60 }]],
	["desk.hours_short", [{ weekday: 1, start: 540, end: 555 }]],
])("%s is refused, and the hours before stay", async (code, weekly) => {
	const before = (await desk.call("deskHours")).body;
	const refused = await save(weekly);
	expect([refused.status, refused.body.code]).toEqual([422, code]);
	expect((await desk.call("deskHours")).body).toEqual(before);
});

it("days off close every day, count what is booked, keep it, and can be taken back", async () => {
	const { visitor } = await premiumStudent(server);
	const slots = (await researchersOf(visitor)).find((one) => one.id === id)?.slots ?? [];
	const startsAt = slots.find((slot) => localDateTimeOf(slot.startsAt, zone).date === dateIn(9))?.startsAt;
	const booked = bookingRequest({ researcherId: id, startsAt, duration: "30min" });
	expect((await visitor.call("bookAppointment", booked)).status).toBe(200);
	const [from, to] = [dateIn(8), dateIn(10)];
	expect((await desk.call("addDaysOff", { from, to })).body).toEqual({ booked: 1 });
	// Entered twice, they are stored once.
	expect((await desk.call("addDaysOff", { from, to })).status).toBe(200);
	expect((await desk.call("deskHours")).body.exceptions).toHaveLength(3);
	for (const days of [8, 9, 10]) expect((await datesOffered()).has(dateIn(days))).toBe(false);
	expect((await datesOffered()).has(dateIn(11))).toBe(true);
	expect((await visitor.call("appointments")).body.appointments).toMatchObject([{ status: "confirmed" }]);
	await desk.call("removeExceptions", { from, to });
	expect((await datesOffered()).has(dateIn(9))).toBe(true);
	const past = await desk.call("addDaysOff", { from: dateIn(-2), to });
	expect([past.status, past.body.code]).toEqual([422, "desk.day_over"]);
});

it("extra hours are offered on one day, also when it is closed", async () => {
	const date = dateIn(12);
	await save([]);
	await desk.call("addDaysOff", { from: date, to: date });
	expect((await desk.call("addExtraHours", { date, start: 1080, end: 1140 })).status).toBe(204);
	expect(await offered()).toEqual([
		{ date, time: "18:00" },
		{ date, time: "18:30" },
	]);
});

it("of concurrent saves one week remains whole", async () => {
	const weeks = [everyDay(480, 600), everyDay(840, 1080)];
	const answers = await Promise.all([...weeks, ...weeks, ...weeks].map(save));
	expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
	const { weekly } = (await desk.call("deskHours")).body;
	expect(weeks.map((week) => JSON.stringify(week))).toContain(
		JSON.stringify(weekly.map(({ weekday, start, end }: (typeof weeks)[0][0]) => ({ weekday, start, end }))),
	);
	const other = await clearResearcher(server, test, (await realResearcher(server, test)).id);
	expect((await other.call("deskHours")).body.weekly).toEqual(
		everyDay(480, 1080).map((one) => expect.objectContaining(one)),
	);
});
