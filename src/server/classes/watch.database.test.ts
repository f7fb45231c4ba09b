import { afterEach, beforeAll, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let one: LiveServer;
let other: LiveServer;
beforeAll(() => {
	one = createLiveServer(test);
	other = createLiveServer(test);
});
afterEach(() => {
	for (const { services } of [one, other]) services.kit.streams.endAll();
});

/** The pages that a live view receives, with their ids, without heartbeats. */
async function wall(visitor: Visitor, classId: string, seen?: string) {
	const headers: Record<string, string> = seen === undefined ? {} : { "last-event-id": seen };
	const response = await visitor.open(`/api/classes/${classId}/changes`, headers);
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	const isBeat = (text: string) => text.startsWith("event: beat");
	return async () => {
		for (;;) {
			const { done = true, value = "" } = (await reader?.read()) ?? {};
			if (done) return null;
			if (isBeat(value)) continue;
			const [, data = "null", id = ""] = /data: (.*)\nid: (.*)\n/.exec(value) ?? [];
			return { id, page: JSON.parse(data) };
		}
	};
}

async function teacherWithClass() {
	const { visitor } = await signedIn(one, { role: "teacher" });
	const { id } = (await visitor.call("createClass", { name: "Year 10", level: "", locale: "en" })).body;
	const { code } = (await visitor.ask(`/api/classes/${id}`)).body;
	return { visitor, id, code };
}

const join = async (server: LiveServer, code: string): Promise<string> =>
	(await server.visitor().call("joinClass", { code })).body.token;
const result = {
	categories: [{ category: categoryKeys[0], count: 3 }],
	careers: careerIds.slice(0, 5),
};

it("a live view receives changes made on another server, and after reconnecting those that it missed", async () => {
	const { visitor, id, code } = await teacherWithClass();
	const next = await wall(visitor, id);
	expect(await next()).toMatchObject({ page: { pupils: 0 } });
	const token = await join(other, code);
	const joined = await next();
	expect(joined).toMatchObject({ page: { pupils: 1, waiting: 0 } });
	expect(joined?.page).toEqual((await visitor.ask(`/api/classes/${id}`)).body);
	await other.visitor().call("sendClassResult", { token, result });
	const sent = await next();
	expect(sent).toMatchObject({ page: { waiting: 1 } });
	expect(JSON.stringify(sent)).not.toContain('"categories"');

	// The same page has the same id on every server: a page that the client has is not sent again.
	const again = await wall(visitor, id, sent?.id);
	await other.visitor().call("leaveClass", { token });
	expect(await again()).toMatchObject({ page: { pupils: 0, waiting: 0 } });
});

it("a live view shows nothing to a session that has ended, however it ended (security 6)", async () => {
	const ends: ((visitor: Visitor, other: Visitor) => Promise<unknown>)[] = [
		(visitor) => visitor.call("signOut"),
		(_, elsewhere) => elsewhere.call("endOtherSessions"),
		(_, elsewhere) => elsewhere.call("changePassword", { current: password, next: "quite another secret" }),
	];
	for (const end of ends) {
		const { visitor, id, code } = await teacherWithClass();
		const { email } = (await visitor.call("profile")).body;
		const elsewhere = other.visitor();
		expect((await elsewhere.call("signIn", { email, password })).status).toBe(200);
		const next = await wall(visitor, id);
		expect(await next()).toMatchObject({ page: { pupils: 0 } });
		await end(visitor, elsewhere);
		await join(other, code);
		expect(await next()).toBeNull();
	}
});

it("a live view continues after the listening connection is lost", async () => {
	const { visitor, id, code } = await teacherWithClass();
	const next = await wall(visitor, id);
	await next();
	const ended = await test.ask(
		`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
	);
	expect(ended.length).toBeGreaterThan(0);
	await join(other, code);
	expect(await next()).toMatchObject({ page: { pupils: 1 } });
});

it("a live view is open to the class's teacher only, ends with the class, and all share one listener", async () => {
	const { visitor, id, code } = await teacherWithClass();
	const { visitor: stranger } = await signedIn(one, { role: "teacher" });
	expect((await stranger.ask(`/api/classes/${id}/changes`)).status).toBe(404);
	const walls = [await wall(visitor, id), await wall(visitor, id), await wall(visitor, id)];
	for (const next of walls) expect(await next()).not.toBeNull();
	const listeners = await test.ask(
		`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
	);
	expect(listeners).toHaveLength(1);
	await join(one, code);
	const pages = await Promise.all(walls.map((next) => next()));
	expect(new Set(pages.map((page) => page?.id)).size).toBe(1);
	await visitor.ask(`/api/classes/${id}`, { method: "DELETE" });
	for (const next of walls) expect(await next()).toBeNull();
});
