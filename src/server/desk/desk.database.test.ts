import { beforeAll, describe, expect, it } from "vitest";
import { conductVersion } from "#domain/consultations/safety.ts";
import { createAuthenticator } from "../../../tests/setup/authenticator.ts";
import { bookingRequest, premiumStudent } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { clearResearcher, createBooking, openedDesk, realResearcher } from "../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { guardedStudent, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
const operator = "operator@spectra.example";
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes", contactEmail: operator });
	await server.services.prepare();
});
const { admin, json } = createAdmin(() => server, test);
const { book, offerOf } = createBooking(() => server);
const day = 24 * 60 * 60_000;

const eventsOf = async (id: string) =>
	(await test.ask("SELECT event FROM audit_event WHERE researcher_id = $1 ORDER BY at", [id])).map(
		({ event }) => event,
	);
const deskOf = async (visitor: Visitor) => (await visitor.call("desk")).body;
const nameAt = async (visitor: Visitor) => (await visitor.call("deskSession")).body.researcher?.name.en;

describe("the way to the desk", () => {
	it("an invitation opens the desk once, and a second one replaces the first", async () => {
		const { id, email } = await realResearcher(server, test);
		await admin("researchers", "invite", id);
		await server.deliver();
		const first = tokenIn(server, "deskInvitation", email);
		await admin("researchers", "invite", id);
		await server.deliver();
		const visitor = server.visitor();
		const refused = await visitor.call("openDesk", { token: first });
		expect([refused.status, refused.body.code]).toEqual([410, "account.link_invalid"]);
		const token = tokenIn(server, "deskInvitation", email);
		const opened = await Promise.all([1, 2, 3].map(() => server.visitor().call("openDesk", { token })));
		expect(opened.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
		expect(await nameAt(visitor)).toBeUndefined();
		expect(await eventsOf(id)).toContain("desk_opened");
	});

	it("an invitation ends after 14 days, and a link to log in after fifteen minutes", async () => {
		const { id, email } = await realResearcher(server, test);
		await admin("researchers", "invite", id);
		await server.deliver();
		await server.visitor().call("requestDeskLink", { email: email.toUpperCase(), locale: "fr" });
		await server.deliver();
		const login = tokenIn(server, "deskLink", email.toUpperCase());
		server.pass(15 * 60_000 + 1);
		const late = await server.visitor().call("openDesk", { token: login });
		expect([late.status, late.body.code]).toEqual([410, "account.link_expired"]);
		server.pass(14 * day);
		const later = await server
			.visitor()
			.call("openDesk", { token: tokenIn(server, "deskInvitation", email) });
		expect(later.body.code).toBe("account.link_expired");
	});

	it("only an invited researcher gets a link to log in, and the answer is the same for everyone", async () => {
		const { email } = await realResearcher(server, test);
		const ask = (to: string) => server.visitor().call("requestDeskLink", { email: to, locale: "en" });
		expect((await ask(email)).status).toBe(204);
		expect((await ask("stranger@example.org")).status).toBe(204);
		expect((await ask("no address")).body.code).toBe("forms.email_invalid");
		await server.deliver();
		expect(server.mails.filter(({ to }) => to === email || to === "stranger@example.org")).toEqual([]);
	});

	it("closing the desk ends its session, and leaves the session of an account in the same browser", async () => {
		const { id, email } = await realResearcher(server, test);
		const { visitor } = await premiumStudent(server);
		await admin("researchers", "invite", id);
		await server.deliver();
		await visitor.call("openDesk", { token: tokenIn(server, "deskInvitation", email) });
		expect(await nameAt(visitor)).toBe("Nora Glas");
		expect((await visitor.call("appointments")).status).toBe(200);
		await visitor.call("closeDesk");
		expect(await nameAt(visitor)).toBeUndefined();
		expect((await visitor.call("desk")).body.code).toBe("desk.sign_in_required");
		expect((await visitor.call("session")).body.session).toMatchObject({ isLoggedIn: true });
	});

	it("a new address ends every session, link and passkey of the earlier one", async () => {
		const { id } = await realResearcher(server, test);
		const visitor = await openedDesk(server, test, id);
		const answer = createAuthenticator().create((await visitor.call("startDeskPasskey")).body);
		expect((await visitor.call("addDeskPasskey", { name: "", answer })).status).toBe(200);
		const file = JSON.parse(await admin("researchers", "show", id));
		const { writeFileSync } = await import("node:fs");
		const path = `${process.env.TMPDIR ?? "/tmp"}/spectra-desk-${process.pid}.json`;
		writeFileSync(path, JSON.stringify({ ...file, email: "moved@lab.example" }));
		await admin("researchers", "edit", path);
		expect((await visitor.call("desk")).status).toBe(401);
		expect(await test.ask("SELECT 1 FROM passkey WHERE researcher_id = $1", [id])).toEqual([]);
		const other = await realResearcher(server, test);
		writeFileSync(path, JSON.stringify({ ...file, id: other.id, email: "Moved@lab.example" }));
		await expect(admin("researchers", "edit", path)).rejects.toThrow("an address opens one desk");
	});
});

describe("the gate before the first booking", () => {
	it("a real researcher is hidden until the identity is checked and the code of conduct accepted", async () => {
		const { id } = await realResearcher(server, test);
		expect(await offerOf(id)).toBeUndefined();
		const visitor = await openedDesk(server, test, id);
		expect((await deskOf(visitor)).obstacles).toEqual(["identity_unchecked", "conduct_open"]);
		await admin("researchers", "check", id, "--what", "passport, by video call", "--by", "Odile");
		expect(await offerOf(id)).toBeUndefined();
		const outdated = await visitor.call("acceptConduct", { version: conductVersion - 1 });
		expect([outdated.status, outdated.body.code]).toEqual([409, "desk.conduct_changed"]);
		expect((await visitor.call("acceptConduct", { version: conductVersion })).body.obstacles).toEqual([]);
		expect((await offerOf(id))?.slots.length).toBeGreaterThan(0);
		expect(await eventsOf(id)).toEqual([
			"operator: researchers invite",
			"desk_opened",
			"operator: researchers check",
			"desk_conduct_accepted",
		]);
		const [row] = await json("researchers", "list").then((rows: { id: string }[]) =>
			rows.filter((one) => one.id === id),
		);
		expect(row).toMatchObject({ identity: "passport, by video call (Odile)", obstacles: "" });
		await admin("researchers", "uncheck", id);
		expect(await offerOf(id)).toBeUndefined();
	});

	it("a check names what was seen and by whom, and lies in the past", async () => {
		const { id } = await realResearcher(server, test);
		const check = (what: string, by: string, ...more: string[]) =>
			admin("researchers", "check", id, "--what", what, "--by", by, ...more);
		await expect(check(" ", "Odile")).rejects.toThrow("1 to 200 characters");
		await expect(check("passport", "")).rejects.toThrow("1 to 200 characters");
		await expect(check("passport", "Odile", "--on", "2999-01-01")).rejects.toThrow("in the future");
		await expect(check("passport", "Odile", "--on", "soon")).rejects.toThrow("no day");
	});

	it("a researcher who pauses stays visible without times, and keeps what is booked", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		const { visitor } = await premiumStudent(server, { firstName: "Sam", lastName: "Okoro" });
		await book(visitor, id);
		expect((await desk.call("pauseDesk", { isPaused: true })).body).toMatchObject({
			obstacles: ["paused"],
			appointments: [{ firstName: "Sam", status: "confirmed" }],
		});
		expect(await offerOf(id)).toMatchObject({ bookable: false, isPaused: true, slots: [] });
		await desk.call("pauseDesk", { isPaused: false });
		expect((await offerOf(id))?.slots.length).toBeGreaterThan(0);
	});
});

