import { jwtVerify } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { roomClosesMinutes, roomOpensMinutes } from "#domain/consultations/room.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { clearResearcher, createBooking, realResearcher } from "../../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { guardedStudent } from "../../../../tests/setup/people.ts";
import type { MeetingTokens } from "./meeting-address.ts";

const test = prepareDatabase();
let server: LiveServer;
let meetingTokens: MeetingTokens | undefined;
beforeAll(async () => {
	server = createLiveServer(test, {
		freeConsultations: "yes",
		contactEmail: "operator@spectra.example",
		latest: () => ({ meetingTokens }),
	});
	await server.services.prepare();
});
const { book, offerOf } = createBooking(() => server);
const minute = 60_000;
const address = /^https:\/\/meet\.example\/spectra-[\w-]{22}$/;

let number = 0;

/** A minor's booked consultation, with everyone who takes part in it. */
async function consultation() {
	number += 1;
	const mother = `mother-${number}@example.org`;
	const { id: researcherId, email: researcherEmail } = await realResearcher(server, test);
	const desk = await clearResearcher(server, test, researcherId);
	const { visitor: student, email } = await guardedStudent(server, mother);
	await student.call("subscribe", { locale: null });
	const appointment = await book(student, researcherId, 45);
	await server.deliver();
	const { id, startsAt } = appointment;
	return { id, startsAt, student, email, desk, researcherId, researcherEmail, mother };
}

const mailTo = (to: string) => server.mails.findLast((one) => one.kind === "appointment" && one.to === to);
const linkIn = (to: string) => /\/room#([\w-]{43})/.exec(mailTo(to)?.text ?? "")?.[1] ?? "none";
const studentRoom = (visitor: Visitor, id: string) => visitor.ask(`/api/appointments/${id}/room`);
const deskRoom = (visitor: Visitor, id: string) => visitor.ask(`/api/desk/appointments/${id}/room`);
const guardianRoom = (token: string) => server.visitor().call("guardianRoom", { token });
/** Lets time pass until so many minutes after the start. */
const passUntil = (startsAt: string, minutes: number) =>
	server.pass(Date.parse(startsAt) + minutes * minute - server.now().getTime());

