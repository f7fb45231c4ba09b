import { randomUUID } from "node:crypto";
import { openDatabase } from "./database.ts";
import { median, type Part, percentile } from "./figure.ts";
import { type LoadResult, load, type RawRequest, rawGet, rawPost } from "./load.ts";
import { freePort, startProcess } from "./server-process.ts";

const maxSlowdown = 3;
/** Windows in which page times are read, of each kind. */
const windows = 6;
const milliseconds = 2_000;
/** Visitors who read pages at intervals of `rest` milliseconds, and people who sign in at the same time. */
const readers = 8;
const rest = 20;
const signingIn = 50;
const pages = ["/", "/explore", "/fr/explore", "/career/marine-biologist", "/quiz", "/about"];

/** Sign-ins, each from another network address, so that rate limits do not affect the measurement. */
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

const readPages = pages.map((path) => rawGet(path, { "Accept-Encoding": "br" }));
const read = (port: number): Promise<LoadResult> =>
	load(port, readPages, { connections: readers, rest, milliseconds });

const p99 = ({ times }: LoadResult): number => percentile(times, 99);

const readWindows = async (port: number, count: number): Promise<number[]> => {
	const times: number[] = [];
	for (let window = 0; window < count; window += 1) times.push(p99(await read(port)));
	return times;
};

/** How much longer pages take while fifty people at once sign in again and again, each costing a password's hash. */
export const measureSignInFlood = async (): Promise<Part> => {
	await using database = await openDatabase();
	const environment = {
		DATABASE_URL: database.address,
		HOST: "127.0.0.1",
		TRUSTED_PROXIES: "1",
		DRAIN_SECONDS: "0",
	};
	const PORT = String(await freePort());
	await using server = await startProcess("src/server/main.ts", { ...environment, PORT });
	const requests = signIns(20_000);
	const signIn = (connections: number, duration: number) =>
		load(server.port, requests, { connections, milliseconds: duration, givesUp: connections > 1 });
	// Both once before anything is measured: code that runs for the first time is slow.
	await read(server.port);
	await signIn(1, 500);
	const before = await readWindows(server.port, windows / 2);
	const flood = signIn(signingIn, (windows + 1) * milliseconds);
	await read(server.port);
	const flooded = await readWindows(server.port, windows);
	const { statuses } = await flood;
	// Answered when everyone who still waits in the line has been.
	await signIn(1, 1);
	const idle = [...before, ...(await readWindows(server.port, windows / 2))];
	const answered = statuses.get(401) ?? 0;
	const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
	return {
		title: `${signingIn} at once sign in again and again while ${readers} read`,
		figures: [
			{
				name: "p99 of public pages during the flood",
				value: median(flooded),
				unit: "ms",
				baseline: { name: "without it", value: median(idle) },
				budget: { of: "ratio", most: maxSlowdown },
			},
			{
				name: `Of ${all} sign-ins, share let through to the hash (others: 503 at once)`,
				value: answered / all,
				unit: "",
			},
			{
				name: "Sign-ins answered otherwise",
				value: all - answered - (statuses.get(503) ?? 0),
				unit: "",
				budget: { of: "value", most: 0 },
			},
		],
		details: [
			["window", "p99 idle", "p99 flooded"],
			...idle.map((value, window) => [`${window + 1}`, value.toFixed(2), (flooded[window] ?? 0).toFixed(2)]),
		],
	};
};
