import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingRequest, freeTime, premiumStudent } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createProgram } from "./program.ts";

const test = prepareDatabase();
const file = join(tmpdir(), `spectra-wrong-${process.pid}.json`);
let server: LiveServer;
/** The sentence of a command while the payment provider can't be reached. */
let isAway = false;
let publicUrl: string | undefined = "https://spectra.example";
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});
afterAll(() => rmSync(file, { force: true }));

const logged: string[] = [];
const away = async () => {
	throw new Error("The provider can't be reached");
};

async function admin(...words: string[]): Promise<string> {
	const printed: string[] = [];
	const { services } = server;
	const subscriptions = isAway ? { ...services.subscriptions, sync: away } : services.subscriptions;
	const payments = isAway ? { ...services.payments, reconcile: away } : services.payments;
	const program = createProgram({
		migrate: async () => {},
		print: (text) => printed.push(text),
		withOperatorContext: (work) =>
			work({
				database: test.database,
				services: { ...services, subscriptions, payments },
				publicUrl,
				settings: [],
				backupFolder: "",
				log: { error: (event) => void logged.push(event) },
				now: server.now,
			}),
	});
	await program.parseAsync(words, { from: "user" });
	return printed.join("\n");
}
const json = async (...words: string[]) => JSON.parse(await admin("--json", ...words));

it("overlapping hours are refused", async () => {
	for (const hours of [["mon 09:00-12:00", "mon 09:00-11:00"], ["mon,mon 09:00-12:00"]]) {
		await expect(admin("availability", "set", "biotechnologist", ...hours)).rejects.toThrow(
			/mon 09:00-1\d:00 and mon 09:00-1\d:00 overlap/,
		);
	}
	await expect(
		admin("availability", "set", "biotechnologist", "tue 09:00-12:00", "mon,tue 11:30-13:00"),
	).rejects.toThrow("overlap");
	const touching = ["mon 09:00-12:00", "mon 12:00-13:00", "tue 09:00-12:00"];
	expect(await admin("availability", "set", "biotechnologist", ...touching)).toContain("mon 12:00-13:00");
});

it("a malformed id is refused in a sentence", async () => {
	for (const id of ["x", "0".repeat(36), `${randomUUID()}0`]) {
		await expect(admin("appointments", "cancel", id)).rejects.toThrow(`"${id}"`);
		await expect(admin("appointments", "move", id, "2027-05-03T10:00")).rejects.toThrow(`"${id}"`);
		await expect(admin("payments", "refund", id)).rejects.toThrow(`"${id}"`);
		await expect(admin("messages", "remove", id)).rejects.toThrow(`"${id}"`);
	}
});

it("a researcher whom the pages could not show is refused", async () => {
	const shown = JSON.parse(await admin("researchers", "show", "astrophysicist"));
	const jane = { ...shown, id: "jane-doe", email: "jane@lab.example" };
	const english = shown.text.en;
	const wrong = [
		{ zone: "+01:00" },
		{ text: { ...shown.text, en: { ...english, name: "  " } } },
		{ text: { ...shown.text, en: { ...english, title: "One line\nand another" } } },
	];
	for (const change of wrong) {
		writeFileSync(file, JSON.stringify({ ...jane, ...change }));
		await expect(admin("researchers", "add", file)).rejects.toThrow("does not describe a researcher");
	}
	writeFileSync(file, JSON.stringify({ ...jane, zone: "eUROPE/pARIS" }));
	expect(await admin("researchers", "add", file)).toContain("Europe/Paris");
	expect((await server.visitor().ask("/api/researchers/en")).status).toBe(200);
});

it("an appointment and a payment are found by id, however many there are", async () => {
	const { visitor } = await premiumStudent(server);
	const { appointment } = (
		await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 20)))
	).body;
	// A thousand earlier appointments, and a thousand later payments.
	await test.ask(
		`WITH many AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 1001) AS n),
		paid AS (INSERT INTO payment SELECT id, NULL, 'consultation', 2000, 'eur', 'paid', 'simulated', NULL, NULL, now() + interval '1 day', now(), now(), NULL FROM many),
		held AS (INSERT INTO appointment_hold SELECT m.id, a.account_id, a.researcher_id, now() - n * interval '1 hour', '30min', m.id, m.id::text, 'booked', 'UTC', now(), now() FROM many m, appointment a WHERE a.id = $1)
		INSERT INTO appointment SELECT m.id, a.account_id, a.researcher_id, now() - n * interval '1 hour', now(), 'UTC', '30min', 'completed', m.id, 'https://x.example', 0, 'UTC', now(), now(), NULL FROM many m, appointment a WHERE a.id = $1`,
		[appointment.id],
	);
	const [row] = await test.ask("SELECT payment_id AS id FROM appointment WHERE id = $1", [appointment.id]);
	const day = appointment.startsAt.slice(0, 10);
	expect(await json("appointments", "move", appointment.id, `${day}T21:00`)).toMatchObject([
		{ id: appointment.id, begins: `${day} 21:00` },
	]);
	expect(await json("payments", "refund", String(row?.id))).toMatchObject([{ state: "refunded" }]);
});

it("a request is stored while the provider can't be reached, and the server continues it", async () => {
	const { visitor, email } = await premiumStudent(server);
	isAway = true;
	expect(await json("subscriptions", "cancel", email)).toMatchObject([
		{ requestedChange: "cancel_at_period_end" },
	]);
	const [{ id }] = await json("payments", "list", "--email", email);
	expect(await json("payments", "refund", id)).toMatchObject([{ state: "refunding" }]);
	expect(logged).toHaveLength(2);
	isAway = false;
	await server.services.payments.reconcileAll();
	await server.services.subscriptions.syncDue();
	expect((await visitor.call("subscription")).body.isPremium).toBe(false);
	expect((await visitor.call("payments")).body.payments).toMatchObject([{ state: "refunded" }]);
});

it("a calendar address that could not be shown is not drawn, and the previous one stays", async () => {
	await admin("researchers", "calendar", "biotechnologist");
	const hashes = () => test.ask("SELECT feed_token_hash FROM researcher WHERE id = 'biotechnologist'");
	const before = await hashes();
	publicUrl = undefined;
	await expect(admin("researchers", "calendar", "biotechnologist")).rejects.toThrow(/PUBLIC_URL/);
	publicUrl = "https://spectra.example";
	expect(await hashes()).toEqual(before);
});
