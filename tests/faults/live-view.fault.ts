import assert from "node:assert/strict";
import { test } from "node:test";
import { openSharedDatabase } from "./support/database.ts";
import { makeInstallation } from "./support/installation.ts";
import { guest, signedUp } from "./support/person.ts";
import { startServer } from "./support/server.ts";
import { isLong } from "./support/wait.ts";
import { openWall } from "./support/wall.ts";

test("a live view continues on another server when its own stops in the middle of a lesson", async () => {
	await using database = await openSharedDatabase();
	await using here = makeInstallation();
	await using there = makeInstallation();
	const environment = { DATABASE_URL: database.address, TRUSTED_PROXIES: "1" };
	await using one = await startServer(here, { environment, hashesQuickly: true });
	await one.ready(60);
	await using other = await startServer(there, { environment, hashesQuickly: true });
	await other.ready(60);
	const teacher = await signedUp(one.port, "teacher");
	const made = await teacher.ask(one.port, "POST", "/api/classes", { name: "10 B", level: "", locale: "en" });
	const classId: string = made.body.id;
	const { code } = (await teacher.ask(one.port, "GET", `/api/classes/${classId}`)).body;
	const join = async () => {
		const joined = await guest().ask(other.port, "POST", "/api/class-memberships", { code });
		assert.equal(joined.status, 200);
		return joined.body.token as string;
	};

	const next = await openWall(teacher, one.port, classId);
	assert.equal((await next())?.pupils, 0);
	const token = await join();
	const seen = await next();
	assert.equal(seen?.pupils, 1);
	const result = { categories: [{ category: "biology", count: 3 }], careers: ["ecologist"] };
	const sent = await guest().ask(one.port, "POST", "/api/class-memberships/result", { token, result });
	assert.equal(sent.status, 204);
	const withResult = await next();

	const began = performance.now();
	one.process.kill("SIGTERM");
	assert.equal(await next(), null);
	assert.equal(await one.ended(), 0);
	// An open stream does not use the ten seconds that requests have at a stop.
	if (isLong) assert.ok(performance.now() - began < 8_000);
	const nextElsewhere = await openWall(teacher, other.port, classId, withResult?.id);
	// Pupils who have sent their result are not asked again.
	const own = await guest().ask(other.port, "POST", "/api/class-memberships/read", { token });
	assert.equal(own.body.hasSent, true);
	await join();
	assert.equal((await nextElsewhere())?.pupils, 2);
});
