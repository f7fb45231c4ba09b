import ICAL from "ical.js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatsOf } from "#domain/shared/format.ts";
import { parisZone, type Zone, zoneNamed } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import type { FinishedMail } from "#server/platform/mail/mail.ts";
import { bookingRequest, freeTime, premiumStudent } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { organizerOf } from "./create-consultations.ts";
import { feedPath } from "./feed.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	await test.ask(
		"UPDATE researcher SET email = 'ines@lab.example', locale = 'fr' WHERE id = 'astrophysicist'",
	);
});
beforeEach(() => {
	server.mails.length = 0;
});

const hour = 60 * 60_000;
const job = () => server.services.jobDefinitions.find(({ name }) => name === "appointments");

const eventIn = (content: string | undefined) => {
	const calendar = new ICAL.Component(ICAL.parse(content ?? ""));
	const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
	return { method: calendar.getFirstPropertyValue("method"), events };
};

/** A booked appointment of a new student, with a guardian on request. */
async function booked(number: number, { hasGuardian = false, ...changes }: Record<string, unknown> = {}) {
	const { visitor, email } = await premiumStudent(server, changes);
	if (hasGuardian) {
		await test.ask("UPDATE account SET age_band = '15to17' WHERE email = $1", [email]);
		await test.ask(
			"INSERT INTO guardian SELECT id, 'parent@example.org', 'fr', now(), now() FROM account WHERE email = $1",
			[email],
		);
	}
	const slot = await freeTime(visitor, "60min", number);
	const { body } = await visitor.call(
		"bookAppointment",
		bookingRequest(slot, { visitorZone: zoneNamed("America/Montreal") }),
	);
	return { visitor, email, slot, id: body.appointment.id };
}
const mailsTo = async (to: string): Promise<FinishedMail[]> => {
	await server.deliver();
	return server.mails.filter((mail) => mail.kind === "appointment" && mail.to === to);
};

describe("mails about an appointment", () => {
	it("student, guardian and researcher each get the mail in their language, with the times of their zone", async () => {
		const { email, slot } = await booked(2, { hasGuardian: true, firstName: "Ada" });
		const [student] = await mailsTo(email);
		const [guardian] = await mailsTo("parent@example.org");
		const [researcher] = await mailsTo("ines@lab.example");
		expect([student?.subject, guardian?.subject, researcher?.subject]).toEqual([
			"Booked: consultation with Inès Carlier",
			"Ada\u00a0: le rendez-vous avec Inès Carlier est confirmé",
			"Nouveau rendez-vous avec Ada",
		]);
		const time = (zone: Zone, locale: Locale) => formatsOf(locale).time(slot.startsAt, zone);
		expect(student?.text).toContain(`${time(zoneNamed("America/Montreal"), "en")}–`);
		expect(student?.text).toContain("For Inès Carlier:");
		expect(researcher?.text).toMatch(new RegExp(`${time(parisZone, "fr")}\\s–`));
		expect(researcher?.text).toContain("Pour Ada\u00a0:");
		expect(student?.text).toContain("Test mode");
		expect(guardian?.text).toContain(
			"pour le compte Spectra de l’élève Ada, votre adresse nous a été indiquée",
		);
		expect(researcher?.text).not.toContain(email);
		for (const mail of [student, guardian, researcher]) {
			const { method, events } = eventIn(mail?.calendar?.content);
			expect(method).toBe("REQUEST");
			expect(events[0]?.startDate.toJSDate().toISOString()).toBe(slot.startsAt);
			expect(events[0]?.attendees.map((one) => one.getFirstValue())).toEqual([`mailto:${mail?.to}`]);
		}
	});

	it("mails are enqueued with the booking: an outage of the mail server loses and repeats none", async () => {
		server.breakMail(2);
		const { email } = await booked(3);
		await expect(server.deliver()).rejects.toThrow("down");
		await expect(server.deliver()).rejects.toThrow("down");
		expect(await mailsTo(email)).toHaveLength(1);
		expect(await mailsTo(email)).toHaveLength(1);
	});
});

