import { SSEStreamingApi } from "hono/streaming";
import type { EventStream, StreamEvent } from "#contract/route.ts";

/** The interval of heartbeats, in milliseconds: a reader without one for longer reconnects. */
const beatEveryMs = 2_000;
/** The reconnection delay after a broken stream, in milliseconds, which browsers follow. */
const returnAfterMs = 1_000;
/** The maximum duration of a stream, in milliseconds: afterwards the reader has to be authorized again. */
const longestMs = 5 * 60_000;

/** The maximum number of concurrent streams, in all and of one account. */
const most = { ofAll: 400, ofOneAccount: 8 };

/** The request that opens a stream. */
interface Opening {
	readonly accountId: string | null;
	/** Whether it is a HEAD request. */
	readonly isHeadOnly: boolean;
	/** The declared fields of an event; undefined when it violates the contract. */
	readonly declared: (data: unknown) => unknown;
}

/** The open event streams of this server. */
export interface EventStreams {
	/** Responds with a stream; undefined when there are too many. */
	readonly open: (stream: EventStream, opening: Opening) => Response | undefined;
	/** Ends all streams, so that the server can stop. */
	readonly endAll: () => void;
}

const headers = {
	"content-type": "text/event-stream",
	"cache-control": "no-store, no-transform",
	// Asks nginx and similar proxies not to buffer.
	"x-accel-buffering": "no",
};

const beat = { event: "beat", data: "", retry: returnAfterMs };

/** Sends events to one listener; returns the function that unsubscribes it. */
function tell(stream: EventStream, declared: Opening["declared"], onEnd: () => void) {
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const wire = new SSEStreamingApi(writable, readable);
	let latest: StreamEvent | undefined;
	let isWriting = false;
	/** Writes the latest event, one at a time: a slow reader skips events instead of queueing them. */
	const write = async (isBeat: boolean) => {
		if (isWriting) return;
		isWriting = true;
		if (isBeat) await wire.writeSSE(beat);
		while (latest !== undefined) {
			const { id, data } = latest;
			latest = undefined;
			const leaving = declared(data);
			if (leaving !== undefined) await wire.writeSSE({ id, data: JSON.stringify(leaving) });
		}
		isWriting = false;
	};
	let isOver = false;
	const end = () => {
		if (isOver) return;
		isOver = true;
		clearInterval(beats);
		clearTimeout(longest);
		stopTelling();
		onEnd();
		void wire.close();
	};
	wire.onAbort(end);
	const beats = setInterval(() => void write(true), beatEveryMs);
	const longest = setTimeout(end, longestMs);
	for (const timer of [beats, longest]) timer.unref();
	let stopTelling = () => {};
	void write(true);
	stopTelling = stream({
		send: (event) => {
			latest = event;
			void write(false);
		},
		end,
	});
	return { body: wire.responseReadable, end };
}

/** The event streams of one server. */
export function createEventStreams(): EventStreams {
	const open = new Map<() => void, string | null>();
	return {
		open: (stream, { accountId, isHeadOnly, declared }) => {
			if (isHeadOnly) return new Response(null, { headers });
			const own = [...open.values()].filter((one) => one !== null && one === accountId).length;
			if (open.size >= most.ofAll || own >= most.ofOneAccount) return undefined;
			const told = tell(stream, declared, () => open.delete(told.end));
			open.set(told.end, accountId);
			return new Response(told.body, { headers });
		},
		endAll: () => {
			for (const end of [...open.keys()]) end();
		},
	};
}
