import { beforeAll, describe, expect, it } from "vitest";
import { premiumStudent } from "../setup/consultations.ts";
import { prepareDatabase } from "../setup/database.ts";
import { clearResearcher, createBooking, openedDesk, realResearcher } from "../setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { guardedStudent, tokenIn } from "../setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes" });
	await server.services.prepare();
});
const { book } = createBooking(() => server);
const mother = "mother@example.org";
const forged = "A".repeat(43);

/** The answers of someone who tries everything that could open a room. */
const tries = (id: string, tokens: readonly string[], visitor: Visitor) => [
	() => visitor.ask(`/api/appointments/${id}/room`),
	() => visitor.ask(`/api/desk/appointments/${id}/room`),
	...tokens.map((token) => () => visitor.call("guardianRoom", { token })),
];

describe("the room of another person's consultation", () => {
	it("the room opens for no other person and with no other link, also while it is open", async () => {
		const { id: researcherId } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, researcherId);
		const { visitor: student, token: guardianToken, email } = await guardedStudent(server, mother);
		await student.call("subscribe", { locale: null });
		const { id, startsAt } = await book(student, researcherId, 4);
		await server.deliver();
		const invitation = tokenIn(server, "deskInvitation", `${researcherId}@lab.example`);
		const room = /\/room#([\w-]{43})/.exec(
			server.mails.findLast((one) => one.kind === "appointment" && one.to === mother)?.text ?? "",
		)?.[1];
		const { visitor: otherStudent } = await premiumStudent(server);
		const otherDesk = await openedDesk(server, test, (await realResearcher(server, test)).id);
		server.pass(Date.parse(startsAt) - server.now().getTime());
		// The room is open: everyone who takes part gets the address.
		const opened = [
			await student.ask(`/api/appointments/${id}/room`),
			await desk.ask(`/api/desk/appointments/${id}/room`),
			await server.visitor().call("guardianRoom", { token: String(room) }),
		];
		const secrets = [...new Set(opened.map(({ body }) => body.meetingUrl)), email, mother];
		expect(secrets).toHaveLength(3);
		// Links of other purposes, a forged one, the id, and an own link with a changed character.
		const wrong = [guardianToken, invitation, forged, id, `${String(room).slice(0, 42)}_`];
		for (const visitor of [server.visitor(), otherStudent, otherDesk])
			for (const attempt of tries(id, wrong, visitor)) {
				const { status, body } = await attempt();
				expect([401, 404, 410, 422]).toContain(status);
				for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
			}
		// The link to a room opens nothing else.
		const guest = server.visitor();
		const token = String(room);
		for (const { status } of [
			await guest.call("readGuardian", { token }),
			await guest.call("decideGuardian", { token, decision: "refuse", locale: "en" }),
			await guest.call("guardianReceipts", { token }),
			await guest.call("openDesk", { token }),
			await guest.call("verifyEmail", { token, password: "a long enough secret" }),
		])
			expect([410, 422]).toContain(status);
	});

	it("a guardian who was replaced enters no room with an old link", async () => {
		const { id: researcherId } = await realResearcher(server, test);
		await clearResearcher(server, test, researcherId);
		const { visitor: student, email } = await guardedStudent(server, "father@example.org");
		await student.call("subscribe", { locale: null });
		const { startsAt } = await book(student, researcherId, 6);
		await server.deliver();
		const token =
			/\/room#([\w-]{43})/.exec(
				server.mails.findLast((one) => one.kind === "appointment" && one.to === "father@example.org")?.text ??
					"",
			)?.[1] ?? "";
		server.pass(Date.parse(startsAt) - server.now().getTime());
		expect((await server.visitor().call("guardianRoom", { token })).status).toBe(200);
		await test.ask(
			"UPDATE guardian SET email = 'aunt@example.org' WHERE account_id = (SELECT id FROM account WHERE email = $1)",
			[email],
		);
		const after = await server.visitor().call("guardianRoom", { token });
		expect([after.status, after.body.code]).toEqual([410, "account.link_invalid"]);
		const report = { token, text: "Not mine any more", locale: "en" };
		expect((await server.visitor().call("reportFromRoom", report)).status).toBe(410);
	});
});
