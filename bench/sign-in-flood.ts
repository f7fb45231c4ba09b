import { randomUUID } from "node:crypto";
import { openDatabase } from "./database.ts";
import { median, type Part, percentile } from "./figure.ts";
import { type LoadResult, load, type RawRequest, rawGet, rawPost } from "./load.ts";
import { freePort, startProcess } from "./server-process.ts";

const mostSlower = 3;
const rounds = 7;
const milliseconds = 2_500;
/** Visitors who read pages, and people who sign in, at the same time. */
const readers = 4;
const signingIn = 50;
const pages = ["/", "/explore", "/fr/explore", "/career/marine-biologist", "/quiz", "/about"];

/** Somebody new from somewhere else each time: no limit by address or network is what is measured. */
const signIns = (count: number): RawRequest[] =>
	Array.from({ length: count }, (_, index) =>
		rawPost(
			"/api/account/sign-in",
			{ email: `${randomUUID()}@example.org`, password: "a long enough secret" },
			{
				Origin: "http://127.0.0.1",
				"X-Forwarded-For": `10.${index >> 16}.${(index >> 8) % 256}.${index % 256}`,
			},
		),
	);

const read = (port: number): Promise<LoadResult> =>
	load(
		port,
		pages.map((path) => rawGet(path, { "Accept-Encoding": "br" })),
		{ connections: readers, milliseconds },
	);

const p99 = ({ times }: LoadResult): number => percentile(times, 99);

/** How much longer pages take while fifty people at once sign in again and again, each costing a password's hash. */
export const measureSignInFlood = async (): Promise<Part> => {
	await using database = await openDatabase();
	const environment = { DATABASE_URL: database.address, HOST: "127.0.0.1", TRUSTED_PROXIES: "1" };
	const PORT = String(await freePort());
	await using server = await startProcess("src/server/main.ts", { ...environment, PORT });
	const requests = signIns(20_000);
	const flood = () => load(server.port, requests, { connections: signingIn, milliseconds });
	// Both once before anything is measured: code that runs for the first time is slow.
	await read(server.port);
	await flood();
	const idle: number[] = [];
	const flooded: number[] = [];
	const statuses = new Map<number, number>();
	for (let round = 0; round < rounds; round += 1) {
		idle.push(p99(await read(server.port)));
		const [result, answers] = await Promise.all([read(server.port), flood()]);
		flooded.push(p99(result));
		for (const [status, count] of answers.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
	}
	const told = (status: number) => statuses.get(status) ?? 0;
	return {
		title: `${signingIn} at once sign in while ${readers} read`,
		figures: [
			{
				name: "p99 of public pages during the flood",
				value: median(flooded),
				unit: "ms",
				baseline: { name: "without it", value: median(idle) },
				budget: { of: "ratio", most: mostSlower },
			},
			{ name: "Sign-ins answered (401), of them all", value: told(401) / (told(401) + told(503)), unit: "" },
			{
				name: "Sign-ins answered otherwise than 401 or 503",
				value: [...statuses].reduce((sum, [status, n]) => sum + ([401, 503].includes(status) ? 0 : n), 0),
				unit: "",
				budget: { of: "value", most: 0 },
			},
		],
		details: [
			["round", "p99 idle", "p99 flooded"],
			...idle.map((value, round) => [`${round + 1}`, value.toFixed(2), (flooded[round] ?? 0).toFixed(2)]),
		],
	};
};
