import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { childrenOf, makeInstallation, postmasterOf } from "./support/installation.ts";
import { freePort } from "./support/ports.ts";
import { findProgram, sayNotRun, startProgram } from "./support/programs.ts";
import { repository, startServer, statusOf } from "./support/server.ts";
import { isLong, until } from "./support/wait.ts";

const [prometheus, promtool] = [findProgram("prometheus"), findProgram("promtool")];
const rules = join(repository, "deploy", "prometheus");
const shipped = (name: string) => readFileSync(join(rules, name), "utf8");

/** Debian's Prometheus with the shipped files. It scrapes one server each two seconds, and no alert waits longer than a second. */
async function startPrometheus(target: number) {
	const port = await freePort();
	const running = await startProgram({
		program: prometheus ?? "",
		args: () => [
			"--config.file=prometheus.yml",
			"--storage.tsdb.path=data",
			`--web.listen-address=127.0.0.1:${port}`,
		],
		files: {
			"prometheus.yml": shipped("prometheus.yml")
				.replace(/targets: .*/, `targets: ["127.0.0.1:${target}"]`)
				.replaceAll("interval: 15s", "interval: 2s"),
			"alerts.yml": shipped("alerts.yml").replaceAll(/for: \w+/g, "for: 1s"),
		},
		port,
	});
	const firing = async (): Promise<string[]> => {
		const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
		// It answers 503 for its first moments.
		if (!answer.ok) return [];
		const { data } = await answer.json();
		return data.alerts
			.filter(({ state }: { state: string }) => state === "firing")
			.map(({ labels }: { labels: { alertname: string } }) => labels.alertname);
	};
	return {
		fires: (alert: string) => until(`${alert} to fire`, 60, async () => (await firing()).includes(alert)),
		isQuiet: (alert: string) => until(`${alert} to end`, 60, async () => !(await firing()).includes(alert)),
		[Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
	};
}

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

	// Alerts wait for real minutes: the long form alone.
	if (prometheus !== undefined && isLong) {
		test("Prometheus scrapes a server, and its alerts fire for a silent database and a killed server alone", async () => {
			await using installation = makeInstallation();
			const port = await freePort();
			await using server = await startServer(installation, { environment: { METRICS_PORT: String(port) } });
			await server.ready();
			await using alerts = await startPrometheus(port);
			// Without BACKUP_HOURS there is no backup: the first alert shows that the server is scraped.
			await alerts.fires("SpectraBackupMissing");
			await alerts.isQuiet("SpectraServerDown");
			await alerts.isQuiet("SpectraDatabaseAway");
			const postmaster = postmasterOf(installation.data);
			assert.ok(postmaster !== undefined);
			const all = [postmaster, ...childrenOf(postmaster)];
			for (const pid of all) process.kill(pid, "SIGSTOP");
			await alerts.fires("SpectraDatabaseAway");
			await alerts.isQuiet("SpectraServerDown");
			for (const pid of all) process.kill(pid, "SIGCONT");
			await alerts.isQuiet("SpectraDatabaseAway");
			server.process.kill("SIGKILL");
			await alerts.fires("SpectraServerDown");
		});
	} else if (prometheus === undefined) sayNotRun("alerts in Prometheus itself", { prometheus });
});
