import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { describeError, type Log } from "../log.ts";
import { leave } from "./leave.ts";

interface Listening {
	/** The client settings of the primary. */
	readonly connection: () => ClientConfig;
	/** Calls back when open connections lead nowhere; returns the function that ends this. */
	readonly onLost: (lost: () => void) => () => void;
	readonly channel: string;
	readonly hear: (payload: string | null) => void;
	/** Called with true once notifications arrive, and with false when the connection is lost. */
	readonly onReceiving: (isReceiving: boolean) => void;
	readonly log: Pick<Log, "warn">;
	readonly signal: AbortSignal;
}

const retryMs = 1_000;
/** Begins the payload of a notification that a listener sends itself. */
const probePrefix = "probe ";

/** One listening connection until it is lost. Rejects when it can't connect. */
async function listenOnce(listening: Listening): Promise<void> {
	const { connection, onLost, channel, hear, onReceiving, signal } = listening;
	const client = new Client({ ...connection(), keepAlive: true });
	let forget = () => {};
	const lost = new Promise<void>((resolve) => {
		for (const event of ["error", "end"] as const) client.on(event, () => resolve());
		signal.addEventListener("abort", () => resolve(), { once: true });
		forget = onLost(resolve);
	});
	try {
		const probe = probePrefix + randomUUID();
		client.on("notification", ({ payload }) => {
			if (payload === probe) onReceiving(true);
			else if (!payload?.startsWith(probePrefix)) hear(payload ?? null);
		});
		await client.connect();
		const name = client.escapeIdentifier(channel);
		// Some poolers and engines accept LISTEN and never notify: only a notification to itself shows that others arrive.
		await client.query(`LISTEN ${name}; NOTIFY ${name}, ${client.escapeLiteral(probe)}`);
		hear(null);
		await lost;
	} finally {
		onReceiving(false);
		forget();
		await leave(client);
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
