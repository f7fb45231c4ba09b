import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, test } from "node:test";
import { makeInstallation, postmasterOf } from "./support/installation.ts";
import { freePort } from "./support/ports.ts";
import { findProgram, sayNotRun } from "./support/programs.ts";
import { repository, startServer, statusOf } from "./support/server.ts";
import { until } from "./support/wait.ts";

const promtool = findProgram("promtool");
const rules = join(repository, "deploy", "prometheus");

describe("monitoring", () => {
	test("metrics have a port of their own, which shows a lost database and its return", async () => {
		await using installation = makeInstallation();
		const port = await freePort();
		await using server = await startServer(installation, { environment: { METRICS_PORT: String(port) } });
		await server.ready();
		const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
		const readyIs = (value: number) =>
			until(`spectra_db_ready ${value}`, 30, async () =>
				(await metrics()).includes(`\nspectra_db_ready ${value}\n`),
			);
		await readyIs(1);
		assert.equal(await statusOf(server, "/metrics"), 404);
		const text = await metrics();
		if (promtool !== undefined) {
			// Three of Node's own gauges have names that the linter refuses.
			const own = text.split("\n").filter((line) => /^(# \w+ )?spectra_/.test(line));
			const input = `${own.join("\n")}\n`;
			assert.equal(execFileSync(promtool, ["check", "metrics"], { input, encoding: "utf8" }), "");
		}
		const postmaster = postmasterOf(installation.data);
		assert.ok(postmaster !== undefined);
		process.kill(postmaster, "SIGKILL");
		await until("a loss to be counted or seen", 30, async () =>
			/\nspectra_db_(ready 0|losses 1)\n/.test(await metrics()),
		);
		await readyIs(1);
		server.process.kill("SIGTERM");
		assert.equal(await server.ended(), 0);
	});

	if (promtool !== undefined) {
		test("the alert rules are valid and fire when they should", () => {
			execFileSync(promtool, ["check", "rules", "alerts.yml"], { cwd: rules });
			execFileSync(promtool, ["test", "rules", "alerts.test.yml"], { cwd: rules });
		});
	} else sayNotRun("the alert rules", { promtool });
});
