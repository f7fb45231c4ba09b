import { createHmac, randomUUID } from "node:crypto";
import { questGames } from "#content/quest/quest.ts";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { careerIds } from "#domain/careers/career-id.ts";
import { createSecrets } from "#server/platform/db/secrets.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { sessionCookieName } from "#server/platform/session/cookie.ts";
import { type BenchDatabase, openDatabase } from "./database.ts";
import { type Figure, median, type Part, percentile } from "./figure.ts";
import { type LoadResult, load, type RawRequest, rawGet } from "./load.ts";
import { freePort, startProcess } from "./server-process.ts";

const budget = { rate: 0.7, growth: 1.25 };
/** Students at the beginning; each has the data of several weeks' use. */
const students = 200;
const attemptsEach = 10;
const sizes = [1, 10, 100];
const rounds = 5;
const connections = 8;
const milliseconds = 1_500;
/** The engine optimises code only after tens of thousands of requests, so both servers are warmed up first. */
const warmUp = { first: 15_000, later: 2_000 };
const askers = 50;

/** Adds students with their data until there are this many. */
export const grow = async ({ ask }: BenchDatabase, count: number): Promise<void> => {
	const [there] = await ask("SELECT count(*)::int AS n FROM account");
	const answers = Object.fromEntries(
		currentQuestionnaire.questions.map(({ id, options }) => [id, [options[0]?.id ?? ""]]),
	);
	const games = questGames.slice(0, 4).map(({ id }) => id);
	const made = "FROM account WHERE email > $1";
	const [last] = await ask("SELECT coalesce(max(email), '') AS email FROM account");
	await ask(
		`INSERT INTO account (id, email, first_name, last_name, role, locale, zone, age_band, consent, created_at, updated_at)
		SELECT gen_random_uuid(), 'student' || to_char(n, 'FM00000000') || '@example.org', 'A', 'B', 'student', 'en', 'Europe/Paris', '18plus', 'not_needed', now(), now()
		FROM generate_series($1::int + 1, $2::int) n`,
		[there?.n, count],
	);
	await ask(
		`INSERT INTO quiz_attempt (account_id, id, questionnaire_version, answers, completed_at, fingerprint)
		SELECT id, gen_random_uuid(), $2::int, $3::jsonb, now() - n * interval '1 day', md5(id::text || n)
		FROM (SELECT id ${made}) a, generate_series(1, ${attemptsEach}) n`,
		[last?.email, currentQuestionnaire.version, JSON.stringify(answers)],
	);
	await ask(
		`INSERT INTO saved_career (account_id, career_id, saved_at) SELECT id, career, now() FROM (SELECT id ${made}) a, unnest($2::text[]) career`,
		[last?.email, careerIds.slice(0, 6)],
	);
	await ask(
		`INSERT INTO quest_completion (account_id, game_id, answers, completed_at) SELECT id, game, '[]', now() FROM (SELECT id ${made}) a, unnest($2::text[]) game`,
		[last?.email, games],
	);
	await ask("VACUUM ANALYZE");
	await ask("CHECKPOINT").catch(() => {});
};

/** Requests of signed-in students, spread over all of them. */
export const requestsOf = async ({ ask, database }: BenchDatabase): Promise<RawRequest[]> => {
	const secret = await createSecrets(database).key("sessions");
	const rows = await ask("SELECT id FROM account ORDER BY md5(id::text) LIMIT $1", [askers]);
	await ask("DELETE FROM account_session");
	const requests: RawRequest[] = [];
	for (const { id } of rows) {
		const token = randomUUID();
		await ask(
			"INSERT INTO account_session (id, account_id, token_hash, expires_at, created_at, updated_at) VALUES ($1, $2, $3, now() + interval '1 day', now(), now())",
			[randomUUID(), id, tokenHash(token)],
		);
		const signature = createHmac("sha256", secret).update(token).digest("base64");
		const cookie = `${sessionCookieName("http://localhost")}=${encodeURIComponent(`${token}.${signature}`)}`;
		requests.push(rawGet("/api/dashboard/student", { Cookie: cookie }));
	}
	return requests;
};

interface Measured {
	readonly size: number;
	readonly product: readonly LoadResult[];
	readonly bare: readonly LoadResult[];
}

const allFine = ({ statuses }: LoadResult): boolean => [...statuses.keys()].every((status) => status === 200);

/** Queries both servers alternately, so that a machine that gets slower or faster favours neither. */
const compare = async (
	ports: { readonly product: number; readonly bare: number },
	requests: readonly RawRequest[],
	size: number,
): Promise<Measured> => {
	const product: LoadResult[] = [];
	const bare: LoadResult[] = [];
	const shape = { connections, milliseconds };
	const warmth = { connections, milliseconds: size === 1 ? warmUp.first : warmUp.later };
	for (const port of [ports.product, ports.bare]) await load(port, requests, warmth);
	for (let round = 0; round < rounds; round += 1) {
		const turns = [
			async () => product.push(await load(ports.product, requests, shape)),
			async () => bare.push(await load(ports.bare, requests, shape)),
		];
		for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
	}
	if (![...product, ...bare].every(allFine)) throw new Error("Not every answer was 200");
	return { size, product, bare };
};

const p99 = (results: readonly LoadResult[]): number =>
	median(results.map(({ times }) => percentile(times, 99)));
const rate = (results: readonly LoadResult[]): number => median(results.map((one) => one.rate));

const figuresOf = (all: readonly Measured[]): Figure[] => {
	const [first] = all;
	if (first === undefined) throw new Error("Nothing was measured");
	return all.flatMap(({ size, product, bare }): Figure[] => [
		{
			name: `Answers per second (${connections} at once) at ${size} × rows`,
			value: rate(product),
			unit: "/s",
			baseline: { name: "node:http, same SQL", value: rate(bare) },
			budget: { of: "ratio", least: budget.rate },
		},
		{
			name: `p99 at ${size} × rows`,
			value: p99(product),
			unit: "ms",
			...(size === 1
				? { baseline: { name: "node:http, same SQL", value: p99(bare) } }
				: {
						baseline: { name: "1 × rows", value: p99(first.product) },
						budget: { of: "ratio", most: budget.growth },
					}),
		},
	]);
};

/** Requests per second for "my dashboard" against the smallest program with the same queries, over growing tables. */
export const measureDashboard = async (): Promise<Part> => {
	await using database = await openDatabase();
	const DATABASE_URL = database.address;
	const PORT = String(await freePort());
	await using product = await startProcess("src/server/main.ts", { DATABASE_URL, PORT, HOST: "127.0.0.1" });
	await using bare = await startProcess("bench/bare-dashboard.ts", { DATABASE_URL });
	const measured: Measured[] = [];
	for (const size of sizes) {
		await grow(database, size * students);
		const requests = await requestsOf(database);
		measured.push(await compare({ product: product.port, bare: bare.port }, requests, size));
	}
	return {
		title: "“My dashboard” over the API",
		figures: figuresOf(measured),
		details: [
			["rows", "server", "answers per second", "p50", "p99"],
			...measured.flatMap(({ size, product, bare }) =>
				Object.entries({ product, bare }).map(([name, results]) => [
					`${size} ×`,
					name,
					rate(results).toFixed(0),
					median(results.map(({ times }) => percentile(times, 50))).toFixed(2),
					p99(results).toFixed(2),
				]),
			),
		],
	};
};
