import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { categoryKeys } from "#domain/careers/category.ts";
import { emptySum } from "#domain/classes/blurred-sum.ts";
import { drawJoinCode } from "#domain/classes/join-code.ts";
import { createPasswords } from "#server/platform/session/passwords.ts";
import type { Asking, LiveServer, Visitor } from "../tests/setup/live-server.ts";
import { createManyPeople } from "../tests/setup/many-people.ts";
import { attempt } from "../tests/setup/work.ts";
import { openDatabase } from "./database.ts";
import type { Figure, Part } from "./figure.ts";
import {
	type Action,
	type ActionCost,
	actions,
	areas,
	needOf,
	pupilsOfClass,
	type Sizes,
} from "./scale-model.ts";
import { measureSizes } from "./scale-sizes.ts";
import { costOf, type Installation, inTurns, type Work, wallCosts, wallsEnd } from "./scale-work.ts";
import { freePort, startProcess } from "./server-process.ts";

const password = "a long enough secret";
/** Students, and the teachers of the classes after them. */
const students = 200;
const classCount = 40;
const idleSeconds = 20;
/** Two and a half times what was measured: a figure above it is a change of the product, not of the machine. */
const budgets: Readonly<Record<Action, number>> = {
	page: 1,
	dashboard: 2.3,
	"sign-in": 950,
	quiz: 11,
	"class join": 14,
	"class send": 16,
	booking: 100,
	"wall, a minute": 30,
	"wall, read again": 11,
};
const byteBudgets: Sizes = { student: 3_300, attempt: 2_800, class: 62_000 };

let network = 0;

