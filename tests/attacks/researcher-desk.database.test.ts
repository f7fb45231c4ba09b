import { beforeAll, describe, expect, it } from "vitest";
import { type RouteName, routes } from "#contract/routes.ts";
import { premiumStudent } from "../setup/consultations.ts";
import { prepareDatabase } from "../setup/database.ts";
import { clearResearcher, createBooking, openedDesk, realResearcher } from "../setup/desk.ts";
import { type Answer, createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { openedOperator } from "../setup/operator-desk.ts";
import { signedIn } from "../setup/people.ts";
import { type Owner, routeCases } from "../setup/route-cases.ts";

// The secrets of a researcher's desk: every route of it, asked by everyone who must not.
const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes" });
	await server.services.prepare();
});
const { book } = createBooking(() => server);
const ofDesk = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access === "researcher");

/** Asks every route of the desk, with the id of an appointment where the path has one. */
const askAll = async (
	visitor: Visitor,
	appointmentId: string,
	headers: Record<string, string> = {},
): Promise<(readonly [RouteName, Answer])[]> => {
	const answers: (readonly [RouteName, Answer])[] = [];
	for (const name of ofDesk) {
		const { path, method } = routes[name];
		const { params = {}, body } = routeCases[name].others({ appointment: { id: appointmentId } } as Owner);
		const named = path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? "missing");
		const sent = { method, headers, ...(body === undefined ? {} : { body }) };
		answers.push([name, await visitor.ask(named, sent)]);
	}
	return answers;
};

describe("a researcher's desk", () => {
	it("a researcher's desk refuses everyone without its session", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		const { visitor: student, email } = await premiumStudent(server);
		const appointment = await book(student, id, 4);
		const topic = "Which ice do I study?";
		await test.ask("UPDATE appointment SET topic = $1 WHERE id = $2", [topic, appointment.id]);
		expect(JSON.stringify((await desk.call("desk")).body)).toContain(topic);

		const closed = await openedDesk(server, test, (await realResearcher(server, test)).id);
		await closed.call("closeDesk");
		const outsiders = [server.visitor(), closed, student, (await openedOperator(server, test)).visitor];
		for (const role of ["teacher", "parent", "institution"])
			outsiders.push((await signedIn(server, { role })).visitor);
		for (const visitor of outsiders)
			for (const [name, { status, body }] of await askAll(visitor, appointment.id))
				expect([name, status, body.code]).toEqual([name, 401, "desk.sign_in_required"]);

		const before = await test.ask("SELECT to_jsonb(a)::text AS row FROM appointment a");
		const other = await openedDesk(server, test, (await realResearcher(server, test)).id);
		const answers = await askAll(other, appointment.id);
		expect(answers.length).toBeGreaterThan(20);
		for (const [name, { body, status }] of answers) {
			const said = JSON.stringify(body);
			expect([name, status < 500, [topic, email, appointment.id].some((one) => said.includes(one))]).toEqual([
				name,
				true,
				false,
			]);
		}
		expect(await test.ask("SELECT to_jsonb(a)::text AS row FROM appointment a")).toEqual(before);
	});
});
