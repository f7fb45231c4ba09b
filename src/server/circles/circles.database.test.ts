import { beforeAll, describe, expect, it } from "vitest";
import {
	circleHost,
	circleStudents,
	circlesOf,
	expectSoundCircles,
	hostToken,
	passMinute,
	plannedCircle,
} from "../../../tests/setup/circles.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { openedOperator } from "../../../tests/setup/operator-desk.ts";
import { guardedStudent } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});
const { student, mailsTo, paymentsOf, stateOf } = circleStudents(() => server);
const { admin, json } = createAdmin(() => server, test);
const minute = 60_000;
const day = 24 * 60 * minute;

describe("the room", () => {
	it("the room opens for the owner of a seat when the host is there, around its time", async () => {
		const { id, startsAt } = await plannedCircle(server, test, { hours: 300 });
		const [ada, bea] = [await student(), await student()];
		await ada.take(id);
		const token = await hostToken(server);
		const open = () => server.visitor().call("openCircle", { token });
		expect((await ada.room(id)).body).toEqual({ room: "early" });
		expect((await open()).body.code).toBe("circles.room_closed");
		server.pass(Date.parse(startsAt) - 10 * minute - server.now().getTime());
		expect((await ada.room(id)).body).toEqual({ room: "no_host" });
		const page = await server.visitor().call("circleDesk", { token });
		expect(page.body).toMatchObject({
			reader: "host",
			room: "no_host",
			canOpen: true,
			seated: [{ firstName: "Ada", isMinor: false }],
		});
		expect(page.body).not.toHaveProperty("url");
		expect((await open()).body).toMatchObject({ room: "open", canOpen: false });
		expect((await open()).body).toMatchObject({ room: "open", url: expect.stringContaining("meet.example") });
		expect((await ada.room(id)).body).toMatchObject({ room: "open", url: expect.any(String) });
		expect((await bea.room(id)).status).toBe(404);
		server.pass(101 * minute);
		await passMinute(server);
		expect((await ada.room(id)).body).toEqual({ room: "over" });
		expect(await stateOf(ada, id)).toMatchObject({ circle: { status: "completed" } });
	});

	it("the room of a missing host stays closed: the circle is cancelled, and every paid seat refunded, once", async () => {
		const { id, startsAt } = await plannedCircle(server, test, { hours: 310, seats: 1 });
		const [ada, bea] = [await student(), await student()];
		await ada.take(id);
		await bea.wait(id);
		server.pass(Date.parse(startsAt) + 14 * minute - server.now().getTime());
		await passMinute(server);
		expect(await stateOf(ada, id)).toMatchObject({ state: "seated" });
		server.pass(2 * minute);
		await passMinute(server);
		await passMinute(server);
		expect(await stateOf(ada, id)).toMatchObject({
			state: "left",
			leavingReason: "circle_cancelled",
			refund: "done",
			circle: { status: "cancelled" },
		});
		await server.deliver();
		for (const { email } of [ada, bea])
			expect(mailsTo(email).filter((one) => one === "Cancelled: circle “How stars die”")).toHaveLength(1);
		expect(mailsTo(circleHost).at(-1)).toContain("Annulé");
		await expectSoundCircles(test);
	});
});