describe("the room of a consultation", () => {
	it("mails and calendars lead to the room's page, never to the meeting", async () => {
		const { student, id, email, desk, researcherEmail, mother } = await consultation();
		const feed = (await desk.call("drawDeskCalendar")).body.address;
		const calendars = [
			(await desk.ask(new URL(feed).pathname)).body,
			(await student.ask(`/api/appointments/${id}/calendar`)).body,
		];
		const unfolded = calendars.map((one) => one.replaceAll("\r\n ", ""));
		expect(unfolded[0]).toContain(`/room?desk=${id}`);
		expect(unfolded[1]).toContain(`/room?appointment=${id}`);
		const mails = [email, researcherEmail, mother].map(mailTo);
		expect(mails.map((one) => one?.calendar?.content.includes("/room"))).toEqual([true, true, true]);
		expect(mails[1]?.text).toContain(`/room?desk=${id}`);
		for (const one of mails)
			for (const text of [one?.text, one?.html, one?.calendar?.content])
				expect(text?.replaceAll("\r\n ", "")).not.toContain("meet.example");
		for (const text of unfolded) expect(text).not.toContain("meet.example");
	});

	it("the room gives the address to its three readers, only around its time", async () => {
		const { student, id, startsAt, desk, mother } = await consultation();
		const token = linkIn(mother);
		const readers = {
			student: () => studentRoom(student, id),
			researcher: () => deskRoom(desk, id),
			guardian: () => guardianRoom(token),
		};
		const states = async () => {
			const answers = await Promise.all(Object.values(readers).map((read) => read()));
			return answers.map(({ body }) => [body.state ?? body.code, body.meetingUrl]);
		};
		const same = (state: string, url: unknown) => [1, 2, 3].map(() => [state, url]);
		expect(await states()).toEqual(same("early", undefined));
		passUntil(startsAt, -roomOpensMinutes - 1);
		expect(await states()).toEqual(same("early", undefined));
		passUntil(startsAt, -roomOpensMinutes);
		expect(await states()).toEqual(same("open", expect.stringMatching(address)));
		expect((await readers.guardian()).body).toMatchObject({
			firstName: "Ada",
			researcherName: { en: "Nora Glas", fr: "Nora Glas" },
		});
		passUntil(startsAt, 30 + roomClosesMinutes);
		expect(await states()).toEqual([
			["over", undefined],
			["over", undefined],
			["account.link_expired", undefined],
		]);
		const events = await test.ask("SELECT event FROM audit_event WHERE event LIKE 'room_%'");
		expect(new Set(events.map(({ event }) => event))).toEqual(
			new Set(["room_opened", "room_opened_by_guardian", "room_opened_by_researcher"]),
		);
	});

	it("a room is signed with the secret that the provider's file holds at that moment", async () => {
		const { student, id, startsAt } = await consultation();
		passUntil(startsAt, 0);
		for (const secret of ["the first secret of the provider", "the second secret of the provider"]) {
			meetingTokens = { secret, issuer: "spectra", audience: "jitsi" };
			const { meetingUrl } = (await studentRoom(student, id)).body;
			const jwt = new URL(meetingUrl).searchParams.get("jwt") ?? "";
			const verified = jwtVerify(jwt, new TextEncoder().encode(secret), { currentDate: server.now() });
			expect((await verified).payload.iss).toBe("spectra");
		}
		meetingTokens = undefined;
	});

	it("a moved consultation has new links, a cancelled one has none", async () => {
		const { student, id, startsAt, desk, researcherId, mother } = await consultation();
		const first = linkIn(mother);
		const later = (await offerOf(researcherId))?.slots.find((slot) => slot.startsAt > startsAt)?.startsAt;
		const moved = await student.ask(`/api/appointments/${id}/move`, { body: { startsAt: later } });
		expect(moved.status).toBe(200);
		await server.deliver();
		const second = linkIn(mother);
		expect(second).not.toBe(first);
		expect((await guardianRoom(first)).body.code).toBe("account.link_invalid");
		expect((await guardianRoom(second)).body).toMatchObject({ state: "early", startsAt: later });
		await student.ask(`/api/appointments/${id}/cancel`, { method: "POST" });
		await server.deliver();
		passUntil(String(later), 0);
		expect((await guardianRoom(second)).body.code).toBe("account.link_invalid");
		expect((await studentRoom(student, id)).body).toMatchObject({ state: "cancelled" });
		expect((await deskRoom(desk, id)).body.meetingUrl).toBeUndefined();
		expect(mailTo(mother)?.text).not.toMatch(/\/room#/);
	});

	it("a guardian reports from the room: the researcher is suspended and the operator gets a mail", async () => {
		const { startsAt, researcherId, mother } = await consultation();
		const token = linkIn(mother);
		passUntil(startsAt, 5);
		const send = (text: string) => server.visitor().call("reportFromRoom", { token, text, locale: "en" });
		expect((await send(" ")).body.code).toBe("forms.required");
		expect((await send("He asks where she lives.")).status).toBe(204);
		expect(await offerOf(researcherId)).toBeUndefined();
		await server.deliver();
		const mail = server.mails.findLast((one) => one.kind === "problemReport");
		expect([mail?.to, mail?.text.includes("He asks where she lives.")]).toEqual([
			"operator@spectra.example",
			true,
		]);
	});

	it("the links are deleted with the account, and a month after their end", async () => {
		const { student, startsAt, mother } = await consultation();
		const gone = linkIn(mother);
		await student.call("erase", { password: "a long enough secret" });
		expect((await guardianRoom(gone)).body.code).toBe("account.link_invalid");
		const { startsAt: other } = await consultation();
		const job = server.services.jobDefinitions.find(({ name }) => name === "appointments-housekeeping");
		const count = async () => (await test.ask("SELECT count(*)::int AS n FROM room_link"))[0]?.n;
		passUntil([startsAt, other].sort().at(-1) ?? "", 29 * 24 * 60);
		await job?.handle({});
		expect(await count()).toBeGreaterThan(0);
		server.pass(3 * 24 * 60 * minute);
		await job?.handle({});
		expect(await count()).toBe(0);
	});
});
