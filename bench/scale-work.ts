import { setTimeout as pause } from "node:timers/promises";
import type { LiveServer } from "../tests/setup/live-server.ts";
import type { Member } from "../tests/setup/many-people.ts";
import { familyTime, parentOf } from "./cpu-time.ts";
import type { BenchDatabase } from "./database.ts";
import type { Action, ActionCost } from "./scale-model.ts";
import type { ServerProcess } from "./server-process.ts";

/** Requests under way at once. */
const together = 8;
/** Six turns of ten seconds: each wall is read once in which nothing happens. */
const quietSeconds = 60;
/** Until every stream is open and its page was read. */
const openingSeconds = 4;

/** The signal that ends the streams of walls. */
export const wallsEnd = { current: new AbortController() };

/** A server with people and classes, whose processor time is measured. */
export interface Installation {
	readonly database: BenchDatabase;
	readonly server: ServerProcess;
	readonly client: Pick<LiveServer, "visitor">;
	readonly members: readonly Member[];
	/** The ids and codes of classes, each of a member of its own. */
	readonly classes: readonly { readonly id: string; readonly code: string; readonly teacher: Member }[];
}

/** The number of actions, and what each of them does. */
export type Work = readonly (() => Promise<unknown>)[];

/** Runs tasks, a few at a time. */
export const inTurns = async (tasks: readonly (() => Promise<unknown>)[]): Promise<void> => {
	const waiting = [...tasks];
	const work = async () => {
		for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await task();
	};
	await Promise.all(Array.from({ length: together }, work));
};

/** The processor time of `work` by both sides, in milliseconds for each of `count` actions. */
export async function costOf(
	{ server, database }: Installation,
	count: number,
	work: () => Promise<unknown>,
): Promise<ActionCost> {
	const [row] = await database.ask(
		"SELECT min(pid) AS pid FROM pg_stat_activity WHERE datname = current_database()",
	);
	const postmaster = parentOf(Number(row?.pid));
	const now = () => ({ node: familyTime(server.pid), postgres: familyTime(postmaster) });
	const before = now();
	await work();
	const after = now();
	return { node: (after.node - before.node) / count, postgres: (after.postgres - before.postgres) / count };
}

/** Opens the walls of all classes, and closes them after `work`. */
async function withWalls<Value>({ classes }: Installation, work: () => Promise<Value>): Promise<Value> {
	wallsEnd.current = new AbortController();
	let ended = 0;
	const streams = classes.map(({ id, teacher }) =>
		teacher.ask(`/api/classes/${id}/changes`).finally(() => {
			ended += 1;
		}),
	);
	const all = Promise.allSettled(streams);
	await pause(openingSeconds * 1_000);
	const result = await work();
	if (ended > 0) throw new Error("The walls did not stay open");
	wallsEnd.current.abort();
	await all;
	return result;
}

/** The cost of an open wall in a quiet minute, and what a join or a send costs more beside it. */
export async function wallCosts(
	installation: Installation,
	idleSecond: ActionCost,
	lively: Work,
	plain: ActionCost,
): Promise<Pick<Record<Action, ActionCost>, "wall, a minute" | "wall, read again">> {
	const minutes = (installation.classes.length * quietSeconds) / 60;
	const [quiet, beside] = await withWalls(installation, async () => [
		await costOf(installation, minutes, () => pause(quietSeconds * 1_000)),
		await costOf(installation, lively.length, () => inTurns(lively)),
	]);
	const less = (cost: ActionCost | undefined, other: ActionCost): ActionCost => ({
		node: Math.max(0, (cost?.node ?? 0) - other.node),
		postgres: Math.max(0, (cost?.postgres ?? 0) - other.postgres),
	});
	const idleShare = quietSeconds / minutes;
	return {
		"wall, a minute": less(quiet, {
			node: idleSecond.node * idleShare,
			postgres: idleSecond.postgres * idleShare,
		}),
		"wall, read again": less(beside, plain),
	};
}
