import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { runningDatabase } from "../../../src/server/platform/db/running.ts";
import { makeInstallation } from "../../faults/support/installation.ts";
import { freePort } from "../../faults/support/ports.ts";
import { repository, startServer } from "../../faults/support/server.ts";
import { expect } from "./page-test.ts";

/** The join code of the institution whose teachers the school's log-in makes. */
const code = "CDFGHJ";

/** A server with a school's log-in, whose clock a test sets: years pass between two steps. */
export interface ClockedSchool extends AsyncDisposable {
	readonly baseURL: string;
	/** Sets the clock of the server and of the school's log-in, as if the server had run until then. */
	readonly setClock: (instant: string) => Promise<void>;
	/** Gives the only institution the code of the setting. */
	readonly giveCode: () => Promise<void>;
	/** Enqueues a periodic job of the product, which works within seconds. */
	readonly runJob: (name: string) => Promise<void>;
	/** How many mails of a kind were written. Old ones leave the outbox: they count if an earlier question saw them. */
	readonly countMails: (kind: string) => Promise<number>;
}

/** Starts it with an empty database. */
export async function startClockedSchool(): Promise<ClockedSchool> {
	const installation = makeInstallation();
	const clockPort = await freePort();
	const server = await startServer(installation, {
		command: [process.execPath, join(import.meta.dirname, "clocked-server.ts")],
		environment: {
			SITE_DIR: join(repository, "build", "client"),
			TMPDIR: installation.folder,
			CLOCK_PORT: String(clockPort),
			INSTITUTION_CODE: code,
		},
	});
	await server.ready();
	const mails = new Set<string>();
	const database = () => ({ connectionString: runningDatabase(installation.data, repository) ?? "" });
	const write = async (statement: string, value: string) => {
		const client = new pg.Client(database());
		await client.connect();
		await client.query(statement, [value]);
		await client.end();
	};
	return {
		baseURL: `http://localhost:${server.port}`,
		setClock: async (instant) => {
			const set = await fetch(`http://127.0.0.1:${clockPort}/${encodeURIComponent(instant)}`);
			expect((await set.text()).slice(0, 10)).toBe(instant.slice(0, 10));
			// A server that saw every day pass believes its clock; one that sees a jump erases nothing for a day.
			await write("UPDATE installation SET clock_believed_at = $1, clock_doubted_at = NULL", instant);
		},
		giveCode: () => write("UPDATE institution SET code = $1", code),
		runJob: async (name) => {
			const jobs = new PgBoss({
				...database(),
				schema: "jobs",
				supervise: false,
				schedule: false,
				migrate: false,
			});
			await jobs.start();
			await jobs.send(name, {});
			await jobs.stop();
		},
		countMails: async (kind) => {
			for (const name of await readdir(join(installation.data, "outbox")).catch(() => [])) mails.add(name);
			return [...mails].filter((name) => name.endsWith(".eml") && name.includes(`-${kind}-`)).length;
		},
		[Symbol.asyncDispose]: async () => {
			await server[Symbol.asyncDispose]();
			await installation[Symbol.asyncDispose]();
		},
	};
}