describe("what the desk shows", () => {
	it("a researcher sees a first name and whether a guardian is informed, and only their own consultations", async () => {
		const [one, other] = [await realResearcher(server, test), await realResearcher(server, test)];
		const desk = await clearResearcher(server, test, one.id);
		const otherDesk = await clearResearcher(server, test, other.id);
		const { visitor, email } = await guardedStudent(server, "parent@example.org");
		await visitor.call("subscribe", { locale: null });
		const appointment = await book(visitor, one.id);
		const shown = await deskOf(desk);
		expect(shown.appointments).toEqual([
			{
				id: appointment.id,
				startsAt: appointment.startsAt,
				duration: "30min",
				status: "confirmed",
				missed: { from: expect.any(String), until: expect.any(String), reportedBy: [], outcome: null },
				firstName: "Ada",
				isMinor: true,
			},
		]);
		for (const secret of [email, "Byron", "parent@example.org", "15to17"])
			expect(JSON.stringify(shown)).not.toContain(secret);
		expect((await deskOf(otherDesk)).appointments).toEqual([]);
		const foreign = await otherDesk.ask(`/api/desk/appointments/${appointment.id}/report`, {
			body: { text: "Not mine" },
		});
		expect(foreign.status).toBe(404);
	});
});

describe("what a consultation is about", () => {
	it("the topic of a booking reaches the researcher's desk and mail, and the student's own page", async () => {
		const { id, email } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		const { visitor } = await premiumStudent(server);
		const startsAt = (await offerOf(id))?.slots[0]?.startsAt;
		const sent = bookingRequest({ researcherId: id, startsAt, duration: "30min" });
		const refused = await visitor.call("bookAppointment", { ...sent, topic: "Write to zoe@mail.example" });
		expect([refused.status, refused.body.code]).toEqual([422, "consultations.contact_data"]);
		const topic = "How cold is a glacier?\nAnd how fast?";
		expect((await visitor.call("bookAppointment", { ...sent, topic: ` ${topic} ` })).status).toBe(200);
		expect((await deskOf(desk)).appointments).toMatchObject([{ topic }]);
		expect((await visitor.call("appointments")).body.appointments).toMatchObject([{ topic }]);
		expect((await visitor.call("exportData")).body.appointments).toMatchObject([{ topic }]);
		await server.deliver();
		const mail = server.mails.findLast((one) => one.kind === "appointment" && one.to === email);
		expect(mail?.text).toContain("How cold is a glacier?");
	});
});