describe("an operator", () => {
	it("an operator cancels a circle: everyone learns the reason, and seats are refunded", async () => {
		const { id } = await plannedCircle(server, test, { hours: 320, seats: 1 });
		const [ada, bea] = [await student(), await student()];
		await ada.take(id);
		await bea.wait(id);
		await expect(plannedCircle(server, test, { hours: 320 })).rejects.toThrow("another circle then");
		await admin("circles", "cancel", id, "--reason", "The researcher is ill.");
		await expect(admin("circles", "cancel", id)).rejects.toThrow("is cancelled");
		expect(await stateOf(ada, id)).toMatchObject({ refund: "done", cancelReason: "The researcher is ill." });
		expect((await bea.take(id)).body.code).toBe("circles.closed");
		await server.deliver();
		expect(server.mails.findLast(({ to }) => to === bea.email)?.text).toContain("The researcher is ill.");
		await plannedCircle(server, test, { hours: 320 });
		await expectSoundCircles(test);
	});

	it("an operator cancels while a seat is being paid: the money that arrives later goes back", async () => {
		const { id } = await plannedCircle(server, test, { hours: 330 });
		const ada = await student();
		const [taken] = await Promise.all([
			ada.take(id),
			admin("circles", "cancel", id).catch((error: unknown) => error),
		]);
		await server.services.payments.reconcileAll();
		expect([200, 402, 409, 502]).toContain(taken.status);
		const paid = await paymentsOf(ada.visitor);
		expect(paid.filter(({ state }: { state: string }) => state === "paid")).toEqual([]);
		await expectSoundCircles(test);
	});

	it("an operator changes time and host: everyone is mailed, and the old host's link ends", async () => {
		const { id } = await plannedCircle(server, test, { hours: 340 });
		const ada = await student();
		await ada.take(id);
		const token = await hostToken(server);
		const time = new Date(server.now().getTime() + 12 * 60 * minute).toISOString().slice(0, 13);
		await admin(
			"circles",
			"change",
			id,
			"--time",
			`${time}:30`,
			"--host",
			"Paul",
			"--host-email",
			"paul@example.org",
		);
		await server.deliver();
		expect(mailsTo(ada.email).at(-1)).toBe("Changed: circle “How stars die”");
		expect(mailsTo(circleHost).at(-1)).toContain("Vous n’êtes plus l’hôte");
		expect(mailsTo("paul@example.org").at(-1)).toContain("Vous êtes l’hôte d’un cercle");
		expect((await server.visitor().call("circleDesk", { token })).body.code).toBe("circles.link_unknown");
		const damaged = await server.visitor().call("circleDesk", { token: token.slice(0, -1) });
		expect(damaged.body.code).toBe("account.link_damaged");
		expect((await ada.leave(id)).body).toMatchObject({ refund: "done" });
		await expect(admin("circles", "change", id, "--seats", "13")).rejects.toThrow("1 to 12 seats");
		await expect(admin("circles", "change", id, "--host", "Paul")).rejects.toThrow("like this already");
		await expectSoundCircles(test);
	});

	it("an operator plans and changes a circle at the desk, too", async () => {
		const { visitor: desk } = await openedOperator(server, test);
		const perform = (name: string, input: object) =>
			desk.call("runOperatorAction", { act: `circles ${name}`, input });
		const time = new Date(server.now().getTime() + 40 * day).toISOString().slice(0, 13);
		const planned = {
			researcher: "astrophysicist",
			time: `${time}:00`,
			zone: "Etc/UTC",
			minutes: "60",
			seats: "8",
			price: "free",
			language: "fr",
			subjectEn: "Dust",
			subjectFr: "La poussière",
			host: "Odile Marin",
			hostEmail: "dust@example.org",
			hostLanguage: "en",
		};
		const add = async (changes: object) => {
			const { status, body } = await perform("add", { ...planned, ...changes });
			return [status, body.code];
		};
		expect(await add({ zone: "Europe/Nowhere" })).toEqual([422, "operator.input_invalid"]);
		expect(await add({ minutes: "37" })).toEqual([422, "operator.input_invalid"]);
		expect(await add({ seats: "many" })).toEqual([422, "operator.input_invalid"]);
		expect(await add({ hostEmail: "dust" })).toEqual([422, "forms.email_invalid"]);
		expect((await add({ time: "2020-01-01T09:00" }))[1]).toBe("consultations.slot_unavailable");
		expect((await add({ researcher: "no-one" }))[1]).toBe("operator.unknown");
		const [row] = (await perform("add", planned)).body.rows;
		expect(row).toMatchObject({ subject: "Dust", seats: 8, euros: "0.00", host: "Odile Marin" });
		expect((await add({}))[1]).toBe("consultations.slot_taken");
		await server.deliver();
		expect(mailsTo("dust@example.org")).toHaveLength(1);
		const changed = await perform("change", { id: row.id, seats: "9", host: "Paul" });
		expect(changed.body.rows).toMatchObject([{ seats: 9, host: "Paul" }]);
		expect((await perform("change", { id: row.id, seats: "9" })).body.code).toBe("operator.nothing_changed");
		const events = (await json("audit", "--operators")).map(({ event }: { event: string }) => event);
		expect(events.slice(0, 2)).toEqual(["operator: circles change", "operator: circles add"]);
	});

	it("an operator lists circles and participants, and never takes a seat away", async () => {
		const { id } = await plannedCircle(server, test, { hours: 350, seats: 2 });
		const [ada, bea] = [await student(), await student()];
		await ada.take(id);
		await bea.take(id);
		await expect(admin("circles", "change", id, "--seats", "1")).rejects.toThrow("More seats are taken");
		const rows = await json("circles", "list", "--ahead");
		expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ seats: 2, taken: 2 });
		expect(await json("circles", "participants", id)).toMatchObject([
			{ state: "seated", email: ada.email },
			{ state: "seated", email: bea.email },
		]);
	});
});