/** A client of the server's port whose requests come from networks of their own. */
const remote = (port: number): Pick<LiveServer, "visitor"> => ({
	visitor: () =>
		({
			ask: async (path: string, { method, body, headers }: Asking = {}) => {
				network += 1;
				const response = await fetch(`http://127.0.0.1:${port}${path}`, {
					method: method ?? (body === undefined ? "GET" : "POST"),
					headers: {
						origin: `http://127.0.0.1:${port}`,
						"content-type": "application/json",
						"x-forwarded-for": `10.${(network >> 14) & 127}.${(network >> 7) & 127}.${network & 127}`,
						...headers,
					},
					...(body === undefined ? {} : { body: JSON.stringify(body) }),
					...(path.endsWith("/changes") ? { signal: wallsEnd.current.signal } : {}),
				});
				const text = await response.text();
				if (response.status >= 300) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
				const isJson = response.headers.get("content-type")?.includes("json");
				return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
			},
		}) as unknown as Visitor,
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Everything that is measured; a later action may need what an earlier one has made. */
function workOf({ client, members, classes }: Installation): Readonly<Record<Action, Work>> {
	const guest = client.visitor();
	const tokens: string[] = [];
	const result = (index: number) => ({
		categories: [0, 1, 2].map((step) => ({ category: categoryKeys[(index + step * 5) % 14], count: 2 })),
	});
	return {
		page: times(3_000).map(() => () => guest.ask("/explore", { headers: { "accept-encoding": "br" } })),
		dashboard: times(3_000).map(
			(at) => () => members[at % students]?.ask("/api/dashboard/student") ?? Promise.reject(),
		),
		"sign-in": times(24).map(
			(at) => () =>
				guest.ask("/api/account/sign-in", {
					body: { email: `${members[at]?.accountId}@example.org`, password },
				}),
		),
		quiz: times(1_200).map((at) => async () => {
			const completedAt = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();
			await members[at % students]?.ask("/api/quiz/attempts", attempt(completedAt, at % 3));
		}),
		"class join": times(classCount * pupilsOfClass).map((at) => async () => {
			const { body } = await guest.ask("/api/class-memberships", {
				body: { code: classes[at % classCount]?.code },
			});
			tokens.push(body.token);
		}),
		"class send": times(classCount * pupilsOfClass).map(
			(at) => () =>
				guest.ask("/api/class-memberships/result", { body: { token: tokens[at], result: result(at) } }),
		),
		booking: [],
		"wall, a minute": [],
		"wall, read again": [],
	};
}

async function bookAll({ client, members }: Installation): Promise<Work> {
	const { researchers } = (await client.visitor().ask("/api/researchers/en")).body;
	const slots = researchers.flatMap((one: { id: string; slots: { startsAt: string }[] }) =>
		one.slots
			.filter((_, at) => at % 2 === 0)
			.map(({ startsAt }) => ({ researcherId: one.id, startsAt, duration: "30min" })),
	);
	return times(100).map((at) => async () => {
		const request = { idempotencyKey: randomUUID(), locale: "en", visitorZone: "Europe/Paris", ...slots[at] };
		await members[at]?.ask("/api/appointments", request);
	});
}

const tables = (costs: Readonly<Record<Action, ActionCost>>, sizes: Sizes): string[][] => [
	[
		"place",
		"classes at once",
		"joins/s",
		"pages/s",
		"sign-ins/s",
		"Node cores",
		"of them hashing",
		"PostgreSQL cores",
		"servers",
		"GB",
	],
	...areas.map((area) => {
		const need = needOf(area, costs, sizes);
		const whole = (value: number) => Math.round(value).toLocaleString("en");
		const { rates } = need;
		return [
			area.name,
			whole(need.classes),
			whole(rates["class join"]),
			whole(rates.page),
			whole(rates["sign-in"]),
			...[need.nodeCores, need.hashCores, need.postgresCores].map((cores) => cores.toFixed(1)),
			whole(need.servers),
			(need.bytes / 1e9).toFixed(1),
		];
	}),
];

/**
 * The processor time of one server and its PostgreSQL for each action, and the bytes of rows; computed from both what a town, a
 * region and a country need. Real hashes, real processes, Linux only.
 */
export async function measureScale(): Promise<Part> {
	await using database = await openDatabase();
	const { ask } = database;
	await using server = await startProcess("src/server/main.ts", {
		DATABASE_URL: database.address,
		PORT: String(await freePort()),
		HOST: "127.0.0.1",
		TRUSTED_PROXIES: "1",
		SIMULATED_PAYMENTS: "accept",
		DRAIN_SECONDS: "0",
	});
	const client = remote(server.port);
	const members = await createManyPeople(database, client, students + classCount);
	const hash = await createPasswords().hash(password);
	await ask(
		`INSERT INTO account_credential (account_id, password_hash, created_at, updated_at)
		SELECT id, $1, now(), now() FROM unnest($2::uuid[]) AS id`,
		[hash, members.map(({ accountId }) => accountId)],
	);
	const classes: Installation["classes"][number][] = [];
	for (const teacher of members.slice(students)) {
		const [id, code] = [randomUUID(), drawJoinCode(() => randomBytes(4).readUInt32BE() / 2 ** 32)];
		await ask("UPDATE account SET role = 'teacher', age_band = NULL WHERE id = $1", [teacher.accountId]);
		await ask(
			`INSERT INTO school_class (id, account_id, name, level, locale, code, is_open, held_back, blurred_sum, created_at, last_active_at)
			VALUES ($1, $2, '2nde 4', '', 'fr', $3, true, 0, $4, now(), now())`,
			[id, teacher.accountId, code, JSON.stringify(emptySum)],
		);
		classes.push({ id, code, teacher });
	}
	const installation = { database, server, client, members, classes };
	const work = { ...workOf(installation), booking: await bookAll(installation) };
	// The first requests compile code and plan statements.
	await inTurns([...work.page.slice(0, 600), ...work.dashboard.slice(0, 600)]);
	const costs = {} as Record<Action, ActionCost>;
	// The other half of each class joins and sends while its wall is open.
	const half = (classCount * pupilsOfClass) / 2;
	const lively = [...work["class join"].slice(half), ...work["class send"].slice(half)];
	for (const action of actions) {
		const tasks = action.startsWith("class") ? work[action].slice(0, half) : work[action];
		if (tasks.length > 0) costs[action] = await costOf(installation, tasks.length, () => inTurns(tasks));
	}
	// A server polls its queues all the time, which is no wall's.
	const idle = await costOf(installation, idleSeconds, () => pause(idleSeconds * 1_000));
	const mean = (side: keyof ActionCost) => (costs["class join"][side] + costs["class send"][side]) / 2;
	const plain = { node: mean("node"), postgres: mean("postgres") };
	Object.assign(costs, await wallCosts(installation, idle, lively, plain));
	const sizes = await measureSizes(database, client);
	return {
		title: "The cost of each action, and what a town, a region and a country need",
		figures: [
			...actions.map((action): Figure => {
				const { node, postgres } = costs[action];
				return {
					name: `${action}: Node and PostgreSQL together`,
					value: node + postgres,
					unit: "ms",
					budget: { of: "value", most: budgets[action] },
				};
			}),
			...(Object.keys(sizes) as (keyof Sizes)[]).map(
				(kind): Figure => ({
					name: `a row of ${kind}, indexes included`,
					value: sizes[kind],
					unit: "B",
					budget: { of: "value", most: byteBudgets[kind] },
				}),
			),
		],
		details: [
			["action", "Node", "PostgreSQL"],
			...actions.map((action) => [
				action,
				`${costs[action].node.toFixed(2)} ms`,
				`${costs[action].postgres.toFixed(2)} ms`,
			]),
			["an idle server, a second", `${idle.node.toFixed(1)} ms`, `${idle.postgres.toFixed(1)} ms`],
			...tables(costs, sizes),
		],
	};
}
