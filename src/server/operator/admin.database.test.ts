import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import {
	bookingRequest,
	expectSound,
	freeTime,
	premiumStudent,
	researchersOf,
} from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { clearResearcher } from "../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	// The researchers that are added here are real.
	server = createLiveServer(test, { freeConsultations: "yes" });
	await server.services.prepare();
});

const { admin, json } = createAdmin(() => server, test);

async function booked(number: number) {
	const { visitor, email } = await premiumStudent(server);
	const slot = await freeTime(visitor, "30min", number);
	const { appointment } = (await visitor.call("bookAppointment", bookingRequest(slot))).body;
	const mine = async () => (await visitor.call("appointments")).body.appointments[0];
	return { visitor, email, slot, id: appointment.id as string, mine };
}

describe("commands on researchers and their hours", () => {
	it("a researcher is added, edited, given hours, and retired", async () => {
		const file = join(tmpdir(), `spectra-researcher-${process.pid}.json`);
		const shown = JSON.parse(await admin("researchers", "show", "astrophysicist"));
		const jane = { ...shown, id: "jane-doe", email: "jane@lab.example", zone: "America/Montreal" };
		writeFileSync(file, JSON.stringify(jane));
		await admin("researchers", "add", file);
		await expect(admin("researchers", "add", file)).rejects.toThrow("already");
		await clearResearcher(server, test, "jane-doe");
		await admin("availability", "set", "jane-doe", "mon,tue,wed,thu,fri 09:00-12:00", "sat 10:00-10:30");
		const offered = async () =>
			(await researchersOf(server.visitor())).find(({ id }) => id === "jane-doe")?.slots ?? [];
		const before = await offered();
		expect(before.length).toBeGreaterThan(200);
		const day = before.at(-40)?.startsAt.slice(0, 10) ?? "";
		const onDay = async () => (await offered()).filter(({ startsAt }) => startsAt.startsWith(day)).length;
		expect(await onDay()).toBe(6);
		await admin("availability", "close", "jane-doe", day, "09:00-11:00");
		expect(await onDay()).toBe(2);
		await admin("availability", "open", "jane-doe", day, "14:00-15:00");
		expect(await onDay()).toBe(4);
		expect(await admin("availability", "show", "jane-doe")).toContain(`extra       ${day} 14:00-15:00`);
		await admin("availability", "usual", "jane-doe", day);
		expect(await onDay()).toBe(6);
		writeFileSync(file, JSON.stringify({ ...jane, languages: ["en"] }));
		await admin("researchers", "edit", file);
		expect(await json("researchers", "list")).toContainEqual(
			expect.objectContaining({ id: "jane-doe", languages: "en", illustrative: false }),
		);
		await admin("researchers", "retire", "jane-doe");
		expect(await offered()).toEqual([]);
		expect(await admin("researchers", "list")).not.toContain("jane-doe");
		expect(await admin("researchers", "list", "--all")).toContain("jane-doe");
	});

	it("invalid input is refused in a sentence", async () => {
		const file = join(tmpdir(), `spectra-broken-${process.pid}.json`);
		writeFileSync(file, JSON.stringify({ id: "X", zone: "Europe/Atlantis" }));
		await expect(admin("researchers", "add", file)).rejects.toThrow(/does not describe.*zone/);
		await expect(admin("researchers", "add", "/nowhere.json")).rejects.toThrow("can't be read");
		await expect(admin("researchers", "retire", "unknown")).rejects.toThrow("unknown");
		for (const hours of ["mon 9-12", "mon 12:00-09:00", "someday 09:00-12:00", "mon 09:00-25:00"]) {
			await expect(admin("availability", "set", "astrophysicist", hours)).rejects.toThrow(/hours|time/);
		}
		await expect(admin("availability", "close", "astrophysicist", "soon")).rejects.toThrow("no day");
	});

	it("a researcher's private calendar can be revoked", async () => {
		const [{ address }] = await json("researchers", "calendar", "biotechnologist");
		const path = new URL(address).pathname;
		expect((await server.visitor().ask(path)).status).toBe(200);
		await admin("researchers", "calendar", "biotechnologist", "--revoke");
		expect((await server.visitor().ask(path)).status).toBe(404);
	});
});

