import type { AddressInfo } from "node:net";
import ICAL from "ical.js";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { smtpTransport } from "#server/platform/mail/transport.ts";
import { bookingRequest, freeTime } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createManyPeople, type Member } from "../../../tests/setup/many-people.ts";

const test = prepareDatabase();
const received: { to: string; mail: ParsedMail }[] = [];
let mood: "well" | "slow" | "busy" | "refusing";
let port: number;
let peer: SMTPServer | undefined;

/** A mail server on loopback with switchable behaviour. */
const open = async (): Promise<void> => {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		onRcptTo: ({ address }, _, callback) => {
			if (mood === "busy") return callback(Object.assign(new Error("later"), { responseCode: 451 }));
			const isUnknown = mood === "refusing" && address === "ines@lab.example";
			return callback(isUnknown ? Object.assign(new Error("no"), { responseCode: 550 }) : null);
		},
		onData: (stream, session, callback) => {
			simpleParser(stream).then((mail) => {
				const keep = () => {
					received.push({ to: session.envelope.rcptTo[0]?.address ?? "", mail });
					callback();
				};
				setTimeout(keep, mood === "slow" ? 400 : 0);
			}, callback);
		},
	});
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	port = (server.server.address() as AddressInfo).port;
	peer = server;
};
const close = () =>
	new Promise<void>((resolve) => {
		const open = peer;
		peer = undefined;
		if (open === undefined) resolve();
		else open.close(() => resolve());
	});

let server: LiveServer;
let members: Member[];
beforeAll(async () => {
	port = 0;
	mood = "well";
	await open();
	const sender = { from: "Spectra <hello@spectra.example>", host: "spectra.example" };
	server = createLiveServer(test, { way: smtpTransport(() => `smtp://127.0.0.1:${port}`, sender) });
	await server.services.prepare();
	await test.ask("UPDATE researcher SET email = 'ines@lab.example' WHERE id = 'astrophysicist'");
	members = await createManyPeople(test, server, 5);
});
afterAll(close);

const waiting = async () => (await test.ask("SELECT id FROM mail_outbox WHERE settled_at IS NULL")).length;
/** The work of two concurrent workers. */
const work = () => Promise.allSettled([server.deliver(), server.deliver()]);

it("each mail is sent once by a mail server that is down, slow, busy, refuses one, and recovers", {
	timeout: 120_000,
}, async () => {
	const booked: { startsAt: Instant; id: string }[] = [];
	for (const member of members) {
		const slot = await freeTime(server.visitor(), "60min", 1);
		const { body } = await member.ask("/api/appointments", bookingRequest(slot));
		booked.push(body.appointment);
		const step = booked.length;
		if (step === 1) await close();
		if (step === 2) {
			await work();
			expect([received.length, await waiting()]).toEqual([0, 4]);
			mood = "busy";
			await open();
			await work();
			expect([received.length, await waiting()]).toEqual([0, 4]);
			mood = "slow";
		}
		if (step === 4) mood = "refusing";
		await work();
	}
	mood = "well";
	await work();
	expect(await waiting()).toBe(0);
	const ids = received.map(({ mail }) => mail.messageId);
	expect(new Set(ids).size).toBe(ids.length);
	// At the last two the server refused the researcher's address permanently.
	expect(received.filter(({ to }) => to !== "ines@lab.example")).toHaveLength(5);
	expect(received.filter(({ to }) => to === "ines@lab.example").length).toBe(3);

	for (const { mail } of received) {
		const part = mail.attachments.find(({ contentType }) => contentType === "text/calendar");
		expect(part?.headers.get("content-type")).toMatchObject({ params: { method: "REQUEST" } });
		const calendar = new ICAL.Component(ICAL.parse(part?.content.toString() ?? ""));
		const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
		const appointment = booked.find(({ id }) => event.uid === `${id}@b.example`);
		expect(toInstant(event.startDate.toJSDate())).toBe(appointment?.startsAt);
	}
});
