import { beforeAll, describe, expect, it } from "vitest";
import { accessTokenDays, maxAccessTokens } from "#domain/institutions/access-token.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { deleteEndedTokens } from "./access-token-store.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { institution, teacher, pupils } = institutionsOn(() => server);

const make = async (visitor: Visitor, name = "Reports"): Promise<string> =>
	(await visitor.call("makeAccessToken", { name })).body.token;
const listOf = async (visitor: Visitor) => (await visitor.call("accessTokens")).body.tokens;
/** A program's request: from another site, without cookies. */
const read = (token: string, headers: Record<string, string> = {}) =>
	server.visitor().ask("/api/institution/sums", {
		headers: { authorization: `Bearer ${token}`, origin: "https://reports.example", ...headers },
	});
const end = (visitor: Visitor, id: string) =>
	visitor.ask(`/api/institution/tokens/${id}`, { method: "DELETE" });
const day = 24 * 60 * 60_000;

describe("access tokens of an institution", () => {
	it("a program reads the sums that the page shows, without a teacher's name", async () => {
		const { visitor, code, page } = await institution();
		const { visitor: claire, classes } = await teacher(code, "Dubois-Lefebvre");
		await pupils(claire, classes[0] ?? "", [0, 1, 2, 3, 4, 5]);
		const { status, body } = await read(await make(visitor));
		expect(status).toBe(200);
		const shown = await page();
		expect(body).toMatchObject({ name: shown.name, town: shown.town, teachers: 1, picture: shown.picture });
		const [{ teacherId: _teacher, ...ofPage }] = shown.classes;
		expect(body.classes).toEqual([ofPage]);
		expect(JSON.stringify({ ...body, classes: [] })).not.toMatch(/Dubois|Claire/);
	});

	it("a token is stored as a hash, listed without its secret, and its use is noted", async () => {
		const { visitor } = await institution();
		const token = await make(visitor, " My reports ");
		expect(token).toMatch(/^spectra_[\w-]{43}$/);
		const [row] = await test.ask(
			"SELECT row_to_json(one)::text AS text FROM institution_token AS one WHERE name = 'My reports'",
		);
		expect(String(row?.text)).not.toContain(token.slice("spectra_".length));
		const [before] = await listOf(visitor);
		expect(before).toMatchObject({ name: "My reports", usedAt: null });
		expect(Object.keys(before).sort()).toEqual(["endsAt", "id", "madeAt", "name", "usedAt"]);
		await read(token);
		const [after] = await listOf(visitor);
		expect(after.usedAt).not.toBeNull();
		const exported = (await visitor.call("exportData")).body;
		expect(exported.institutionTokens).toEqual([after]);
	});

	it("without a valid token nothing is read, whatever session a browser has", async () => {
		const { visitor } = await institution();
		for (const token of ["", "spectra_", `spectra_${"A".repeat(43)}`])
			expect(await read(token, { cookie: visitor.cookie() })).toMatchObject({
				status: 401,
				body: { code: "institutions.token_invalid" },
			});
		expect((await visitor.ask("/api/institution/sums")).status).toBe(401);
	});

	it("a token ends at once by a manager, and by itself after a year", async () => {
		const { visitor } = await institution();
		const [first, second] = [await make(visitor, "One"), await make(visitor, "Two")];
		const [two, one] = await listOf(visitor);
		expect([one.name, two.name]).toEqual(["One", "Two"]);
		expect((await end(visitor, one.id)).status).toBe(204);
		expect((await end(visitor, one.id)).status).toBe(204);
		expect((await read(first)).status).toBe(401);
		expect((await read(second)).status).toBe(200);
		const later = createLiveServer(test);
		later.pass(accessTokenDays * day + 1);
		const headers = { authorization: `Bearer ${second}` };
		expect((await later.visitor().ask("/api/institution/sums", { headers })).status).toBe(401);
		await deleteEndedTokens(test.database.queries(), later.now());
		expect(await listOf(visitor)).toEqual([]);
		const events = await test.ask(
			"SELECT event, count(*)::int AS n FROM audit_event WHERE event LIKE 'institution_token_%' AND account_id = (SELECT account_id FROM institution ORDER BY created_at DESC LIMIT 1) GROUP BY event ORDER BY event",
		);
		expect(events).toEqual([
			{ event: "institution_token_ended", n: 1 },
			{ event: "institution_token_made", n: 2 },
		]);
	});

	it("another institution, a teacher and a guest make, see and end none", async () => {
		const { visitor, code } = await institution();
		const token = await make(visitor);
		const [{ id }] = await listOf(visitor);
		const { visitor: stranger } = await institution("Lycée Ampère");
		expect(await listOf(stranger)).toEqual([]);
		expect((await end(stranger, id)).status).toBe(204);
		const { visitor: claire } = await teacher(code, "Roux");
		for (const [who, status] of [
			[claire, 404],
			[server.visitor(), 401],
		] as const) {
			expect((await who.call("accessTokens")).status).toBe(status);
			expect((await who.call("makeAccessToken", { name: "x" })).status).toBe(status);
			expect((await end(who, id)).status).toBe(status);
		}
		expect((await read(token)).status).toBe(200);
	});

	it("an institution has five tokens at most, also when they are made at once", async () => {
		const { visitor } = await institution();
		const made = await Promise.all(
			Array.from({ length: maxAccessTokens + 2 }, () => visitor.call("makeAccessToken", { name: "x" })),
		);
		expect(made.filter(({ status }) => status === 200)).toHaveLength(maxAccessTokens);
		expect(made.filter(({ body }) => body?.code === "institutions.tokens_full")).toHaveLength(2);
		expect((await visitor.call("makeAccessToken", { name: " " })).body.code).toBe("forms.required");
	});

	it("the tokens of a deleted institution end with it", async () => {
		const { visitor } = await institution();
		const token = await make(visitor);
		expect((await visitor.call("eraseInstitution")).status).toBe(204);
		expect((await read(token)).status).toBe(401);
	});

	it("guesses from one network are limited, and right tokens cost none of them", async () => {
		const { visitor } = await institution();
		const token = await make(visitor);
		const program = server.visitor("203.0.113.77");
		const ask = (one: string) =>
			program.ask("/api/institution/sums", { headers: { authorization: `Bearer ${one}` } });
		for (let times = 0; times < 60; times += 1) await ask(`spectra_${"B".repeat(43)}`);
		expect((await ask(`spectra_${"B".repeat(43)}`)).status).toBe(429);
		expect(
			(
				await server
					.visitor("203.0.113.78")
					.ask("/api/institution/sums", { headers: { authorization: `Bearer ${token}` } })
			).status,
		).toBe(200);
	});
});
