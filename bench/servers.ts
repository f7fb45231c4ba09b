import type { LiveServer, Visitor } from "../tests/setup/live-server.ts";
import { createManyPeople } from "../tests/setup/many-people.ts";
import { attempt } from "../tests/setup/work.ts";
import { familyTime, ownTime, parentOf } from "./cpu-time.ts";
import { openDatabase } from "./database.ts";
import { type Figure, median, type Part } from "./figure.ts";
import { holdProcesses } from "./held-processes.ts";
import { load, type RawRequest, rawGet, rawPost } from "./load.ts";
import { freePort, type ServerProcess, startProcess } from "./server-process.ts";

/** The part of a processor that each server has: four of them, PostgreSQL and the load together need less than two. */
const share = 0.12;
const sizes = [1, 2, 4] as const;
/** The least rate of N servers, as a multiple of the rate of one. */
const least: Readonly<Record<number, number>> = { 2: 1.7, 4: 3 };
const rounds = 3;
const connections = 10;
const milliseconds = 6_000;
/** Servers are warmed up before they are held. */
const warmUpMs = 6_000;
const students = 400;
/** Of each server; a period uses fewer where every request has to be new. */
const requestsOfPeriod = 500;
/** More than are saved in all periods, so that each one is new. */
const savedQuizzes = 12_000;
/** The browsers of the people ask nothing themselves. */
const idle: Pick<LiveServer, "visitor"> = { visitor: () => ({}) as Visitor };

/** Actions that need a processor more than anything else. */
const works = ["pages", "dashboards", "saved quizzes"] as const;
type Work = (typeof works)[number];

/** The cost of one period of load. */
interface Period {
	/** Answers a second of all servers. */
	readonly rate: number;
	/** Processors that the servers used together. */
	readonly processors: number;
	/** Milliseconds of a processor for each answer. */
	readonly node: number;
	readonly postgres: number;
}

function requestsOf(cookies: readonly string[]): Readonly<Record<Work, RawRequest[]>> {
	const began = Date.UTC(2024, 0, 1);
	const cookieOf = (index: number) => cookies[index % cookies.length] ?? "";
	return {
		pages: [rawGet("/explore", { "Accept-Encoding": "br" })],
		dashboards: cookies.map((cookie) => rawGet("/api/dashboard/student", { Cookie: cookie })),
		"saved quizzes": Array.from({ length: savedQuizzes }, (_, index) =>
			rawPost("/api/quiz/attempts", attempt(new Date(began + index * 60_000).toISOString(), index % 3), {
				Cookie: cookieOf(index),
				"Sec-Fetch-Site": "same-origin",
				"X-Forwarded-For": `10.${(index >> 12) & 63}.${(index >> 6) & 63}.${index & 63}`,
			}),
		),
	};
}

/** Asks some of the servers at once, each over connections of its own and for another part of the work, which it uses up. */
async function period(
	servers: readonly ServerProcess[],
	postmaster: number,
	requests: RawRequest[],
): Promise<Period> {
	const now = () => ({
		node: servers.reduce((sum, { pid }) => sum + ownTime(pid), 0),
		postgres: familyTime(postmaster),
		at: performance.now(),
	});
	const before = now();
	const results = await Promise.all(
		servers.map(({ port }) => {
			const own = requests.splice(0, requestsOfPeriod);
			requests.push(...own);
			return load(port, own, { connections, milliseconds });
		}),
	);
	const after = now();
	for (const { statuses } of results)
		for (const [status, count] of statuses)
			if (status >= 300) throw new Error(`${count} answers were ${status}`);
	const answers = results.reduce((sum, { times }) => sum + times.length, 0);
	const seconds = (after.at - before.at) / 1_000;
	return {
		rate: answers / seconds,
		processors: (after.node - before.node) / 1_000 / seconds,
		node: (after.node - before.node) / answers,
		postgres: (after.postgres - before.postgres) / answers,
	};
}

const middle = (periods: readonly Period[]): Period => ({
	rate: median(periods.map(({ rate }) => rate)),
	processors: median(periods.map(({ processors }) => processors)),
	node: median(periods.map(({ node }) => node)),
	postgres: median(periods.map(({ postgres }) => postgres)),
});

/**
 * Answers a second of one, two and four servers on one PostgreSQL, each server held to the same part of a processor, so that a
 * small machine can show what more machines would do. In turn, medians of the rounds.
 */
export async function measureServers(): Promise<Part> {
	await using database = await openDatabase();
	const members = await createManyPeople(database, idle, students);
	const requests = requestsOf(members.map(({ cookie }) => cookie));
	await using stack = new AsyncDisposableStack();
	const servers: ServerProcess[] = [];
	for (let index = 0; index < Math.max(...sizes); index += 1) {
		const PORT = String(await freePort());
		const settings = { TRUSTED_PROXIES: "1", DRAIN_SECONDS: "0", DATABASE_CONNECTIONS: "6" };
		servers.push(
			stack.use(
				await startProcess("src/server/main.ts", {
					DATABASE_URL: database.address,
					PORT,
					HOST: "127.0.0.1",
					...settings,
				}),
			),
		);
	}
	for (const { port } of servers)
		for (const work of works)
			await load(port, requests[work].slice(-requestsOfPeriod), {
				connections,
				milliseconds: warmUpMs / works.length,
			});
	const [row] = await database.ask(
		"SELECT min(pid) AS pid FROM pg_stat_activity WHERE datname = current_database()",
	);
	const postmaster = parentOf(Number(row?.pid));
	const measured = new Map<string, Period[]>();
	const keyOf = (work: Work, count: number) => `${work} ${count}`;
	using _held = holdProcesses(
		servers.map(({ pid }) => pid),
		share,
	);
	for (let round = 0; round < rounds; round += 1)
		for (const work of works)
			for (const count of round % 2 === 0 ? sizes : [...sizes].reverse()) {
				const all = measured.get(keyOf(work, count)) ?? [];
				// Each server has its turn alone.
				const first = count === 1 ? round : 0;
				all.push(await period(servers.slice(first, first + count), postmaster, requests[work]));
				measured.set(keyOf(work, count), all);
			}
	const of = (work: Work, count: number) => middle(measured.get(keyOf(work, count)) ?? []);
	return {
		title: `One, two and four servers on one PostgreSQL, each held to ${share} of a processor`,
		figures: works.flatMap((work) =>
			sizes.slice(1).map(
				(count): Figure => ({
					name: `${work}, answers a second of ${count} servers`,
					value: of(work, count).rate,
					unit: "/s",
					baseline: { name: "one server", value: of(work, 1).rate },
					budget: { of: "ratio", least: least[count] ?? count },
				}),
			),
		),
		details: [
			["work", "servers", "answers a second", "processors used", "Node for each", "PostgreSQL for each"],
			...works.flatMap((work) =>
				sizes.map((count) => {
					const { rate, processors, node, postgres } = of(work, count);
					return [
						work,
						String(count),
						rate.toFixed(0),
						processors.toFixed(2),
						`${node.toFixed(2)} ms`,
						`${postgres.toFixed(2)} ms`,
					];
				}),
			),
		],
	};
}
