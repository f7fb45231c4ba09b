import { beforeAll, expect, it } from "vitest";
import {
	bookingRequest,
	freeTime,
	premiumStudent,
	researchersOf,
} from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { clearResearcher } from "../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";

// Security 13: real researchers are not booked without payment, unless the operator allows it.
const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});

it("real researchers are booked under simulated payments only where the operator allows it", async () => {
	const { visitor } = await premiumStudent(server);
	const slot = await freeTime(visitor);
	await test.ask("UPDATE researcher SET is_illustrative = false, email = 'r@lab.example' WHERE id = $1", [
		slot.researcherId,
	]);
	await clearResearcher(server, test, slot.researcherId);
	const refused = await visitor.call("bookAppointment", bookingRequest(slot));
	expect([refused.status, refused.body.code]).toEqual([409, "consultations.slot_unavailable"]);
	const shown = (await researchersOf(visitor)).find(({ id }) => id === slot.researcherId);
	expect(shown).toMatchObject({ bookable: false, slots: [] });

	const free = createLiveServer(test, { freeConsultations: "yes" });
	const { visitor: student } = await premiumStudent(free);
	expect((await researchersOf(student)).find(({ id }) => id === slot.researcherId)).not.toHaveProperty(
		"bookable",
	);
	expect((await student.call("bookAppointment", bookingRequest(slot))).status).toBe(200);
	await free.deliver();
	const mail = free.mails.find(({ to }) => to === "r@lab.example");
	expect(mail?.text).toContain("a bien lieu");
	expect(mail?.text).not.toContain("personne ne viendra");
});
