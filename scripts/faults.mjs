import { readdirSync, writeFileSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { keepCompiled } from "./lib/compiled-folder.mjs";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";

/**
 * Injects faults into real servers and verifies the result. `--short` leaves out the long repetitions;
 * `--report=FILE` writes the counts of passed and failed cases; `--without=WORD` skips files whose name contains the
 * word; what this machine can't run is named at the end; `--side-by-side=N` runs N files at once (default one, because some measure times); other arguments select
 * the files whose name contains one of them.
 */
async function breakThings(options) {
	const report = options.find((option) => option.startsWith("--report="))?.slice("--report=".length);
	const without = options.flatMap((option) => (option.startsWith("--without=") ? [option.slice(10)] : []));
	const concurrency = options.find((option) => option.startsWith("--side-by-side="))?.slice(15) ?? "1";
	const words = options.filter((option) => !option.startsWith("--"));
	process.env.SPECTRA_FAULTS = options.includes("--short") ? "short" : "long";
	const files = readdirSync(inRoot("tests", "faults"))
		.filter((file) => file.endsWith(".fault.ts"))
		.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
		.filter((file) => !without.some((word) => file.includes(word)))
		.sort()
		.map((file) => inRoot("tests", "faults", file));
	keepCompiled();
	const counts = { passed: 0, failed: 0 };
	const notRun = [];
	const stream = run({
		files,
		concurrency: Number(concurrency),
		timeout: options.includes("--short") ? 1_200_000 : 3_600_000,
		cwd: inRoot(),
	});
	const isCase = (data) => data.details?.type !== "suite" && data.nesting > 0;
	stream.on("test:pass", (data) => {
		if (data.skip) notRun.push(data.skip);
		else if (isCase(data)) counts.passed += 1;
	});
	stream.on("test:fail", (data) => {
		counts.failed += isCase(data) || data.details?.type !== "suite" ? 1 : 0;
		process.exitCode = 1;
	});
	const ended = new Promise((resolve) => stream.once("end", resolve));
	stream.compose(spec).pipe(process.stdout);
	await ended;
	if (notRun.length > 0) console.log(`Not run on this machine:\n${notRun.sort().join("\n")}`);
	if (report !== undefined) writeFileSync(report, JSON.stringify(counts));
}

if (await prepare({ pages: false })) await breakThings(process.argv.slice(2));
