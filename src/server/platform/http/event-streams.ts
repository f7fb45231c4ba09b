import { SSEStreamingApi } from "hono/streaming";
import type { EventStream, StreamEvent } from "#contract/route.ts";

/** So often a reader hears that the stream lives, in milliseconds: one that hears nothing for longer asks anew. */
const beatEveryMs = 2_000;
/** How soon a reader whose stream broke comes back, in milliseconds; browsers keep to it. */
const returnAfterMs = 1_000;
/** A stream ends after so long, in milliseconds: who reads has to show again that they may. */
const longestMs = 5 * 60_000;

/** How many streams there may be at once, in all and of one account. */
const most = { ofAll: 400, ofOneAccount: 8 };

/** What is known of who opens a stream. */
interface Opening {
	readonly accountId: string | null;
	/** Only the head of the answer was asked for. */
	readonly isHeadOnly: boolean;
	/** What of an event the contract declares; undefined when it breaks the contract. */
	readonly declared: (data: unknown) => unknown;
}

/** The streams of events that this server is telling. */
export interface EventStreams {
	/** Answers with a stream; undefined when there are too many. */
	readonly open: (stream: EventStream, opening: Opening) => Response | undefined;
	/** Ends them all, so that the server can stop. */
	readonly endAll: () => void;
}

const headers = {
	"content-type": "text/event-stream",
	"cache-control": "no-store, no-transform",
	// Asks nginx and its kin not to hold back what has come.
	"x-accel-buffering": "no",
};

const beat = { event: "beat", data: "", retry: returnAfterMs };

/** Tells one reader; what it gives back ends it. */
function tell(stream: EventStream, declared: Opening["declared"], onEnd: () => void) {
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const wire = new SSEStreamingApi(writable, readable);
	let latest: StreamEvent | undefined;
	let isWriting = false;
	/** Writes what is latest, one thing at a time: a reader who is slow gets the latest, not a queue. */
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

/** The streams of one server. */
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
