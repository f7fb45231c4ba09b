import { SSEStreamingApi } from "hono/streaming";
import type { EventStream, StreamEvent } from "#contract/route.ts";
import { minuteMs } from "#domain/shared/units.ts";

/** The interval of heartbeats, in milliseconds: a reader without one for longer reconnects. */
const heartbeatMs = 2_000;
/** The reconnection delay after a broken stream, in milliseconds, which browsers follow. */
const retryMs = 1_000;
/** The reconnections after a stop spread over so many milliseconds. */
const reconnectSpreadMs = 2_000;
/** The maximum duration of a stream, in milliseconds: afterwards the reader has to be authorized again. */
const maxDurationMs = 5 * minuteMs;

/** Access is checked before each event, and at this interval, in milliseconds. */
const accessCheckMs = 10_000;

/** The maximum number of concurrent streams: in all, of one account and of one network (a school). */
export const maxStreams = { ofAll: 400, ofOneAccount: 8, ofOneNetwork: 200 };

/** The request that opens a stream. */
interface Opening {
	readonly accountId: string | null;
	readonly network: string;
	/** Whether the session of the request still exists: a stream must not outlast it. */
	readonly isAllowed: () => Promise<boolean>;
	/** Whether it is a HEAD request. */
	readonly isHeadOnly: boolean;
	/** The declared fields of an event; undefined when it violates the contract. */
	readonly declared: (data: unknown) => unknown;
}

/** The open event streams of this server. */
export interface EventStreams {
	/**
	 * Responds with a stream; undefined when there are too many. In a full server the newest stream of the account with
	 * most gives way to an account that has none.
	 */
	readonly open: (stream: EventStream, opening: Opening) => Response | undefined;
	/** The number of open streams. */
	readonly count: () => number;
	/** Asks the reader of each stream to reconnect at a moment of the next seconds, and ends it. */
	readonly endAll: () => void;
}

const headers = {
	"content-type": "text/event-stream",
	"cache-control": "no-store, no-transform",
	// Asks nginx and similar proxies not to buffer.
	"x-accel-buffering": "no",
};

/** Its name on the wire is "beat". */
const heartbeat = { event: "beat", data: "", retry: retryMs };

/** A stream of events as a response body, with the function that ends it. */
function openStream(
	stream: EventStream,
	{ declared, isAllowed }: Pick<Opening, "declared" | "isAllowed">,
	onEnd: () => void,
) {
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const wire = new SSEStreamingApi(writable, readable);
	let latest: StreamEvent | undefined;
	let isWriting = false;
	/** Ends the stream, and returns false, when its session is gone. */
	const checkAccess = async (): Promise<boolean> => {
		const may = await isAllowed().catch(() => false);
		if (!may) end();
		return may;
	};
	/** Writes the latest event, one at a time: a slow reader skips events instead of queueing them. */
	const write = async (isHeartbeat: boolean) => {
		if (isWriting) return;
		isWriting = true;
		if (isHeartbeat) await wire.writeSSE(heartbeat);
		while (latest !== undefined) {
			if (!(await checkAccess())) return;
			const { id, data } = latest;
			latest = undefined;
			const payload = declared(data);
			if (payload !== undefined) await wire.writeSSE({ id, data: JSON.stringify(payload) });
		}
		isWriting = false;
	};
	let isOver = false;
	/** With a delay, the reader reconnects after so many milliseconds instead of `retryMs`. */
	const end = (reconnectAfterMs?: number) => {
		if (isOver) return;
		isOver = true;
		clearInterval(heartbeats);
		clearInterval(checks);
		clearTimeout(deadline);
		unsubscribe();
		onEnd();
		const goodbye =
			reconnectAfterMs === undefined
				? Promise.resolve()
				: wire.writeSSE({ ...heartbeat, retry: reconnectAfterMs });
		void goodbye.finally(() => wire.close());
	};
	wire.onAbort(() => end());
	const heartbeats = setInterval(() => void write(true), heartbeatMs);
	const checks = setInterval(() => void checkAccess(), accessCheckMs);
	const deadline = setTimeout(() => end(), maxDurationMs);
	for (const timer of [heartbeats, checks, deadline]) timer.unref();
	let unsubscribe = () => {};
	void write(true);
	unsubscribe = stream({
		send: (event) => {
			latest = event;
			void write(false);
		},
		end: () => end(),
	});
	return { body: wire.responseReadable, end };
}

/** The event streams of one server. */
export function createEventStreams(maxOfAll = maxStreams.ofAll): EventStreams {
	const open = new Map<(reconnectAfterMs?: number) => void, Pick<Opening, "accountId" | "network">>();
	const countOf = (fits: (one: Pick<Opening, "accountId" | "network">) => boolean): number =>
		[...open.values()].filter(fits).length;
	const ofAccount = (accountId: string | null): number =>
		accountId === null ? 0 : countOf((one) => one.accountId === accountId);

	/** Ends the newest stream of the account with most; false when no account has several. */
	const makeRoom = (): boolean => {
		const newestFirst = [...open].reverse();
		const [most] = newestFirst.toSorted(
			([, one], [, other]) => ofAccount(other.accountId) - ofAccount(one.accountId),
		);
		if (most === undefined || ofAccount(most[1].accountId) < 2) return false;
		most[0]();
		return true;
	};

	return {
		open: (stream, opening) => {
			const { accountId, network, isHeadOnly } = opening;
			if (isHeadOnly) return new Response(null, { headers });
			const own = ofAccount(accountId);
			if (own >= maxStreams.ofOneAccount) return undefined;
			if (countOf((one) => one.network === network) >= maxStreams.ofOneNetwork && own > 0) return undefined;
			const isFull = open.size >= maxOfAll;
			if (isFull && (own > 0 || !makeRoom())) return undefined;
			const opened = openStream(stream, opening, () => open.delete(opened.end));
			open.set(opened.end, { accountId, network });
			return new Response(opened.body, { headers });
		},
		count: () => open.size,
		endAll: () => {
			const all = [...open.keys()];
			for (const [index, end] of all.entries())
				end(retryMs + Math.round((reconnectSpreadMs * index) / all.length));
		},
	};
}
