import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { root } from "#server/env.ts";
import { createDatabase } from "#server/platform/db/database.ts";
import { startEmbedded } from "#server/platform/db/embedded.ts";
import { createLog } from "#server/platform/log.ts";
import { consistencyViolations } from "../tests/setup/consistency-violations.ts";
import { createLiveServer } from "../tests/setup/live-server.ts";
import { createManyPeople } from "../tests/setup/many-people.ts";
import { median, type Part } from "./figure.ts";

const clients = 200;
const roundCount = 5;
const maxRatio = 1.5;

/** The statements of one connection, with their values, in the order of their answers. */
interface Asked {
	readonly connection: object;
	readonly name: string | undefined;
	readonly text: string;
	readonly values: unknown[];
}

type Query = (...words: unknown[]) => Promise<unknown>;

/** Records the statements of all connections during `work`. */
async function recorded(work: () => Promise<void>): Promise<Asked[]> {
	const asked: Asked[] = [];
	const prototype = pg.Client.prototype as unknown as { query: Query };
	const original = prototype.query;
	prototype.query = function (this: object, ...words: unknown[]) {
		const [first, values] = words as [string | { name?: string; text: string; values?: unknown[] }, unknown];
		const { name, text } = typeof first === "string" ? { name: undefined, text: first } : first;
		const given = Array.isArray(values) ? values : typeof first === "string" ? [] : (first.values ?? []);
		const note = () => asked.push({ connection: this, name, text, values: given });
		// A pool queries with a callback, a transaction with a promise.
		const callback = words.at(-1);
		if (typeof callback === "function") {
			const noted = (...outcome: unknown[]) => {
				if (!outcome[0]) note();
				callback(...outcome);
			};
			return original.apply(this, [...words.slice(0, -1), noted]);
		}
		const answer = original.apply(this, words);
		answer.then(note, () => {});
		return answer;
	};
	try {
		await work();
	} finally {
		prototype.query = original;
	}
	return asked;
}

/** The same statements in an order that one connection can run: each transaction whole, in the order of their ends. */
function inTurn(asked: readonly Asked[]): Asked[] {
	const open = new Map<object, Asked[]>();
	return asked.flatMap((one) => {
		const started = open.get(one.connection);
		if (one.text === "BEGIN") {
			open.set(one.connection, [one]);
			return [];
		}
		if (started === undefined) return [one];
		started.push(one);
		if (one.text !== "COMMIT" && one.text !== "ROLLBACK") return [];
		open.delete(one.connection);
		return one.text === "COMMIT" ? started : [];
	});
}

/**
 * Two hundred people book at once, each another time, over the whole server except its port. The baseline runs the same SQL
 * in a plain loop on one connection of the same database, in the same run.
 */
export async function measureBooking(): Promise<Part> {
	const folder = mkdtempSync(join(tmpdir(), "spectra-bench-"));
	chmodSync(folder, 0o711);
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const embedded = await startEmbedded(join(folder, "data"), root, log);
	try {
		const { user, host, password, database: name } = embedded.connection;
		const databaseUrl = `postgresql://${user}:${password}@localhost:5432/${name}?host=${encodeURIComponent(host)}`;
		const database = createDatabase({ databaseUrl, dataDirectory: undefined, repository: root }, log);
		await database.start();
		const ask = async (sql: string, values?: unknown[]) =>
			(await database.run(sql, values)).rows as Record<string, unknown>[];
		const server = createLiveServer({ database, ask });
		await server.services.prepare();
		const members = await createManyPeople({ database, ask }, server, clients);
		const client = new pg.Client({ connectionString: databaseUrl });
		await client.connect();

		const people: number[] = [];
		const loop: number[] = [];
		// The first round warms both up.
		for (let round = 0; round <= roundCount; round += 1) {
			await client.query(
				"TRUNCATE appointment_hold, payment, simulated_payment, rate_limit, mail_outbox CASCADE",
			);

			const { researchers } = (await server.visitor().ask("/api/researchers/en")).body;
			const times = researchers.flatMap((one: { id: string; slots: { startsAt: string }[] }) =>
				one.slots
					.filter((_, at) => at % 2 === 0)
					.map(({ startsAt }) => ({ researcherId: one.id, startsAt, duration: "30min" })),
			);
			const requests = members.map((_, number) => ({
				...times[number],
				idempotencyKey: crypto.randomUUID(),
				locale: "en",
				visitorZone: "Europe/Paris",
			}));
			let took = 0;
			const asked = await recorded(async () => {
				const began = performance.now();
				const answers = await Promise.all(
					members.map((member, number) => member.ask("/api/appointments", requests[number])),
				);
				took = performance.now() - began;
				const refused = answers.find(({ status }) => status !== 200);
				if (refused !== undefined) throw new Error(`Not booked: ${JSON.stringify(refused.body)}`);
			});
			const wrong = await consistencyViolations(ask);
			if (Object.keys(wrong).length > 0) throw new Error(`Unsound: ${JSON.stringify(wrong)}`);
			await client.query(
				"TRUNCATE appointment_hold, payment, simulated_payment, rate_limit, mail_outbox CASCADE",
			);
			const questions = inTurn(asked);
			const began = performance.now();
			for (const { name, text, values } of questions) await client.query({ name, text, values });
			const looped = performance.now() - began;
			const [booked] = await ask("SELECT count(*)::int AS n FROM appointment");
			if (booked?.n !== clients) throw new Error(`The loop booked ${booked?.n}`);
			if (round === 0) continue;
			people.push(took);
			loop.push(looped);
		}
		await client.end();
		await database.stop();
		return {
			title: `${clients} people book at once`,
			figures: [
				{
					name: `All of them, each another time; median of ${roundCount}`,
					value: median(people),
					unit: "ms",
					baseline: { name: "the same SQL in a plain loop", value: median(loop) },
					budget: { of: "ratio", most: maxRatio },
				},
			],
		};
	} finally {
		await embedded.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
