import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StreamReader } from "#contract/route.ts";
import { createEventStreams } from "./event-streams.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const opening = (accountId: string | null = "one", isHeadOnly = false) => ({
	accountId,
	isHeadOnly,
	declared: (data: unknown) => (data === "broken" ? undefined : data),
});

/** A stream whose reader is controlled by the test. */
function controlledStream() {
	const readers: StreamReader[] = [];
	const stopped = vi.fn();
	const stream = (reader: StreamReader) => {
		readers.push(reader);
		return stopped;
	};
	return { stream, stopped, send: (id: string, data: unknown) => readers[0]?.send({ id, data }), readers };
}

const textsOf = (response: Response | undefined) => {
	const reader = response?.body?.getReader();
	const decoder = new TextDecoder();
	return async () => {
		const read = await reader?.read();
		return read === undefined || read.done ? null : decoder.decode(read.value);
	};
};

it("a stream sends a heartbeat and the retry delay first, then each event with its id", async () => {
	const streams = createEventStreams();
	const { stream, send } = controlledStream();
	const response = streams.open(stream, opening());
	expect(response?.headers.get("content-type")).toBe("text/event-stream");
	const next = textsOf(response);
	expect(await next()).toBe("event: beat\ndata: \nretry: 1000\n\n");
	send("a", { pupils: 1 });
	expect(await next()).toBe('data: {"pupils":1}\nid: a\n\n');
	await vi.advanceTimersByTimeAsync(2_000);
	expect(await next()).toContain("event: beat");
	streams.endAll();
	expect(await next()).toBeNull();
});

it("a slow reader gets the latest event only, and never one that violates the contract", async () => {
	const streams = createEventStreams();
	const { stream, send } = controlledStream();
	const next = textsOf(streams.open(stream, opening()));
	for (const id of ["a", "b", "c"]) send(id, id);
	await next();
	expect(await next()).toBe('data: "c"\nid: c\n\n');
	send("d", "broken");
	send("e", "e");
	expect(await next()).toContain("id: e");
	streams.endAll();
});

it("a stream stops for a closed reader, and ends after five minutes so that access is checked again", async () => {
	const streams = createEventStreams();
	const gone = controlledStream();
	await streams.open(gone.stream, opening())?.body?.cancel();
	expect(gone.stopped).toHaveBeenCalledOnce();
	const long = controlledStream();
	streams.open(long.stream, opening());
	await vi.advanceTimersByTimeAsync(5 * 60_000);
	expect(long.stopped).toHaveBeenCalledOnce();
	expect(vi.getTimerCount()).toBe(0);
});

it("streams above the limit of an account or the server are refused until one ends", () => {
	const streams = createEventStreams();
	const own = controlledStream();
	for (let count = 0; count < 8; count += 1) expect(streams.open(own.stream, opening())).toBeDefined();
	expect(streams.open(own.stream, opening())).toBeUndefined();
	own.readers[0]?.end();
	expect(streams.open(own.stream, opening())).toBeDefined();
	for (let count = 8; count < 400; count += 1)
		expect(streams.open(controlledStream().stream, opening(`account ${count}`))).toBeDefined();
	expect(streams.open(controlledStream().stream, opening("another"))).toBeUndefined();
	streams.endAll();
	expect(own.stopped).toHaveBeenCalledTimes(9);
});

it("a HEAD request opens no stream", () => {
	const { stream, readers } = controlledStream();
	expect(createEventStreams().open(stream, opening("one", true))?.body).toBeNull();
	expect(readers).toEqual([]);
});