describe("the calendar of the desk", () => {
	it("a new address replaces the one before, and can be switched off", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		expect((await deskOf(desk)).hasCalendar).toBe(false);
		const drawn = async () => new URL((await desk.call("drawDeskCalendar")).body.address).pathname;
		const [first, second] = [await drawn(), await drawn()];
		const statusOf = async (path: string) => (await server.visitor().ask(path)).status;
		expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
		expect((await deskOf(desk)).hasCalendar).toBe(true);
		expect((await desk.call("endDeskCalendar")).status).toBe(204);
		expect(await statusOf(second)).toBe(404);
	});
});

describe("a researcher who cannot come", () => {
	it("a researcher cancels with a reason, and the whole price is refunded", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		const other = await clearResearcher(server, test, (await realResearcher(server, test)).id);
		const { visitor, email } = await premiumStudent(server);
		const appointment = await book(visitor, id);
		const cancel = (from: Visitor, reason: string) =>
			from.ask(`/api/desk/appointments/${appointment.id}/cancel`, { body: { reason } });
		expect((await cancel(desk, " ")).body.code).toBe("forms.required");
		expect((await cancel(desk, "Call 06 12 34 56 78")).body.code).toBe("consultations.contact_data");
		expect((await cancel(other, "Not mine")).body.code).toBe("consultations.cancel_failed");
		expect((await cancel(desk, "I am ill.")).status).toBe(204);
		expect((await cancel(desk, "I am ill.")).body.code).toBe("consultations.cancel_failed");
		expect((await visitor.call("appointments")).body.appointments).toMatchObject([
			{ status: "cancelled", cancelReason: "I am ill.", refund: "done" },
		]);
		await server.deliver();
		const mail = server.mails.findLast((one) => one.kind === "appointment" && one.to === email);
		expect(mail?.text).toContain("Nora Glas had to cancel your consultation.");
		expect(mail?.text).toContain("I am ill.");
		// The time is free again.
		await book((await premiumStudent(server)).visitor, id);
		expect(await eventsOf(id)).toContain("desk_consultation_cancelled");
	});
});

describe("a researcher's own notes", () => {
	it("a researcher's own notes are theirs alone, and end with the consultation", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		const other = await clearResearcher(server, test, (await realResearcher(server, test)).id);
		const { visitor } = await premiumStudent(server);
		const startsAt = (await offerOf(id))?.slots[0]?.startsAt;
		const sent = bookingRequest({ researcherId: id, startsAt, duration: "30min", topic: "Glaciers" });
		const { appointment } = (await visitor.call("bookAppointment", sent)).body;
		const write = (from: Visitor, text: string) =>
			from.ask(`/api/desk/appointments/${appointment.id}/note`, { method: "PUT", body: { text } });
		expect((await write(other, "Not mine")).status).toBe(404);
		expect((await write(desk, "Call 06 12 34 56 78")).body.code).toBe("consultations.contact_data");
		expect((await write(desk, "First plan")).status).toBe(204);
		expect((await write(desk, " Ask about field work. ")).status).toBe(204);
		const shown = async () => (await deskOf(desk)).appointments[0];
		expect(await shown()).toMatchObject({ note: "Ask about field work.", topic: "Glaciers" });
		for (const route of ["appointments", "exportData"] as const)
			expect(JSON.stringify((await visitor.call(route)).body)).not.toContain("field work");
		expect((await write(desk, " ")).status).toBe(204);
		expect((await shown()).note).toBeUndefined();

		await write(desk, "Ask about field work.");
		server.pass(Date.parse(appointment.startsAt) + 31 * 60_000 - server.now().getTime());
		expect((await write(desk, "Too late")).body.code).toBe("desk.note_closed");
		expect(await shown()).toMatchObject({ status: "completed" });
		expect(Object.keys(await shown())).not.toEqual(expect.arrayContaining(["topic"]));
		const job = server.services.jobDefinitions.find(({ name }) => name === "appointments");
		await job?.handle({});
		expect(await test.ask("SELECT text FROM desk_note")).toEqual([]);
		expect((await visitor.call("appointments")).body.appointments[0].topic).toBe("Glaciers");
		expect(await eventsOf(id)).toEqual(expect.arrayContaining(["desk_note_written", "desk_note_deleted"]));
	});
});
