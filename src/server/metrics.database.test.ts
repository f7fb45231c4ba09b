import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { routes } from "#contract/routes.ts";
import { problemCodes } from "#domain/shared/problem-code.ts";
import { prepareDatabase } from "../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../tests/setup/live-server.ts";
import { newcomer, signedIn } from "../../tests/setup/people.ts";
import { createGauges } from "./gauges.ts";
import { createMeter, type ReadableMeter } from "./platform/metrics/meter.ts";
import { labelValues, metricTable } from "./platform/metrics/table.ts";

const test = prepareDatabase();
const backups = { hours: undefined, folder: undefined, keep: 60, keepDays: 14, publicKey: undefined };
let meter: ReadableMeter;
let server: LiveServer;
beforeAll(async () => {
	meter = await createMeter();
	server = createLiveServer(test, { meter });
	await server.services.startJobs();
});

const read = () =>
	meter.text(
		createGauges({
			database: test.database,
			services: server.services,
			connections: async () => 3,
			environment: { dataDirectory: "/there/is/no/such/folder", backups },
		}),
	);

/** The value of one series; undefined when it is absent. */
async function seriesValue(series: string): Promise<number | undefined> {
	const line = (await read()).split("\n").find((one) => one.startsWith(`${series} `));
	return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe("the metrics", () => {
	it("every metric of the table is described, with its type and only its labels", async () => {
		const text = await read();
		for (const [name, { kind, ...rest }] of Object.entries(metricTable)) {
			expect(text).toContain(`# TYPE ${name} ${kind}`);
			const allowed = ["le", ...("labels" in rest ? rest.labels : [])];
			for (const [, labels = ""] of text.matchAll(
				new RegExp(`^${name}(?:_bucket|_sum|_count)?{([^}]*)}`, "gm"),
			))
				for (const [, label] of labels.matchAll(/(\w+)="/g)) expect(allowed, name).toContain(label);
		}
	});

	it("a request is counted by its route, method and status, and a problem by its code", async () => {
		await server.visitor().call("health");
		await server.visitor().call("signIn", newcomer());
		const count = "spectra_http_request_duration_seconds_count";
		expect(await seriesValue(`${count}{method="GET",route="health",status_class="2xx"}`)).toBe(1);
		expect(await seriesValue(`${count}{method="POST",route="signIn",status_class="4xx"}`)).toBe(1);
		expect(await read()).toMatch(/^spectra_problems_total\{route="signIn",code="account\.\w+"\} 1$/m);
	});

	it("gauges show the database, its connections, waiting mails and the build", async () => {
		expect(await seriesValue("spectra_db_ready")).toBe(1);
		expect(await seriesValue("spectra_http_connections")).toBe(3);
		expect(await seriesValue("spectra_mails_waiting")).toBeGreaterThanOrEqual(0);
		expect(await seriesValue("spectra_payments_unsettled")).toBe(0);
		expect(await seriesValue("spectra_backup_age_seconds")).toBeUndefined();
		expect(await read()).toMatch(/spectra_build_info\{version="[\d.]+",node="\d[\d.]+",schema="\d{13}"\} 1/);
	});

	it("a gauge says whether notifications arrive, and is absent before anything listens", async () => {
		expect(await seriesValue("spectra_db_listening")).toBeUndefined();
		test.database.listen("metrics_test", () => {});
		expect(await seriesValue("spectra_db_listening")).toBe(0);
		await vi.waitFor(async () => expect(await seriesValue("spectra_db_listening")).toBe(1), 10_000);
	});

	it("no metric holds anything that a person has typed or that names one (canaries)", async () => {
		const canary = `canary${randomUUID().slice(0, 8)}`;
		const { visitor } = await signedIn(server);
		const form = newcomer();
		const visits = [
			visitor.ask(`/${canary}`),
			visitor.ask(`/api/${canary}`),
			visitor.ask(`/api/saved-careers/${canary}`, { method: "PUT" }),
			visitor.ask(`/api/account/session?${canary}=${canary}`),
			visitor.ask("/api/account/session", { headers: { "x-request-id": canary, "user-agent": canary } }),
			visitor.ask(`/api/health`, { method: "PATCH" }),
			server.visitor().call("signUp", { ...form, firstName: canary, email: `${canary}@example.org` }),
			server.visitor().call("signIn", { email: `${canary}@example.org`, password: canary }),
		];
		await Promise.all(visits);
		const text = await read();
		expect(text).not.toContain(canary);
		expect(text).not.toContain("@");
		for (const [, label = "", value = ""] of text.matchAll(/[{,](\w+)="([^"]*)"/g)) {
			if (!(label in labelValues)) continue;
			const known: readonly string[] = [...labelValues[label as keyof typeof labelValues], "other"];
			expect(known, label).toContain(value);
		}
	});

	it("the closed sets of labels are those of the contract", () => {
		expect(labelValues.route).toEqual([...Object.keys(routes), "page", "asset", "unknown"]);
		expect(labelValues.code).toBe(problemCodes);
	});
});

describe("the id of a request", () => {
	it("an answer carries an id of its own, and that of a proxy only where one is trusted", async () => {
		const own = await server.visitor().ask("/api/health", { headers: { "x-request-id": "from-outside" } });
		expect(own.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
		const behind = createLiveServer(test, { trustedProxies: 1 });
		const asked = (id: string) => behind.visitor().ask("/api/health", { headers: { "x-request-id": id } });
		expect((await asked("from-the-proxy")).headers.get("x-request-id")).toBe("from-the-proxy");
		expect((await asked("a@b.example")).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
	});
});
