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

/** A stream whose reader the test holds. */
function somebody() {
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

it("says at once that it lives and when to come back, then each event with its id", async () => {
	const streams = createEventStreams();
	const { stream, send } = somebody();
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

it("keeps nothing in a queue: who reads slowly gets the latest, and nothing that breaks the contract", async () => {
	const streams = createEventStreams();
	const { stream, send } = somebody();
	const next = textsOf(streams.open(stream, opening()));
	for (const id of ["a", "b", "c"]) send(id, id);
	await next();
	expect(await next()).toBe('data: "c"\nid: c\n\n');
	send("d", "broken");
	send("e", "e");
	expect(await next()).toContain("id: e");
	streams.endAll();
});

it("stops telling whoever has gone, and ends after five minutes so that the right to read is looked at again", async () => {
	const streams = createEventStreams();
	const gone = somebody();
	await streams.open(gone.stream, opening())?.body?.cancel();
	expect(gone.stopped).toHaveBeenCalledOnce();
	const long = somebody();
	streams.open(long.stream, opening());
	await vi.advanceTimersByTimeAsync(5 * 60_000);
	expect(long.stopped).toHaveBeenCalledOnce();
	expect(vi.getTimerCount()).toBe(0);
});

it("refuses more streams than one account or a server can have, until one ends", () => {
	const streams = createEventStreams();
	const own = somebody();
	for (let count = 0; count < 8; count += 1) expect(streams.open(own.stream, opening())).toBeDefined();
	expect(streams.open(own.stream, opening())).toBeUndefined();
	own.readers[0]?.end();
	expect(streams.open(own.stream, opening())).toBeDefined();
	for (let count = 8; count < 400; count += 1)
		expect(streams.open(somebody().stream, opening(`account ${count}`))).toBeDefined();
	expect(streams.open(somebody().stream, opening("another"))).toBeUndefined();
	streams.endAll();
	expect(own.stopped).toHaveBeenCalledTimes(9);
});

it("opens nothing for a request of the head alone", () => {
	const { stream, readers } = somebody();
	expect(createEventStreams().open(stream, opening("one", true))?.body).toBeNull();
	expect(readers).toEqual([]);
});
