import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { type BenchDatabase, openDatabase } from "./database.ts";
import { type Part, percentile } from "./figure.ts";
import { freePort, startProcess } from "./server-process.ts";

const pupils = 40;
/** The forty pupils finish within this time, in milliseconds. */
const lessonMs = 20_000;
const classes = 200;
const walls = 20;
const colleagues = 4;
/** The maximum of open classes per account. */
const wallsOfOne = 7;
/** Lessons of each kind, alternating. */
const rounds = 6;
const most = { behindMs: 2_000, p99Ms: 150, slower: 1.25 };

let network = 0;

/** A client whose requests each have another address, so that rate limits do not affect the measurement. */
const person = () => {
	let cookie = "";
	return {
		cookie: () => cookie,
		ask: async (port: number, method: string, path: string, body?: unknown) => {
			network += 1;
			const response = await fetch(`http://127.0.0.1:${port}${path}`, {
				method,
				headers: {
					origin: `http://127.0.0.1:${port}`,
					"x-forwarded-for": `10.9.${Math.floor(network / 250) % 250}.${network % 250}`,
					...(cookie === "" ? {} : { cookie }),
					...(body === undefined ? {} : { "content-type": "application/json" }),
				},
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			});
			for (const line of response.headers.getSetCookie()) [cookie = ""] = line.split(";");
			const text = await response.text();
			if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
			return text === "" ? null : JSON.parse(text);
		},
	};
};
type Person = ReturnType<typeof person>;

const password = "a long enough secret";

const teacher = async (port: number): Promise<Person> => {
	const one = person();
	const email = `${randomUUID()}@example.org`;
	const form = { firstName: "Claire", lastName: "M", email, password, locale: "en", role: "teacher" };
	await one.ask(port, "POST", "/api/account/sign-up", form);
	await one.ask(port, "POST", "/api/account/sign-in", { email, password });
	return one;
};

/** Opens a live view; `onPage` receives each page. Returns a function that closes it. */
const openWall = (port: number, { cookie }: Person, classId: string, onPage: (sent: number) => void) => {
	const closing = new AbortController();
	const read = async () => {
		const headers = { cookie: cookie() };
		const url = `http://127.0.0.1:${port}/api/classes/${classId}/changes`;
		const response = await fetch(url, { headers, signal: closing.signal });
		let rest = "";
		for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
			const events = (rest + text).split("\n\n");
			rest = events.pop() ?? "";
			for (const event of events) {
				const [, data] = /^data: (\{.*)$/m.exec(event) ?? [];
				if (data === undefined) continue;
				const { sent }: { sent: number } = JSON.parse(data);
				onPage(sent);
			}
		}
	};
	read().catch((error: unknown) => {
		if (!closing.signal.aborted) throw error;
	});
	return () => closing.abort();
};

const resultOf = (index: number) => ({
	categories: [0, 1, 2].map((step) => ({ category: categoryKeys[(index + step * 5) % 14], count: 5 - step })),
	careers: [0, 1, 2, 3, 4].map((step) => careerIds[(index * 3 + step * 7) % careerIds.length]),
});

/** The duration of each request and the largest delay of the live view, in milliseconds. */
interface Lesson {
	readonly times: readonly number[];
	readonly behind: number;
}

/** Two servers on a database of their own, and a teacher. */
interface School extends AsyncDisposable {
	readonly database: BenchDatabase;
	readonly ports: readonly [joining: number, walls: number];
	readonly own: Person;
}

const openSchool = async (): Promise<School> => {
	const database = await openDatabase();
	const environment = {
		DATABASE_URL: database.address,
		HOST: "127.0.0.1",
		TRUSTED_PROXIES: "1",
		DRAIN_SECONDS: "0",
	};
	const start = async () =>
		startProcess("src/server/main.ts", { ...environment, PORT: String(await freePort()) });
	const [one, other] = [await start(), await start()];
	return {
		database,
		ports: [one.port, other.port],
		own: await teacher(one.port),
		[Symbol.asyncDispose]: async () => {
			for (const opened of [one, other, database]) await opened[Symbol.asyncDispose]();
		},
	};
};

/** A class that joins and sends through one server while its live view is read from another. */
async function lesson({ own, ports: [port, wallPort] }: School): Promise<Lesson> {
	const { id } = await own.ask(port, "POST", "/api/classes", { name: "Bench", level: "", locale: "en" });
	const { code } = await own.ask(port, "GET", `/api/classes/${id}`);
	const shown: number[] = [];
	const close = openWall(wallPort, own, id, (sent) => {
		for (let count = shown.length; count < sent; count += 1) shown.push(performance.now());
	});
	const times: number[] = [];
	const answered: number[] = [];
	const timed = async (path: string, body: unknown) => {
		const began = performance.now();
		const answer = await person().ask(port, "POST", path, body);
		times.push(performance.now() - began);
		return answer;
	};
	await Promise.all(
		Array.from({ length: pupils }, async (_, index) => {
			await pause((lessonMs * index) / pupils);
			const { token } = await timed("/api/class-memberships", { code });
			await timed("/api/class-memberships/read", { token });
			await timed("/api/class-memberships/result", { token, result: resultOf(index) });
			answered.push(performance.now());
		}),
	);
	const late = performance.now() + 2 * most.behindMs;
	while (shown.length < pupils && performance.now() < late) await pause(5);
	close();
	const behind = answered.map((at, index) => (shown[index] ?? Number.NaN) - at);
	return { times, behind: Math.max(...behind) };
}

