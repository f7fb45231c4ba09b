import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

it("a career is saved once, listed latest first, removed, and visible to its owner alone", async () => {
	const { visitor } = await signedIn(server);
	const { visitor: other } = await signedIn(server);
	const change = (method: string, careerId: string) =>
		visitor.ask(`/api/saved-careers/${careerId}`, { method });
	const list = async () =>
		(await visitor.call("savedCareers")).body.saved.map(({ careerId }: { careerId: string }) => careerId);
	for (const id of ["ecologist", "geologist", "ecologist"]) {
		expect((await change("PUT", id)).status).toBe(204);
		server.pass(1000);
	}
	expect(await list()).toEqual(["geologist", "ecologist"]);
	expect((await other.call("savedCareers")).body).toEqual({ saved: [] });
	await other.ask("/api/saved-careers/geologist", { method: "DELETE" });
	expect(await list()).toEqual(["geologist", "ecologist"]);
	for (let times = 0; times < 2; times += 1) expect((await change("DELETE", "geologist")).status).toBe(204);
	expect(await list()).toEqual(["ecologist"]);
	expect((await change("PUT", "alchemist")).status).toBe(404);
});
