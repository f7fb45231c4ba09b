import { chmodSync, existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Figure, median, type Part } from "./figure.ts";
import { temporaryFolder } from "./leftovers.ts";
import { npmStart } from "./npm-start.ts";
import { descendantsOf, memoryOf } from "./processes.ts";
import { repository } from "./sites.ts";

const budget = { secondsToReady: 3, idleMegabytes: 250 };
const starts = 5;
/** The idle time before the server's memory is read, in milliseconds. */
const idle = 10_000;

const isShell = (command: string): boolean => /^(\/\S*\/)?(ba|da|)sh /.test(command);

/** The server and its PostgreSQL, without npm and its shell, which only wait. */
const idleMemory = async (npm: number, origin: string): Promise<{ served: number; all: number }> => {
	for (const path of ["/", "/explore", "/fr", "/api/ready"]) await (await fetch(origin + path)).arrayBuffer();
	await pause(idle);
	const below = descendantsOf(npm);
	const served = below.filter(({ command }) => !isShell(command));
	if (!served.some(({ command }) => command.includes("postgres")))
		throw new Error("PostgreSQL was not found below npm start");
	return {
		served: memoryOf(served.map(({ pid }) => pid)),
		all: memoryOf([npm, ...below.map(({ pid }) => pid)]),
	};
};

const memoryFigures = (memory: { served: number; all: number }): Figure[] => [
	{
		name: "Idle memory: server and PostgreSQL",
		value: memory.served,
		unit: "MB",
		budget: { of: "value", most: budget.idleMegabytes },
	},
	{ name: "Idle memory with npm itself", value: memory.all, unit: "MB" },
];

/** The time until `npm start` is ready once everything is installed and built, and the memory of the idle server. */
export const measureStart = async (): Promise<Part> => {
	using folder = temporaryFolder("start");
	chmodSync(folder.path, 0o755);
	const seconds: number[] = [];
	let memory: Figure[] = [];
	// The first start creates the database, so it is not a second start.
	for (let started = 0; started <= starts; started += 1) {
		await using server = await npmStart(repository, folder.path, 120);
		seconds.push(server.secondsToReady);
		if (started === starts && existsSync("/proc/self/smaps_rollup"))
			memory = memoryFigures(await idleMemory(server.pid, server.origin));
	}
	const [first = Number.NaN, ...later] = seconds;
	return {
		title: `npm start, installed and built: median of ${starts}`,
		figures: [
			{
				name: `Second start to the ready line (${later.map((one) => one.toFixed(2)).join(" ")})`,
				value: median(later),
				unit: "s",
				baseline: { name: "start with a new database", value: first },
				budget: { of: "value", most: budget.secondsToReady },
			},
			...memory,
		],
	};
};
