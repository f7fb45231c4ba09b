import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { measureBooking } from "./booking.ts";
import { measureBytes } from "./bytes.ts";
import { measureClasses } from "./classes.ts";
import { measureDashboard } from "./dashboard.ts";
import { isBroken, isDecisive, type Part } from "./figure.ts";
import { measureFirstStart } from "./first-start.ts";
import { measureInstruments } from "./instruments.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLcp } from "./lcp.ts";
import { measureMetrics } from "./metrics.ts";
import { defaultRows, type Growing, measurePartitions } from "./partitions.ts";
import { printPart } from "./print.ts";
import { measureResults } from "./results.ts";
import { measureScale } from "./scale.ts";
import { measureSearch } from "./search.ts";
import { measureServers } from "./servers.ts";
import { measureSignInFlood } from "./sign-in-flood.ts";
import { repository } from "./sites.ts";
import { measureSlots } from "./slots.ts";
import { measureStart } from "./start.ts";

/** In the order of the run; parts that need the machine for themselves are last. */
const parts: Readonly<Record<string, (isShort: boolean, growing: Growing) => Promise<Part>>> = {
	search: async () => measureSearch(),
	slots: async () => measureSlots(),
	results: measureResults,
	booking: measureBooking,
	bytes: measureBytes,
	instruments: measureInstruments,
	interactions: measureInteractions,
	lcp: measureLcp,
	dashboard: measureDashboard,
	metrics: measureMetrics,
	classes: measureClasses,
	scale: measureScale,
	servers: measureServers,
	partitions: measurePartitions,
	flood: measureSignInFlood,
	start: measureStart,
	first: measureFirstStart,
};
const shortParts = ["search", "slots", "results", "bytes"];

const { values } = parseArgs({
	options: {
		part: { type: "string", multiple: true },
		short: { type: "boolean", default: false },
		shared: { type: "boolean", default: false },
		rows: { type: "string", default: String(defaultRows) },
		buffers: { type: "string" },
		table: { type: "string", multiple: true },
		report: { type: "string", default: join(repository, ".cache", "bench", "latest.json") },
	},
});

const wanted = values.part ?? (values.short ? shortParts : Object.keys(parts));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
	console.error(`No part ${unknown.join(", ")}: there are ${Object.keys(parts).join(", ")}.`);
	process.exit(1);
}

/** The load average of the last minute: times mean little when it is far above the number of cores. */
const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

const began = new Date();
const loadBefore = load();
const measured: Part[] = [];
for (const name of wanted) {
	const { rows, buffers, table } = values;
	const part = await parts[name]?.(values.short, { rows: Number(rows), buffers, tables: table });
	if (!part) continue;
	printPart(part, values.shared);
	console.log(`\nLoad of the machine at the end of this part: ${load()} on ${cpus().length} cores.`);
	measured.push(part);
}

const figures = measured.flatMap((part) => part.figures);
const decisive = figures.filter((figure) => isDecisive(figure, values.shared));
const broken = decisive.filter(isBroken);
const report = {
	date: began.toISOString(),
	machine: {
		cores: cpus().length,
		processor: cpus()[0]?.model ?? "unknown",
		node: process.version,
		load: `${loadBefore} before, ${load()} after`,
	},
	// The counts of `npm test`: each figure with a budget is one test.
	passed: decisive.length - broken.length,
	failed: broken.length,
	parts: measured,
};
mkdirSync(dirname(values.report), { recursive: true });
writeFileSync(values.report, JSON.stringify(report, null, "\t"));

console.log(`\n${report.passed} budgets kept, ${report.failed} broken.`);
for (const { name } of broken) console.log(`  broken: ${name}`);
process.exitCode = broken.length > 0 ? 1 : 0;
