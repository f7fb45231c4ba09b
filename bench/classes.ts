import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { type BenchDatabase, openDatabase } from "./database.ts";
import { type Part, percentile } from "./figure.ts";
import { freePort, startProcess } from "./server-process.ts";

const pupils = 40;
/** The forty finish within so many milliseconds. */
const lessonMs = 20_000;
const classes = 200;
const walls = 20;
/** No more than an account may have open. */
const wallsOfOne = 7;
const rounds = 3;
const most = { behindMs: 2_000, p99Ms: 150, slower: 1.25 };

let network = 0;

/** Somebody whose requests each come from elsewhere: no limit is what is measured. */
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

/** Opens a wall; `onPage` hears of each page. Gives what closes it. */
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
				const { members }: { members: { hasSent: boolean }[] } = JSON.parse(data);
				onPage(members.filter(({ hasSent }) => hasSent).length);
			}
		}
	};
	read().catch((error: unknown) => {
		if (!closing.signal.aborted) throw error;
	});
	return () => closing.abort();
};

const resultOf = (place: number) => ({
	categories: [0, 1, 2].map((step) => ({ category: categoryKeys[(place + step * 5) % 14], count: 5 - step })),
	careers: [0, 1, 2, 3, 4].map((step) => careerIds[(place * 3 + step * 7) % 35]),
});

/** How long requests took (99 of 100 of them) and how far the wall was behind at most, in milliseconds. */
interface Lesson {
	readonly p99: number;
	readonly behind: number;
}

/** A class that joins and sends by one server while its wall is read from another: how long requests take, how far the wall is behind. */
async function lesson(own: Person, port: number, wallPort: number): Promise<Lesson> {
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
		Array.from({ length: pupils }, async (_, place) => {
			await pause((lessonMs * place) / pupils);
			const { token } = await timed("/api/class-memberships", { code });
			await timed("/api/class-memberships/read", { token });
			await timed("/api/class-memberships/result", { token, result: resultOf(place) });
			answered.push(performance.now());
		}),
	);
	const late = performance.now() + 2 * most.behindMs;
	while (shown.length < pupils && performance.now() < late) await pause(5);
	close();
	const behind = answered.map((at, place) => (shown[place] ?? Number.NaN) - at);
	return { p99: percentile(times, 99), behind: Math.max(...behind) };
}

/** Classes that others have, all results in. */
const fill = async ({ ask }: BenchDatabase, teacherId: unknown) => {
	const rows = await ask(
		`INSERT INTO school_class (id, account_id, name, level, locale, code, is_open, held_back, created_at, last_active_at)
		SELECT gen_random_uuid(), $1, 'Bench', '', 'en', 'x' || md5(random()::text), true, 0, now(), now()
		FROM generate_series(1, $2::int) n RETURNING id`,
		[teacherId, classes / 4],
	);
	await ask(
		`INSERT INTO class_member (id, class_id, token_hash, nickname, sent, counted, is_gone, joined_at, last_active_at)
		SELECT gen_random_uuid(), c.id, gen_random_uuid()::text, 'Pupil ' || n, $2, $2, false, now(), now()
		FROM unnest($1::uuid[]) AS c (id), generate_series(1, $3::int) n`,
		[rows.map(({ id }) => id), JSON.stringify(resultOf(1)), pupils],
	);
	return rows.map(({ id }) => String(id));
};

/** A class of forty that finishes at once, its wall on another server: alone, and beside two hundred classes and twenty walls. */
export async function measureClasses(): Promise<Part> {
	await using database = await openDatabase();
	const environment = { DATABASE_URL: database.address, HOST: "127.0.0.1", TRUSTED_PROXIES: "1" };
	await using one = await startProcess("src/server/main.ts", {
		...environment,
		PORT: String(await freePort()),
	});
	await using other = await startProcess("src/server/main.ts", {
		...environment,
		PORT: String(await freePort()),
	});
	const own = await teacher(one.port);
	await lesson(own, one.port, other.port);
	const alone: Lesson[] = [];
	for (let round = 0; round < rounds; round += 1) alone.push(await lesson(own, one.port, other.port));

	const closing: (() => void)[] = [];
	for (let place = 0; place < 4; place += 1) {
		const colleague = await teacher(one.port);
		const { email } = await colleague.ask(one.port, "GET", "/api/account/profile");
		const [account] = await database.ask("SELECT id FROM account WHERE email = $1", [email]);
		const ids = await fill(database, account?.id);
		for (const id of ids.slice(0, Math.min(wallsOfOne, walls - closing.length)))
			closing.push(openWall(closing.length % 2 ? one.port : other.port, colleague, id, () => {}));
	}
	await database.ask("ANALYZE");
	const beside: Lesson[] = [];
	for (let round = 0; round < rounds; round += 1) beside.push(await lesson(own, one.port, other.port));
	for (const close of closing) close();

	const best = (of: readonly Lesson[], what: "p99" | "behind") => Math.min(...of.map((round) => round[what]));
	const baseline = { name: "the class alone", value: best(alone, "p99") };
	const value = { of: "value" } as const;
	return {
		title: `A class of ${pupils} within ${lessonMs / 1_000} s, two servers, the wall on the other one; best of ${rounds}`,
		figures: [
			...[
				{ name: "Requests, p99", value: best(alone, "p99"), unit: "ms" as const },
				{
					name: `Requests, p99, beside ${classes} classes and ${walls} walls`,
					value: best(beside, "p99"),
					unit: "ms" as const,
				},
			].map((figure) => ({ ...figure, budget: { ...value, most: most.p99Ms } })),
			{
				name: "The same against the class alone",
				value: best(beside, "p99"),
				unit: "ms",
				baseline,
				budget: { of: "ratio", most: most.slower },
			},
			...[
				{ name: "The wall behind, at most", value: best(alone, "behind"), unit: "ms" as const },
				{ name: "The wall behind, beside the others", value: best(beside, "behind"), unit: "ms" as const },
			].map((figure) => ({ ...figure, budget: { ...value, most: most.behindMs } })),
		],
	};
}
