import { beforeAll, describe, expect, it } from "vitest";
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
const { book, offerOf } = createBooking(() => server);
const day = 24 * 60 * 60_000;
const deskOf = async (visitor: Visitor) => (await visitor.call("desk")).body;
const report = (visitor: Visitor, id: string, text: string) =>
	visitor.ask(`/api/appointments/${id}/report`, { body: { text, locale: "fr" } });

describe("a reported problem", () => {
	it("a student's report suspends the researcher at once and reaches the operator", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		const { visitor, email } = await premiumStudent(server);
		const appointment = await book(visitor, id);
		const { visitor: paying } = await premiumStudent(server);
		const kept = await book(paying, id, 3);
		expect((await report(visitor, appointment.id, "  ")).body.code).toBe("forms.required");
		expect((await report(paying, appointment.id, "Not mine")).status).toBe(404);
		expect((await report(visitor, appointment.id, " He asked for my number. ")).status).toBe(204);
		expect(await offerOf(id)).toBeUndefined();
		expect((await deskOf(desk)).obstacles).toEqual(["suspended"]);
		// Neither a pause that ends nor the code of conduct ends a suspension.
		await desk.call("pauseDesk", { isPaused: false });
		expect(await offerOf(id)).toBeUndefined();
		expect((await paying.call("appointments")).body.appointments).toMatchObject([
			{ id: kept.id, status: "confirmed" },
		]);
		await server.deliver();
		const mail = server.mails.findLast((one) => one.kind === "problemReport" && one.to === operator);
		expect(mail?.text).toContain("He asked for my number.");
		expect(mail?.text).toContain(`researchers resume ${id}`);
		const [listed] = await json("reports", "list");
		expect(listed).toMatchObject({ by: "student", researcher: id, email, closed: null });
		await admin("reports", "close", listed.id);
		expect(await admin("reports", "list")).not.toContain(listed.id);
		await admin("researchers", "resume", id);
		expect((await offerOf(id))?.slots.length).toBeGreaterThan(0);
		await expect(admin("researchers", "resume", id)).rejects.toThrow("not suspended");
		const exported = (await visitor.call("exportData")).body;
		expect(exported.problemReports).toMatchObject([{ text: "He asked for my number." }]);
	});

	it("a guardian reports with the link of any of their mails, only for their own child", async () => {
		const { id } = await realResearcher(server, test);
		await clearResearcher(server, test, id);
		const { visitor, token } = await guardedStudent(server, "mother@example.org");
		await visitor.call("subscribe", { locale: null });
		const appointment = await book(visitor, id);
		const { visitor: other } = await premiumStudent(server);
		const foreign = await book(other, id, 5);
		const guardian = server.visitor();
		const send = (appointmentId: string, text: string) =>
			guardian.call("reportAsGuardian", { token, appointmentId, text, locale: "fr" });
		const { body } = await guardian.call("readGuardian", { token });
		expect([body.appointments.length, body.recentAppointments]).toEqual([1, []]);
		expect((await send(foreign.id, "Not mine")).status).toBe(404);
		expect((await send(appointment.id, "")).body.code).toBe("forms.required");
		expect((await send(appointment.id, "He asked her to meet.")).status).toBe(204);
		expect(await offerOf(id)).toBeUndefined();
		await server.deliver();
		const mail = server.mails.findLast((one) => one.kind === "problemReport" && one.to === operator);
		expect(mail?.subject).toContain("parent");
		const mails = server.mails.filter((one) => one.kind === "appointment" && one.to === "mother@example.org");
		expect(mails.every(({ text }) => text.includes("report a problem"))).toBe(true);
		server.pass(Date.parse(appointment.startsAt) - server.now().getTime() + day);
		const after = (await guardian.call("readGuardian", { token })).body;
		expect(after.appointments).toEqual([]);
		expect(after.recentAppointments).toMatchObject([{ id: appointment.id }]);
	});

	it("a researcher's report reaches the operator and suspends no one", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		const { visitor } = await premiumStudent(server);
		const appointment = await book(visitor, id);
		const path = `/api/desk/appointments/${appointment.id}/report`;
		expect((await desk.ask(path, { body: { text: "The student was not alone." } })).status).toBe(204);
		expect((await offerOf(id))?.slots.length).toBeGreaterThan(0);
		expect((await visitor.call("exportData")).body.problemReports).toEqual([]);
		expect(await admin("reports", "list")).toContain("The student was not alone.");
	});

	it("a report outlasts the account that made it, without its name, and is deleted a year after it was closed", async () => {
		const { id } = await realResearcher(server, test);
		await clearResearcher(server, test, id);
		const { visitor, email } = await premiumStudent(server);
		const appointment = await book(visitor, id);
		await report(visitor, appointment.id, "Stays for others");
		await visitor.call("erase", { password: "a long enough secret" });
		const [kept] = (await json("reports", "list")).filter(
			({ text }: { text: string }) => text === "Stays for others",
		);
		expect(kept).toMatchObject({ student: null, email: null, appointment: null, researcher: id });
		expect(JSON.stringify(kept)).not.toContain(email);
		await admin("reports", "close", kept.id);
		const job = server.services.jobDefinitions.find(({ name }) => name === "appointments-housekeeping");
		server.pass(364 * day);
		await job?.handle({});
		expect(await admin("reports", "list", "--all")).toContain("Stays for others");
		server.pass(2 * day);
		await job?.handle({});
		expect(await admin("reports", "list", "--all")).not.toContain("Stays for others");
	});
});
