import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lockOf, makeSmallRepository } from "./support/small-repository.ts";
import { until } from "./support/wait.ts";

describe("set-up", () => {
	test("a start installs and builds once, and again only after a change", async () => {
		using repository = makeSmallRepository();
		const ranBy = async (change: () => void) => {
			repository.write("ran.txt", "");
			change();
			const start = repository.start();
			assert.equal(await start.ended(), 0, start.output());
			assert.ok(start.output().endsWith("started\n"));
			return repository.ran();
		};
		assert.deepEqual(await ranBy(() => {}), ["npm ci", "build begins", "build"]);
		assert.deepEqual(await ranBy(() => {}), []);
		assert.deepEqual(await ranBy(() => repository.write("src/server/other.ts", "")), []);
		assert.deepEqual(await ranBy(() => repository.write("src/content/words.json", "[]")), [
			"build begins",
			"build",
		]);
		assert.deepEqual(await ranBy(() => repository.write("package-lock.json", lockOf("1.0.1"))), [
			"npm ci",
			"build begins",
			"build",
		]);
		assert.deepEqual(await ranBy(() => repository.write("node_modules/.spectra-install", "")), []);
	});

	test("an upgrade installs and builds beside the running release, and the next start takes it over at once", async () => {
		using repository = makeSmallRepository();
		assert.equal(await repository.start().ended(), 0);
		const used = () => [
			repository.read("node_modules/.package-lock.json"),
			repository.read("build/client/index.html"),
		];
		const before = used();
		repository.write("ran.txt", "");
		repository.write("package-lock.json", lockOf("2.0.0"));
		repository.write("src/content/words.json", "[2]");
		const upgrade = repository.upgrade();
		assert.equal(await upgrade.ended(), 0, upgrade.output());
		assert.match(upgrade.output(), /The release is prepared\./);
		assert.deepEqual(repository.ran(), []);
		assert.deepEqual(used(), before);
		const start = repository.start();
		assert.equal(await start.ended(), 0, start.output());
		assert.deepEqual(repository.ran(), []);
		assert.match(repository.read("node_modules/.package-lock.json"), /2\.0\.0/);
		assert.equal(repository.read("build/client/index.html"), "[2]");
		assert.ok(!repository.has(".cache/next"));
	});

	test("an upgrade that fails, or sources that changed after it, leave nothing half done", async () => {
		using repository = makeSmallRepository();
		assert.equal(await repository.start().ended(), 0);
		repository.write("src/content/words.json", "[2]");
		repository.write("break-build", "");
		const broken = repository.upgrade();
		assert.equal(await broken.ended(), 1);
		assert.match(broken.output(), /What runs is unchanged\.\n$/);
		assert.equal(repository.read("build/client/index.html"), "{}");
		repository.remove("break-build");
		assert.equal(await repository.upgrade().ended(), 0);
		repository.write("src/content/words.json", "[3]");
		repository.write("ran.txt", "");
		assert.equal(await repository.start().ended(), 0);
		assert.deepEqual(repository.ran(), ["build begins", "build"]);
		assert.equal(repository.read("build/client/index.html"), "[3]");
	});

	test("concurrent starts install and build once", async () => {
		using repository = makeSmallRepository();
		const starts = [repository.start(), repository.start(), repository.start()];
		for (const start of starts) assert.equal(await start.ended(), 0, start.output());
		assert.deepEqual(repository.ran(), ["npm ci", "build begins", "build"]);
	});

	test("a killed build is repeated, whichever process held the lock", async () => {
		using repository = makeSmallRepository();
		repository.write("hold-build", "");
		const killed = repository.start();
		await until("the build to begin", 20, () => repository.ran().includes("build begins"));
		killed.kill();
		await killed.ended();
		assert.ok(repository.has(".cache/setup.lock"));
		assert.ok(repository.has("build/client/index.html"));
		repository.write("ran.txt", "");
		const next = repository.start();
		await until("the build to begin again", 20, () => repository.ran().includes("build begins"));
		repository.remove("hold-build");
		assert.equal(await next.ended(), 0, next.output());
		assert.ok(!repository.has(".cache/setup.lock"));
		// The killed start's build was ended with it: only one was completed.
		assert.deepEqual(repository.ran(), ["build begins", "build"]);
	});

	test("a failure is reported, ends with 1 and is retried at the next start", async () => {
		using repository = makeSmallRepository();
		for (const [obstacle, sentence] of [
			["break-npm", /planted: no network\nThe packages could not be installed: "npm ci" ended with 7\.\n$/],
			["break-build", /planted(.|\n)*\nThe pages could not be built: scripts\/build\.mjs ended with 1\.\n$/],
		] as const) {
			repository.write(obstacle, "");
			const broken = repository.start();
			assert.equal(await broken.ended(), 1);
			assert.match(broken.output(), sentence);
			repository.remove(obstacle);
		}
		const next = repository.start();
		assert.equal(await next.ended(), 0, next.output());
	});
});
