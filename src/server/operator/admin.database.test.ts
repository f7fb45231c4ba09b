import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
	expectSound,
	freeTime,
	premiumStudent,
	researchersOf,
	wish,
} from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createProgram } from "./program.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	// The researchers that are added here are real.
	server = createLiveServer(test, { freeConsultations: "yes" });
	await server.services.prepare();
});

/** Runs a command as an operator does; gives what it prints. */
async function admin(...words: string[]): Promise<string> {
	const printed: string[] = [];
	const program = createProgram({
		print: (text) => printed.push(text),
		withWorld: (work) =>
			work({
				database: test.database,
				services: server.services,
				publicUrl: "https://spectra.example",
				log: { error: () => {} },
				now: server.now,
			}),
	});
	await program.parseAsync(words, { from: "user" });
	return printed.join("\n");
}
const json = async (...words: string[]) => JSON.parse(await admin("--json", ...words));

async function booked(number: number) {
	const { visitor, email } = await premiumStudent(server);
	const place = await freeTime(visitor, "30min", number);
	const { appointment } = (await visitor.call("bookAppointment", wish(place))).body;
	const mine = async () => (await visitor.call("appointments")).body.appointments[0];
	return { visitor, email, place, id: appointment.id as string, mine };
}

describe("researchers and their hours", () => {
	it("are added, edited, given hours, and retire", async () => {
		const file = join(tmpdir(), `spectra-researcher-${process.pid}.json`);
		const shown = JSON.parse(await admin("researchers", "show", "astrophysicist"));
		const jane = { ...shown, id: "jane-doe", email: "jane@lab.example", zone: "America/Montreal" };
		writeFileSync(file, JSON.stringify(jane));
		await admin("researchers", "add", file);
		await expect(admin("researchers", "add", file)).rejects.toThrow("already");
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

	it("refuse what is wrong, in a sentence", async () => {
		const file = join(tmpdir(), `spectra-broken-${process.pid}.json`);
		writeFileSync(file, JSON.stringify({ id: "X", zone: "Europe/Atlantis" }));
		await expect(admin("researchers", "add", file)).rejects.toThrow(/does not describe.*zone/);
		await expect(admin("researchers", "add", "/nowhere.json")).rejects.toThrow("can't be read");
		await expect(admin("researchers", "retire", "nobody")).rejects.toThrow("nobody");
		for (const hours of ["mon 9-12", "mon 12:00-09:00", "someday 09:00-12:00", "mon 09:00-25:00"]) {
			await expect(admin("availability", "set", "astrophysicist", hours)).rejects.toThrow(/hours|time/);
		}
		await expect(admin("availability", "close", "astrophysicist", "soon")).rejects.toThrow("no day");
	});

	it("have a private calendar, which is taken back", async () => {
		const [{ address }] = await json("researchers", "calendar", "biotechnologist");
		const path = new URL(address).pathname;
		expect((await server.visitor().ask(path)).status).toBe(200);
		await admin("researchers", "calendar", "biotechnologist", "--revoke");
		expect((await server.visitor().ask(path)).status).toBe(404);
	});
});

describe("appointments", () => {
	it("are listed, moved and cancelled; everybody hears of it and the money goes back", async () => {
		const { id, email, mine, place } = await booked(20);
		const listed = await json(
			"appointments",
			"list",
			"--researcher",
			place.researcherId,
			"--state",
			"confirmed",
		);
		expect(listed).toContainEqual(expect.objectContaining({ id, email, startsAt: place.startsAt }));
		const other = await booked(21);
		const [{ begins }] = (await json("appointments", "list")).filter(
			(row: { id: string }) => row.id === other.id,
		);
		await expect(admin("appointments", "move", id, begins.replace(" ", "T"))).rejects.toThrow("another");
		await admin("appointments", "move", id, `${begins.slice(0, 10)}T21:00`);
		// The same once more changes nothing and tells nobody (journeys M16).
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
		await admin("appointments", "cancel", other.id, "--refund", "none");
		expect((await other.mine()).refund).toBeUndefined();
		await expectSound(test);
	});

	it("end when their payment is given back", async () => {
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
	expect((await visitor.call("subscription")).body.standing.cancelAtPeriodEnd).toBe(true);
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
