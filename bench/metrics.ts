import { ownTime } from "./cpu-time.ts";
import { grow, requestsOf } from "./dashboard.ts";
import { openDatabase } from "./database.ts";
import type { Part } from "./figure.ts";
import { load } from "./load.ts";
import { freePort, type ServerProcess, startProcess } from "./server-process.ts";

const mostCost = 1.03;
const students = 200;
/** Short ones, of which all are added: the kernel counts in steps, and a machine that gets busier favours neither. */
const rounds = 60;
const shape = { connections: 8, milliseconds: 500 };
const warmUp = { connections: 8, milliseconds: 10_000 };

/** The processor time of one server, in milliseconds, for its answers. */
interface Cost {
	cpu: number;
	answers: number;
}

/** Adds what one round costs. */
async function add(cost: Cost, server: ServerProcess, requests: readonly string[]): Promise<void> {
	const before = ownTime(server.pid);
	const { times, statuses } = await load(server.port, requests, shape);
	if ([...statuses.keys()].some((status) => status !== 200)) throw new Error("Not every answer was 200");
	cost.cpu += ownTime(server.pid) - before;
	cost.answers += times.length;
}

/**
 * The cost of counting and timing on a dashboard: two servers on one database, one with /metrics, asked in turn. Linux only.
 */
export async function measureMetrics(): Promise<Part> {
	await using database = await openDatabase();
	const start = async (more: Readonly<Record<string, string>>) =>
		startProcess("src/server/main.ts", {
			DATABASE_URL: database.address,
			PORT: String(await freePort()),
			HOST: "127.0.0.1",
			ROLE: "web",
			...more,
		});
	await using without = await start({});
	await using counted = await start({ METRICS_PORT: String(await freePort()) });
	await grow(database, students);
	const requests = await requestsOf(database);
	const sides = [without, counted].map((server) => ({ server, cost: { cpu: 0, answers: 0 } }));
	for (const { server } of sides) await load(server.port, requests, warmUp);
	for (let round = 0; round < rounds; round += 1)
		for (const { cost, server } of round % 2 === 0 ? sides : sides.toReversed())
			await add(cost, server, requests);
	const [plain = Number.NaN, metered = Number.NaN] = sides.map(({ cost }) => cost.cpu / cost.answers);
	return {
		title: "The cost of metrics",
		figures: [
			{
				name: `Node's processor time for each of ${sides[1]?.cost.answers} dashboards, with /metrics`,
				value: metered,
				unit: "ms",
				baseline: { name: "without", value: plain },
				budget: { of: "ratio", most: mostCost },
			},
		],
	};
}
