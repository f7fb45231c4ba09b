import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "#server/env.ts";
import { createDatabase, type Database } from "#server/platform/db/database.ts";
import { createLog } from "#server/platform/log.ts";
import { expectSoundCircles, plannedCircle } from "../../../tests/setup/circles.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createManyPeople, type Member } from "../../../tests/setup/many-people.ts";

const rounds = process.env.SPECTRA_FAULTS === "long" ? 50 : 1;
const people = 200;
const seats = 12;

const test = prepareDatabase();
let second: Database;
let server: LiveServer;
let other: LiveServer;
let members: Member[];
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	// A server of its own on the same database, with its own connections.
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const settings = { databaseUrl: test.address, dataDirectory: undefined, repository: root, connections: 6 };
	second = createDatabase(settings, log);
	await second.start();
	other = createLiveServer({ database: second, ask: test.ask });
	members = await createManyPeople(test, server, people);
});
afterAll(() => second.stop());

/** On a busy machine a client may wait too long for the database; a browser then repeats the same request. */
const askUntilAnswered = async (member: Member, path: string, body: object) => {
	for (let tries = 0; ; tries += 1) {
		const answer = await member.ask(path, body);
		if (answer.status !== 503 || tries === 10) return answer;
	}
};

const request = () => ({ idempotencyKey: randomUUID(), locale: "en", visitorZone: "Europe/Paris" });

/** Everyone asks for a seat at the same moment, each at one of the servers. */
async function askAll(id: string, servers: readonly LiveServer[]) {
	const answers = await Promise.all(
		members.map((member, number) => {
			const at = servers[number % servers.length] ?? server;
			return askUntilAnswered(member.at(at), `/api/circles/${id}/seat`, request());
		}),
	);
	const seated = members.filter((_, number) => answers[number]?.status === 200);
	const refused = answers.filter(({ status }) => status !== 200);
	expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["circles.full"]));
	return seated;
}

/** No account asks more often than it may. */
const passAnHour = () => {
	for (const one of [server, other]) one.pass(60 * 60_000);
};

describe(`${people} people at ${seats} seats, ${rounds} rounds`, { timeout: 1_800_000 }, () => {
	it.each([
		["one server", () => [server]],
		["two servers", () => [server, other]],
	] as const)("%s gives away exactly the seats that there are", async (_, serversOf) => {
		for (let round = 0; round < rounds; round += 1) {
			passAnHour();
			const { id } = await plannedCircle(server, test, { hours: 48, seats, price: "5" });
			expect(await askAll(id, serversOf())).toHaveLength(seats);
			const [row] = await test.ask("SELECT count(*)::int AS taken FROM circle_seat WHERE circle_id = $1", [
				id,
			]);
			expect(row?.taken).toBe(seats);
		}
		await expectSoundCircles(test);
	});

	it("while all who have a seat give it back and all others want one or wait, no seat is given twice", async () => {
		passAnHour();
		const { id } = await plannedCircle(server, test, { hours: 72, seats, price: "5" });
		const seated = await askAll(id, [server]);
		await Promise.all(
			members.map((member, number) => {
				const at = member.at(number % 2 === 0 ? server : other);
				if (seated.includes(member)) return askUntilAnswered(at, `/api/circles/${id}/leave`, {});
				return number % 3 === 0
					? askUntilAnswered(at, `/api/circles/${id}/wait`, {})
					: askUntilAnswered(at, `/api/circles/${id}/seat`, request());
			}),
		);
		await server.services.payments.reconcileAll();
		const [row] = await test.ask(
			"SELECT count(*) FILTER (WHERE state IN ('offered', 'seated'))::int AS taken, count(*) FILTER (WHERE state = 'waiting')::int AS waiting FROM circle_participant WHERE circle_id = $1",
			[id],
		);
		expect(row?.taken).toBe(seats);
		expect(Number(row?.waiting)).toBeGreaterThan(0);
		await expectSoundCircles(test);
	});
});
