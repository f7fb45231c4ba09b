import type { Client, PoolClient } from "pg";

/** The time that a host has to confirm the end of a connection, in milliseconds. */
const confirmWithinMs = 1_000;

/** The socket of a client, which the driver's types omit. */
const streamOf = (client: Client | PoolClient): { destroy: (error?: Error) => void } | undefined =>
	(client as { connection?: { stream?: { destroy: (error?: Error) => void } } }).connection?.stream;

/** Breaks a connection at once: its query fails with the error. */
export const breakOff = (client: Client | PoolClient, error?: Error): void =>
	streamOf(client)?.destroy(error);

/**
 * Ends a connection, and breaks it off where its host does not confirm the end within a second: a silent host never does. Never
 * rejects.
 */
export async function leave(client: Client): Promise<void> {
	const timer = setTimeout(() => breakOff(client), confirmWithinMs);
	await client.end().catch(() => {});
	clearTimeout(timer);
}