describe("reminder mails", () => {
	const remind = async (times = 2) => {
		for (let time = 0; time < times; time += 1) await Promise.all([job()?.handle({}), job()?.handle({})]);
	};

	it("reminders are sent a day and an hour before, once each, to everyone", async () => {
		const { email, slot } = await booked(5);
		await mailsTo(email);
		server.mails.length = 0;
		const day = formatsOf("en").dayInText(slot.startsAt, zoneNamed("America/Montreal"));
		const dayBefore = `Reminder: consultation with Inès Carlier on ${day}`;
		const untilThere = (milliseconds: number) =>
			server.pass(Date.parse(slot.startsAt) - server.now().getTime() - milliseconds);
		untilThere(24 * hour + 60_000);
		await remind();
		expect(await mailsTo(email)).toEqual([]);
		untilThere(24 * hour - 30_000);
		await remind();
		expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([dayBefore]);
		untilThere(hour - 30_000);
		await remind();
		const mails = await mailsTo(email);
		expect(mails.map(({ subject }) => subject)).toEqual([dayBefore, "Soon: consultation with Inès Carlier"]);
		const { events, method } = eventIn(mails[1]?.calendar?.content);
		expect([method, events[0]?.sequence]).toEqual(["REQUEST", 0]);
	});

	it("a reminder is skipped when it was due before the booking, or the appointment is cancelled", async () => {
		const soon = await booked(0);
		const gone = await booked(1);
		await test.ask("UPDATE appointment SET placed_at = starts_at - interval '2 hours' WHERE id = $1", [
			soon.id,
		]);
		await gone.visitor.ask(`/api/appointments/${gone.id}/cancel`, { method: "POST" });
		await mailsTo(soon.email);
		server.mails.length = 0;
		server.pass(Date.parse(soon.slot.startsAt) - server.now().getTime() - 3 * hour);
		await remind();
		expect(await mailsTo(soon.email)).toEqual([]);
		expect(await mailsTo(gone.email)).toEqual([]);
	});
});

describe("calendar files and subscriptions", () => {
	it("a researcher's calendar opens by its secret address, until that is revoked", async () => {
		const { slot, id, visitor } = await booked(4, { firstName: "Grace" });
		const token = drawToken();
		await test.ask("UPDATE researcher SET feed_token_hash = $1 WHERE id = 'astrophysicist'", [
			tokenHash(token),
		]);
		const guest = server.visitor();
		const feed = await guest.ask(feedPath(token));
		expect([feed.status, feed.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
		const mine = eventIn(feed.body).events.find(({ uid }) => uid === `${id}@b.example`);
		expect([mine?.summary, mine?.startDate.toJSDate().toISOString()]).toEqual([
			"Spectra\u00a0: consultation avec Grace",
			slot.startsAt,
		]);
		await visitor.ask(`/api/appointments/${id}/cancel`, { method: "POST" });
		const later = eventIn((await guest.ask(feedPath(token))).body);
		expect(later.events.map(({ uid }) => uid)).not.toContain(`${id}@b.example`);
		expect((await guest.ask(feedPath(drawToken()))).status).toBe(404);
		// Characters that a mail program or a paste put behind the address.
		for (const added of [".", "%20", "%E2%80%8B", "%3E"])
			expect((await guest.ask(feedPath(token) + added)).status).toBe(200);
		await test.ask("UPDATE researcher SET feed_token_hash = NULL WHERE id = 'astrophysicist'");
		expect((await guest.ask(feedPath(token))).status).toBe(404);
	});

	it("a student downloads their own appointments as a file, and no one else's", async () => {
		const { visitor, id, slot } = await booked(6);
		const file = await visitor.ask(`/api/appointments/${id}/calendar`);
		const { events, method } = eventIn(file.body);
		expect([method, events[0]?.startDate.toJSDate().toISOString()]).toEqual(["PUBLISH", slot.startsAt]);
		const { visitor: other } = await premiumStudent(server);
		expect((await other.ask(`/api/appointments/${id}/calendar`)).status).toBe(404);
	});
});

it("the organizer is the sender of mails", () => {
	expect(organizerOf("Spectra, the site <hello@spectra.example>")).toEqual({
		name: "Spectra, the site",
		email: "hello@spectra.example",
	});
	expect(organizerOf("hello@spectra.example")).toEqual({ name: "Spectra", email: "hello@spectra.example" });
});
