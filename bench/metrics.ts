import { ownTime } from "./cpu-time.ts";
import { grow, requestsOf } from "./dashboard.ts";
import { openDatabase } from "./database.ts";
import { median, type Part } from "./figure.ts";
import { load } from "./load.ts";
import { freePort, type ServerProcess, startProcess } from "./server-process.ts";

const mostCost = 1.03;
const students = 200;
const rounds = 11;
const shape = { connections: 8, milliseconds: 2_000 };
const warmUp = { connections: 8, milliseconds: 10_000 };

/** The processor time of one server for each answer, in milliseconds. */
async function costOf(server: ServerProcess, requests: readonly string[]): Promise<number> {
	const before = ownTime(server.pid);
	const { times, statuses } = await load(server.port, requests, shape);
	if ([...statuses.keys()].some((status) => status !== 200)) throw new Error("Not every answer was 200");
	return (ownTime(server.pid) - before) / times.length;
}

/** What counting and timing costs a dashboard: two servers on one database, one with /metrics, asked in turn. Linux only. */
export async function measureMetrics(): Promise<Part> {
	await using database = await openDatabase();
	const start = async (more: Readonly<Record<string, string>>) =>
		startProcess("src/server/main.ts", {
			...{ DATABASE_URL: database.address, PORT: String(await freePort()), HOST: "127.0.0.1", ROLE: "web" },
			...more,
		});
	await using without = await start({});
	await using counted = await start({ METRICS_PORT: String(await freePort()) });
	await grow(database, students);
	const requests = await requestsOf(database);
	for (const server of [without, counted]) await load(server.port, requests, warmUp);
	const costs = { without: [] as number[], counted: [] as number[] };
	for (let round = 0; round < rounds; round += 1) {
		const turns = [
			async () => costs.without.push(await costOf(without, requests)),
			async () => costs.counted.push(await costOf(counted, requests)),
		];
		for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
	}
	return {
		title: "The cost of metrics",
		figures: [
			{
				name: "Node's processor time for a dashboard, with /metrics",
				value: median(costs.counted),
				unit: "ms",
				baseline: { name: "without", value: median(costs.without) },
				budget: { of: "ratio", most: mostCost },
			},
		],
		details: [
			["round", "without", "with"],
			...costs.without.map((value, round) => [
				String(round + 1),
				value.toFixed(4),
				(costs.counted[round] ?? Number.NaN).toFixed(4),
			]),
		],
	};
}
