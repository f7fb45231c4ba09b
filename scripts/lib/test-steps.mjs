import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { ensureBuilt } from "./build-if-changed.mjs";
import { installedPostgres } from "./installed-postgres.mjs";
import { inRoot, toolEnvironment } from "./paths.mjs";
import { run } from "./run.mjs";

const reports = inRoot(".cache", "test");
const report = (name) => inRoot(".cache", "test", `${name}.json`);

/** The steps of `npm run test:quick`: those without a browser, a build or a database. */
export const quickStages = [
	[
		[
			{ name: "check", command: "npm run --silent check" },
			{
				name: "unit and contract, without a database",
				command: `vitest run --project rules --project unit --project replacing --project hooks --reporter=dot --reporter=json --outputFile.json="${report("quick")}"`,
				counts: () => vitestCounts(readReport("quick")),
			},
		],
	],
];

const installed = "node scripts/with-installed-postgres.mjs";
/**
 * Tests of what differs between versions of PostgreSQL: the schema, locks, unique keys, notifications; and the contract, which
 * runs nearly every statement once. The others run on the bundled one; `npm run faults -- installed` runs all on this one.
 */
const aboutDatabase = [
	"src/server/platform/db/database",
	"src/server/platform/db/migrate",
	"src/server/consultations/booking",
	"src/server/consultations/one-time-each",
	"src/server/billing/payments",
	"src/server/classes/watch",
	"tests/contract",
].join(" ");

const vitestStep = {
	name: "unit and contract",
	command: `vitest run --reporter=default --reporter=json --outputFile.json="${report("vitest")}"`,
	counts: () => vitestCounts(readReport("vitest")),
};

const installedStep = {
	name: "database tests on this machine's own PostgreSQL",
	command: `${installed} vitest run --project database ${aboutDatabase} --reporter=default --reporter=json --outputFile.json="${report("installed")}"`,
	counts: () => (installedPostgres() === undefined ? undefined : vitestCounts(readReport("installed"))),
};

/** Fault files that measure times: they run alone on the machine. */
const measured = ["cost", "set-up"];

const faults = (name, words) => ({
	name,
	command: `node scripts/faults.mjs --short ${words.join(" ")} --report="${report(name)}"`,
	counts: () => readReport(name),
});

/**
 * The stages of `npm test` run one after the other; the lanes of a stage run in parallel; the steps of a lane run in order.
 * Faults mostly wait for processes, so other tests run beside them. A step is a command line or a function of this process;
 * `counts` reads the counts of passed and failed tests from the report that the command wrote.
 */
export const stages = [
	[[{ name: "check", command: "npm run --silent check" }], [{ name: "build", work: ensureBuilt }]],
	[
		[vitestStep, installedStep],
		[
			faults("faults", ["--side-by-side=2", ...measured.map((word) => `--without=${word}`)]),
			{ name: "html", command: "npm run --silent html" },
		],
	],
	[[faults("measured faults", measured)]],
	[
		[
			{
				name: "browser",
				command: "playwright test --reporter=line,json",
				env: {
					PLAYWRIGHT_JSON_OUTPUT_FILE: report("playwright"),
					PLAYWRIGHT_JSON_OUTPUT_NAME: report("playwright"),
				},
				counts: () => playwrightCounts(readReport("playwright")),
			},
		],
	],
];

/**
 * Runs one step and prints how long it took. `kept` prints its output only at its end, for parallel lanes.
 * @returns {Promise<{ code: number, passed: number, failed: number }>}
 */
export async function runStep(step, { kept = false } = {}) {
	console.log(`\n── ${step.name}${kept ? ", beside the rest" : ""}`);
	mkdirSync(reports, { recursive: true });
	const began = performance.now();
	const code = step.work === undefined ? await runCommand(step, kept) : await step.work().then(() => 0);
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	console.log(`── ${step.name}: ${code === 0 ? "done" : `failed (${code})`} in ${seconds} s`);
	return { code, passed: 0, failed: 0, ...counted(step) };
}

/** Runs a lane's steps until one fails; `stoppedAt` is its name. */
export async function runLane(steps, options) {
	const total = { code: 0, passed: 0, failed: 0, stoppedAt: undefined };
	for (const step of steps) {
		const result = await runStep(step, options);
		total.passed += result.passed;
		total.failed += result.code === 0 ? result.failed : Math.max(result.failed, 1);
		if (result.code !== 0) return { ...total, code: result.code, stoppedAt: step.name };
	}
	return total;
}

/** Deletes the reports of earlier runs, which would be counted. */
export const forgetReports = () => rmSync(reports, { recursive: true, force: true });

async function runCommand(step, quiet) {
	const { code, output } = await run(step.command, [], {
		shell: true,
		quiet,
		env: toolEnvironment(step.env),
	});
	if (quiet) console.log(`\n── what ${step.name} said\n${output.trim()}`);
	return code;
}

function counted(step) {
	try {
		return step.counts?.();
	} catch {
		// A step that failed before it wrote its report counts no test; its exit code reports the failure.
		return undefined;
	}
}

function readReport(name) {
	if (!existsSync(report(name))) throw new Error(`No report of ${name}`);
	return JSON.parse(readFileSync(report(name), "utf8"));
}

const vitestCounts = (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests });

const playwrightCounts = ({ stats }) => ({
	passed: stats.expected + stats.flaky,
	failed: stats.unexpected,
});