/** Classes of other teachers, with all results sent. */
const fill = async ({ ask }: BenchDatabase, teacherId: unknown) => {
	const rows = await ask(
		`INSERT INTO school_class (id, account_id, name, level, locale, code, is_open, held_back, created_at, last_active_at)
		SELECT gen_random_uuid(), $1, 'Bench', '', 'en', 'x' || md5(random()::text), true, 0, now(), now()
		FROM generate_series(1, $2::int) n RETURNING id`,
		[teacherId, classes / colleagues],
	);
	await ask(
		`INSERT INTO class_member (id, class_id, token_hash, nickname, sent, counted, is_gone, joined_at, last_active_at)
		SELECT gen_random_uuid(), c.id, gen_random_uuid()::text, 'Pupil ' || n, $2, $2, false, now(), now()
		FROM unnest($1::uuid[]) AS c (id), generate_series(1, $3::int) n`,
		[rows.map(({ id }) => id), JSON.stringify(resultOf(1)), pupils],
	);
	return rows.map(({ id }) => String(id));
};

/** Two hundred classes of other teachers. Opens twenty of their live views, half on each server; returns a function that closes them. */
const fillSchool = async ({ database, ports }: School): Promise<() => Promise<() => void>> => {
	const theirs: { readonly colleague: Person; readonly classId: string }[] = [];
	for (let number = 0; number < colleagues; number += 1) {
		const colleague = await teacher(ports[0]);
		const { email } = await colleague.ask(ports[0], "GET", "/api/account/profile");
		const [account] = await database.ask("SELECT id FROM account WHERE email = $1", [email]);
		const ids = await fill(database, account?.id);
		theirs.push(...ids.slice(0, wallsOfOne).map((classId) => ({ colleague, classId })));
	}
	await database.ask("ANALYZE");
	return async () => {
		const opened = theirs.slice(0, walls).map(({ colleague, classId }, index) => {
			const { promise, resolve } = Promise.withResolvers<void>();
			const close = openWall(index % 2 ? ports[0] : ports[1], colleague, classId, () => resolve());
			return { close, shows: promise };
		});
		await Promise.all(opened.map(({ shows }) => shows));
		return () => {
			for (const { close } of opened) close();
		};
	};
};

/**
 * A class of forty that finishes at once, with its live view on another server: alone, and beside two hundred classes and twenty
 * live views. The two kinds alternate, each on servers and a database of its own, and their requests are pooled: of one
 * lesson's 120 requests a single slow one would decide.
 */
export async function measureClasses(): Promise<Part> {
	await using quiet = await openSchool();
	await using full = await openSchool();
	const openWalls = await fillSchool(full);
	for (const school of [quiet, full]) await lesson(school);

	const alone: Lesson[] = [];
	const beside: Lesson[] = [];
	for (let round = 0; round < rounds; round += 1) {
		alone.push(await lesson(quiet));
		const closeWalls = await openWalls();
		beside.push(await lesson(full));
		closeWalls();
	}

	const slowest = (lessons: readonly Lesson[]) =>
		percentile(
			lessons.flatMap(({ times }) => times),
			99,
		);
	const behind = (lessons: readonly Lesson[]) => Math.max(...lessons.map((one) => one.behind));
	const baseline = { name: "the class alone", value: slowest(alone) };
	const value = { of: "value" } as const;
	return {
		title: `A class of ${pupils} within ${lessonMs / 1_000} s, two servers, the wall on the other one; ${rounds} lessons of each kind in turn`,
		figures: [
			...[
				{ name: "Requests, p99", value: slowest(alone), unit: "ms" as const },
				{
					name: `Requests, p99, beside ${classes} classes and ${walls} walls`,
					value: slowest(beside),
					unit: "ms" as const,
				},
			].map((figure) => ({ ...figure, budget: { ...value, most: most.p99Ms } })),
			{
				name: "The same against the class alone",
				value: slowest(beside),
				unit: "ms",
				baseline,
				budget: { of: "ratio", most: most.slower },
			},
			...[
				{ name: "The wall behind, at most", value: behind(alone), unit: "ms" as const },
				{ name: "The wall behind, beside the others", value: behind(beside), unit: "ms" as const },
			].map((figure) => ({ ...figure, budget: { ...value, most: most.behindMs } })),
		],
	};
}
