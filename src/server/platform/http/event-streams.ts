import { SSEStreamingApi } from "hono/streaming";
import type { EventStream, StreamEvent } from "#contract/route.ts";

/** The interval of heartbeats, in milliseconds: a reader without one for longer reconnects. */
const heartbeatMs = 2_000;
/** The reconnection delay after a broken stream, in milliseconds, which browsers follow. */
const retryMs = 1_000;
/** The maximum duration of a stream, in milliseconds: afterwards the reader has to be authorized again. */
const maxDurationMs = 5 * 60_000;

/** The maximum number of concurrent streams, in all and of one account. */
const maxStreams = { ofAll: 400, ofOneAccount: 8 };

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

/** Its name on the wire is "beat". */
const heartbeat = { event: "beat", data: "", retry: retryMs };

/** A stream of events as a response body, with the function that ends it. */
function openStream(stream: EventStream, declared: Opening["declared"], onEnd: () => void) {
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const wire = new SSEStreamingApi(writable, readable);
	let latest: StreamEvent | undefined;
	let isWriting = false;
	/** Writes the latest event, one at a time: a slow reader skips events instead of queueing them. */
	const write = async (isHeartbeat: boolean) => {
		if (isWriting) return;
		isWriting = true;
		if (isHeartbeat) await wire.writeSSE(heartbeat);
		while (latest !== undefined) {
			const { id, data } = latest;
			latest = undefined;
			const payload = declared(data);
			if (payload !== undefined) await wire.writeSSE({ id, data: JSON.stringify(payload) });
		}
		isWriting = false;
	};
	let isOver = false;
	const end = () => {
		if (isOver) return;
		isOver = true;
		clearInterval(heartbeats);
		clearTimeout(deadline);
		unsubscribe();
		onEnd();
		void wire.close();
	};
	wire.onAbort(end);
	const heartbeats = setInterval(() => void write(true), heartbeatMs);
	const deadline = setTimeout(end, maxDurationMs);
	for (const timer of [heartbeats, deadline]) timer.unref();
	let unsubscribe = () => {};
	void write(true);
	unsubscribe = stream({
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
			if (open.size >= maxStreams.ofAll || own >= maxStreams.ofOneAccount) return undefined;
			const opened = openStream(stream, declared, () => open.delete(opened.end));
			open.set(opened.end, accountId);
			return new Response(opened.body, { headers });
		},
		endAll: () => {
			for (const end of [...open.keys()]) end();
		},
	};
}
