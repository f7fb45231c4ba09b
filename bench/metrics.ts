import { ownTime } from "./cpu-time.ts";
import { grow, requestsOf } from "./dashboard.ts";
import { openDatabase } from "./database.ts";
import type { Part } from "./figure.ts";
import { load } from "./load.ts";
import { freePort, type ServerProcess, startProcess } from "./server-process.ts";

const mostCost = 1.03;
const students = 200;
/** Two processes of the same program differ by some percent, from their start to their end. */
const pairs = 4;
/** Of each pair: short ones, of which all are added. The kernel counts in steps, and a machine that gets busier favours neither. */
const rounds = 16;
const shape = { connections: 8, milliseconds: 500 };
const warmUp = { connections: 8, milliseconds: 8_000 };

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

type Side = "without" | "counted";
const sides: readonly Side[] = ["without", "counted"];

/** Starts a new server of each side and asks them in turn. */
async function measurePair(
	databaseUrl: string,
	requests: readonly string[],
	pair: number,
): Promise<Readonly<Record<Side, Cost>>> {
	await using stack = new AsyncDisposableStack();
	const costs = { without: { cpu: 0, answers: 0 }, counted: { cpu: 0, answers: 0 } };
	const inTurn = (turn: number) => (turn % 2 === 0 ? sides : sides.toReversed());
	const servers = {} as Record<Side, ServerProcess>;
	for (const side of inTurn(pair)) {
		const server = await startProcess("src/server/main.ts", {
			DATABASE_URL: databaseUrl,
			PORT: String(await freePort()),
			HOST: "127.0.0.1",
			ROLE: "web",
			METRICS_PORT: side === "counted" ? String(await freePort()) : "",
		});
		servers[side] = stack.use(server);
		await load(server.port, requests, warmUp);
	}
	for (let round = 0; round < rounds; round += 1)
		for (const side of inTurn(pair + round)) await add(costs[side], servers[side], requests);
	return costs;
}

/**
 * The cost of counting and timing on a dashboard: two servers on one database, one with /metrics, asked in turn, and again with
 * others. Linux only.
 */
export async function measureMetrics(): Promise<Part> {
	await using database = await openDatabase();
	await grow(database, students);
	const requests = await requestsOf(database);
	const measured: Readonly<Record<Side, Cost>>[] = [];
	for (let pair = 0; pair < pairs; pair += 1)
		measured.push(await measurePair(database.address, requests, pair));
	const each = ({ cpu, answers }: Cost) => cpu / answers;
	const whole = (side: Side): Cost => ({
		cpu: measured.reduce((sum, costs) => sum + costs[side].cpu, 0),
		answers: measured.reduce((sum, costs) => sum + costs[side].answers, 0),
	});
	return {
		title: "The cost of metrics",
		details: [
			["pair", "without", "with /metrics", "ratio"],
			...measured.map(({ without, counted }, pair) => [
				String(pair + 1),
				`${each(without).toFixed(3)} ms`,
				`${each(counted).toFixed(3)} ms`,
				(each(counted) / each(without)).toFixed(3),
			]),
		],
		figures: [
			{
				name: `Node's processor time for each of ${whole("counted").answers} dashboards, with /metrics`,
				value: each(whole("counted")),
				unit: "ms",
				baseline: { name: "without", value: each(whole("without")) },
				budget: { of: "ratio", most: mostCost },
			},
		],
	};
}
