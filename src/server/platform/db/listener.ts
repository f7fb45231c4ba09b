import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { describeError, type Log } from "../log.ts";

interface Listening {
	readonly connection: ClientConfig;
	readonly channel: string;
	readonly hear: (payload: string | null) => void;
	readonly log: Pick<Log, "warn">;
	readonly signal: AbortSignal;
}

const retryMs = 1_000;

/** One listening connection until it is lost. Rejects when it can't connect. */
async function listenOnce({ connection, channel, hear, signal }: Listening): Promise<void> {
	const client = new Client({ ...connection, keepAlive: true });
	const lost = new Promise<void>((resolve) => {
		for (const event of ["error", "end"] as const) client.on(event, () => resolve());
		signal.addEventListener("abort", () => resolve(), { once: true });
	});
	try {
		client.on("notification", ({ payload }) => hear(payload ?? null));
		await client.connect();
		await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
		hear(null);
		await lost;
	} finally {
		await client.end().catch(() => {});
	}
}

/**
 * Receives every notification on a channel until `signal` aborts. A lost connection is replaced within about
 * a second of the database answering again; each new one emits null first, because notifications in between
 * are lost. Never rejects.
 */
export async function keepListening(listening: Listening): Promise<void> {
	const { log, signal } = listening;
	while (!signal.aborted) {
		await listenOnce(listening).catch((error: unknown) => {
			if (!signal.aborted) log.warn("not listening to the database", describeError(error));
		});
		await pause(retryMs, undefined, { signal, ref: false }).catch(() => {});
	}
}