describe("commands on appointments", () => {
	it("an appointment is listed, moved and cancelled with notifications and a refund", async () => {
		const { id, email, mine, slot } = await booked(20);
		const listed = await json(
			"appointments",
			"list",
			"--researcher",
			slot.researcherId,
			"--state",
			"confirmed",
		);
		expect(listed).toContainEqual(expect.objectContaining({ id, email, startsAt: slot.startsAt }));
		const other = await booked(21);
		const [{ begins }] = (await json("appointments", "list")).filter(
			(row: { id: string }) => row.id === other.id,
		);
		await expect(admin("appointments", "move", id, begins.replace(" ", "T"))).rejects.toThrow("another");
		await admin("appointments", "move", id, `${begins.slice(0, 10)}T21:00`);
		// Repeating the command changes nothing and sends no mail (journeys M16).
		await expect(admin("appointments", "move", id, `${begins.slice(0, 10)}T21:00`)).rejects.toThrow(
			"already",
		);
		expect((await mine()).startsAt.slice(0, 10)).toBe(begins.slice(0, 10));
		await server.deliver();
		const moved = server.mails.findLast((mail) => mail.to === email);
		expect([moved?.subject, moved?.calendar?.method]).toEqual([
			"New time: consultation with Inès Carlier",
			"REQUEST",
		]);
		expect(moved?.calendar?.content).toContain("SEQUENCE:1");
		await admin("appointments", "cancel", id);
		expect(await mine()).toMatchObject({ status: "cancelled", refund: "done" });
		await expect(admin("appointments", "cancel", id)).rejects.toThrow("not an upcoming");
		await expect(admin("appointments", "cancel", other.id, "--reason", " ")).rejects.toThrow(
			`1 to ${maxCancelReasonLength}`,
		);
		await admin("appointments", "cancel", other.id, "--refund", "none", "--reason", "She is ill.");
		expect((await other.mine()).refund).toBeUndefined();
		await expectSound(test);
	});

	it("an appointment is cancelled when its payment is refunded", async () => {
		const { email, mine } = await booked(22);
		const [payment] = (await json("payments", "list", "--email", email)).filter(
			(row: { purpose: string }) => row.purpose === "consultation",
		);
		expect(await json("payments", "refund", payment.id)).toMatchObject([
			{ state: "refunded", euros: "20.00" },
		]);
		expect(await mine()).toMatchObject({ status: "cancelled", refund: "done" });
		await expect(admin("payments", "refund", crypto.randomUUID())).rejects.toThrow("no such payment");
		await expectSound(test);
	});
});

it("subscriptions are listed and ended", async () => {
	const { email, visitor } = await premiumStudent(server);
	await admin("subscriptions", "cancel", email);
	expect((await visitor.call("subscription")).body.details.cancelAtPeriodEnd).toBe(true);
	await admin("subscriptions", "cancel", email, "--now");
	expect((await visitor.call("subscription")).body.isPremium).toBe(false);
	await expect(admin("subscriptions", "cancel", email)).rejects.toThrow("no subscription");
	expect(await json("subscriptions", "list", "--email", email)).toMatchObject([{ status: "ended" }]);
});

it("messages are listed, those of premium members first, and removed", async () => {
	const form = { name: "Ada Byron", email: "ada@example.org", message: "First\nline", locale: "en" };
	const { visitor } = await premiumStudent(server);
	await visitor.call("contact", { ...form, message: "Premium" });
	await server.visitor().call("contact", form);
	const listed = await json("messages", "list");
	expect(listed.map(({ message }: { message: string }) => message)).toEqual(["Premium", "First\nline"]);
	expect(await admin("messages", "list")).toContain("First line");
	await admin("messages", "remove", listed[0].id);
	expect(await json("messages", "list")).toHaveLength(1);
	await expect(admin("messages", "remove", "x")).rejects.toThrow("No message");
});

it("closing a day or retiring a researcher names the bookings, and past days are refused", async () => {
	const { slot, id } = await booked(60);
	const day = slot.startsAt.slice(0, 10);
	for (const words of [
		["availability", "close", slot.researcherId, day],
		["researchers", "retire", slot.researcherId],
	]) {
		await expect(admin(...words)).rejects.toThrow(id);
	}
	await expect(admin("availability", "close", slot.researcherId, "2020-05-03")).rejects.toThrow("is over");
	expect(await admin("availability", "close", slot.researcherId, day, "--keep-booked")).toContain("closed");
	await admin("availability", "usual", slot.researcherId, day);
});

it("messages are marked as answered and filtered, and every command is in the audit log", async () => {
	const { email, id } = await booked(64);
	const guest = server.visitor();
	await guest.call("contact", { name: "Mo", email: "mo@example.org", message: "Hello there", locale: "en" });
	const open = async () =>
		(await json("messages", "list", "--open")).map((row: { email: string }) => row.email);
	const listed = await json("messages", "list", "--open");
	await json(
		"messages",
		"answered",
		listed.find((row: { email: string }) => row.email === "mo@example.org").id,
	);
	expect(await open()).not.toContain("mo@example.org");
	expect(await json("appointments", "list", "--student", email)).toMatchObject([{ id }]);
	expect(await json("payments", "list", "--email", email, "--state", "refunded")).toEqual([]);
	await admin("appointments", "cancel", id);
	const events = await test.ask(
		"SELECT e.event FROM audit_event e JOIN account a ON a.id = e.account_id WHERE a.email = $1 AND e.event LIKE 'operator:%'",
		[email],
	);
	expect(events).toEqual([{ event: "operator: appointments cancel" }]);
});

it("waiting and refused mails are listed and sent again", async () => {
	await server.deliver();
	const { email } = await premiumStudent(server);
	server.breakMail(1);
	await server.deliver().catch(() => {});
	const failing = await json("mails", "list", "--failing");
	expect(failing).toMatchObject([{ to: email, failures: 1, state: "waiting" }]);
	await test.ask("UPDATE mail_outbox SET refused_at = now(), settled_at = now() WHERE id = $1", [
		failing[0].id,
	]);
	expect(await json("mails", "list", "--refused")).toMatchObject([{ id: failing[0].id, state: "refused" }]);
	await json("mails", "again", failing[0].id);
	await server.deliver();
	expect(server.mails.filter(({ id }) => id === failing[0].id)).toHaveLength(1);
	expect(await json("mails", "list")).toEqual([]);
	await expect(admin("mails", "again", failing[0].id)).rejects.toThrow("No mail waits");
});
