import { beforeAll, describe, expect, it } from "vitest";
import { circlesOf, expectSoundCircles, hostToken, plannedCircle } from "../setup/circles.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { signedIn, tokenIn } from "../setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	await test.ask("UPDATE researcher SET email = id || '@lab.example'");
});
const minute = 60_000;
const student = async () => {
	const { visitor } = await signedIn(server);
	return { visitor, ...circlesOf(visitor) };
};
/** Moves the clock to so many minutes after a start. */
const passTo = (startsAt: string, minutes: number) =>
	server.pass(Date.parse(startsAt) + minutes * minute - server.now().getTime());

describe("a stranger", () => {
	it("a stranger gets no room, no calendar and no way to report or give back with another's circle", async () => {
		const { id, startsAt } = await plannedCircle(server, test, { hours: 30 });
		const [ada, eve] = [await student(), await student()];
		await ada.take(id);
		const token = await hostToken(server);
		passTo(startsAt, -5);
		await server.visitor().call("openCircle", { token });
		for (const visitor of [eve.visitor, server.visitor()]) {
			const answers = [
				await visitor.ask(`/api/circles/${id}/room`),
				await visitor.ask(`/api/circles/${id}/calendar`),
				await visitor.ask(`/api/circles/${id}/report`, { body: { text: "He is rude.", locale: "en" } }),
				await visitor.ask(`/api/circles/${id}/leave`, { body: {} }),
			];
			for (const { status, body } of answers) {
				expect([401, 404]).toContain(status);
				expect(JSON.stringify(body)).not.toContain("meet.example");
			}
		}
		// A list for everyone names no participant and no room.
		const listed = JSON.stringify((await eve.visitor.call("circles")).body);
		expect(listed).not.toMatch(/meet\.example|Ada|@/);
		await expectSoundCircles(test);
	});

	it("a stranger guesses no link of a host", async () => {
		const eve = server.visitor("203.0.113.9");
		const statuses = new Set<number>();
		for (let tries = 0; tries < 101; tries += 1) {
			const token = String(tries).padStart(43, "A");
			statuses.add((await eve.call("openCircle", { token })).status);
		}
		expect(statuses).toEqual(new Set([410, 429]));
	});
});

describe("a researcher", () => {
	it("a researcher sees first names alone, and opens no room before the host", async () => {
		const { id, startsAt } = await plannedCircle(server, test, { hours: 40 });
		const ada = await student();
		await ada.take(id);
		await server.deliver();
		const token = tokenIn(server, "circle", "astrophysicist@lab.example");
		passTo(startsAt, -5);
		const page = await server.visitor().call("circleDesk", { token });
		expect(page.body).toMatchObject({ reader: "researcher", room: "no_host", canOpen: false });
		expect(page.body.seated).toEqual([{ firstName: "Ada", isMinor: false }]);
		expect(JSON.stringify(page.body)).not.toMatch(/meet\.example|Byron|@example\.org/);
		expect((await server.visitor().call("openCircle", { token })).body.code).toBe("circles.room_closed");
		expect((await ada.room(id)).body).toEqual({ room: "no_host" });
	});
});

describe("a student", () => {
	it("a student gets no seat of a circle that has started or whose researcher is hidden", async () => {
		const { id, startsAt } = await plannedCircle(server, test, { hours: 50, seats: 1 });
		const [ada, bea] = [await student(), await student()];
		await Promise.all([ada.take(id), bea.take(id), ada.wait(id), bea.wait(id), ada.take(id), bea.take(id)]);
		const [{ taken } = {}] = await test.ask(
			"SELECT count(*)::int AS taken FROM circle_seat WHERE circle_id = $1",
			[id],
		);
		expect(taken).toBe(1);
		passTo(startsAt, 0);
		const late = await student();
		expect((await late.take(id)).body.code).toBe("circles.closed");
		expect((await late.wait(id)).body.code).toBe("circles.closed");
		const hidden = await plannedCircle(server, test, { hours: 60, researcher: "biotechnologist" });
		await test.ask("UPDATE researcher SET suspended_at = now() WHERE id = 'biotechnologist'");
		expect((await late.take(hidden.id)).status).toBe(404);
		await expectSoundCircles(test);
	});
});