describe("a report", () => {
	it("a report by a student with a seat suspends the researcher", async () => {
		const { id } = await plannedCircle(server, test, { hours: 355, researcher: "quantum-physicist" });
		const [ada, bea] = [await student(), await student()];
		const report = (who: typeof ada) =>
			who.visitor.ask(`/api/circles/${id}/report`, {
				body: { text: "He asked for my number.", locale: "en" },
			});
		await ada.take(id);
		expect((await report(bea)).status).toBe(404);
		expect((await report(ada)).status).toBe(204);
		expect((await bea.list()).some((circle) => circle.id === id)).toBe(false);
		expect((await bea.take(id)).status).toBe(404);
		expect(await stateOf(ada, id)).toMatchObject({ state: "seated" });
		const listed = await json("reports", "list");
		expect(listed[0]).toMatchObject({ by: "student", researcher: "quantum-physicist", email: ada.email });
		await admin("researchers", "resume", "quantum-physicist");
	});

	it("the mail of a seat leads to the circle's page for a report, and without a seat to the operator", async () => {
		const { id } = await plannedCircle(server, test, { hours: 357, seats: 1, price: "free" });
		const [ada, bea] = [await student(), await student()];
		await ada.take(id);
		await bea.wait(id);
		await server.deliver();
		await ada.leave(id);
		await server.deliver();
		const reportIn = (email: string) => {
			const lines = server.mails.find(({ to, kind }) => to === email && kind === "circle")?.text.split("\n");
			return lines?.slice(lines.findIndex((line) => line.includes("Report a problem"))).join("\n");
		};
		expect(reportIn(ada.email)).toMatch(new RegExp(`^Report a problem\\S*\\s+\\S+/circle\\?id=${id}`));
		expect(reportIn(bea.email)).toMatch(/^Report a problem\S*\s+\S+\/contact/);
	});

	it("a guardian reports from the page of their mails, for their own child's circle alone", async () => {
		const researcher = "quantum-physicist";
		const { id, startsAt } = await plannedCircle(server, test, { hours: 358, researcher });
		const lou = await guardedStudent(server, "father-of-lou@example.org");
		const other = await guardedStudent(server, "mother-of-max@example.org");
		await circlesOf(lou.visitor).take(id);
		const report = ({ guardian, token }: typeof lou, text = "He asked for her number.") =>
			guardian.call("reportAsGuardian", { token, appointmentId: id, text, locale: "fr" });
		expect((await report(other)).status).toBe(404);
		expect((await report(lou, " ")).body.code).toBe("forms.required");
		expect((await report(lou)).status).toBe(204);
		const [listed] = await json("reports", "list");
		expect(listed).toMatchObject({ by: "guardian", researcher: "quantum-physicist" });
		await admin("researchers", "resume", "quantum-physicist");
		// A circle that is over stays on the page for a month.
		const seen = async () => {
			const { appointments, recentAppointments } = (
				await lou.guardian.call("readGuardian", { token: lou.token })
			).body;
			return [appointments, recentAppointments].map((all) => all.map((one: { id: string }) => one.id));
		};
		expect(await seen()).toEqual([[id], []]);
		server.pass(Date.parse(startsAt) - 10 * minute - server.now().getTime());
		await server.visitor().call("openCircle", { token: await hostToken(server) });
		server.pass(2 * 60 * minute);
		expect(await seen()).toEqual([[], [id]]);
		server.pass(31 * day);
		expect(await seen()).toEqual([[], []]);
	});
});

describe("time", () => {
	it("two reminders are mailed, each once, and personal data is deleted after a month", async () => {
		const { id, startsAt } = await plannedCircle(server, test, { hours: 360 });
		const ada = await student();
		await ada.take(id);
		for (const before of [24 * 60, 60]) {
			server.pass(Date.parse(startsAt) - before * minute - server.now().getTime());
			await passMinute(server);
			await passMinute(server);
		}
		await server.deliver();
		const reminders = mailsTo(ada.email).filter((one) => /^(Reminder|Soon)/.test(one));
		expect(reminders).toHaveLength(2);
		const token = await hostToken(server);
		await server.visitor().call("openCircle", { token });
		const waiting = await student();
		await test.ask("UPDATE circle SET seats = 1 WHERE id = $1", [id]);
		await waiting.wait(id);
		await ada.visitor.call("signIn", { email: ada.email, password: "a long enough secret" });
		const exported = (await ada.visitor.call("exportData")).body;
		expect(exported.circles).toMatchObject([{ state: "seated", circle: { id } }]);
		server.pass(31 * day);
		await server.services.jobDefinitions.find(({ name }) => name === "circles-housekeeping")?.handle({});
		const [row] = await test.ask("SELECT host_email, host_name FROM circle WHERE id = $1", [id]);
		expect(row).toEqual({ host_email: null, host_name: "Odile Marin" });
		expect(await test.ask("SELECT 1 FROM circle_link WHERE circle_id = $1", [id])).toEqual([]);
		const kept = await test.ask("SELECT state FROM circle_participant WHERE circle_id = $1", [id]);
		expect(kept).toEqual([{ state: "seated" }]);
	});
});
