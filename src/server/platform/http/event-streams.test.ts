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
	network: `network of ${accountId}`,
	isAllowed: async () => true,
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
	expect(await next()).toContain("retry: 1000");
	expect(await next()).toBeNull();
});

it("a server that stops asks its readers to reconnect at different moments", async () => {
	const streams = createEventStreams();
	const readers = ["one", "two", "three", "four"].map((account) => {
		return textsOf(streams.open(controlledStream().stream, opening(account)));
	});
	for (const next of readers) await next();
	streams.endAll();
	const goodbyes = await Promise.all(readers.map((next) => next()));
	expect(goodbyes.map((text) => /retry: (\d+)/.exec(text ?? "")?.[1])).toEqual([
		"1000",
		"1500",
		"2000",
		"2500",
	]);
	expect(await Promise.all(readers.map((next) => next()))).toEqual([null, null, null, null]);
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
	expect(streams.open(own.stream, opening())).toBeUndefined();
	expect(streams.open(controlledStream().stream, opening("account 9"))).toBeUndefined();
	streams.endAll();
	expect(own.stopped).toHaveBeenCalledTimes(9);
});

it("in a full server the newest stream of an account with several gives way to an account without any", () => {
	const streams = createEventStreams();
	const many = Array.from({ length: 50 }, (_, account) =>
		Array.from({ length: 8 }, () => {
			const each = controlledStream();
			streams.open(each.stream, opening(`account ${account}`));
			return each;
		}),
	);
	for (let teacher = 0; teacher < 350; teacher += 1)
		expect(streams.open(controlledStream().stream, opening(`teacher ${teacher}`))).toBeDefined();
	for (const own of many)
		expect(own.map(({ stopped }) => stopped.mock.calls.length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
	// Each account has one now: the server is full.
	expect(streams.open(controlledStream().stream, opening("one more"))).toBeUndefined();
	streams.endAll();
});

it("a network above its share opens first streams of accounts only", () => {
	const streams = createEventStreams();
	const inSchool = (accountId: string) => ({ ...opening(accountId), network: "school" });
	for (let count = 0; count < 200; count += 1)
		streams.open(controlledStream().stream, inSchool(`account ${Math.floor(count / 2)}`));
	expect(streams.open(controlledStream().stream, inSchool("account 1"))).toBeUndefined();
	expect(streams.open(controlledStream().stream, inSchool("a teacher"))).toBeDefined();
	expect(streams.open(controlledStream().stream, opening("account 1"))).toBeDefined();
	streams.endAll();
});

it("a stream ends before the next event, and within ten seconds without one, once its session is gone", async () => {
	const streams = createEventStreams();
	let isOpen = true;
	const isAllowed = async () => isOpen;
	const busy = controlledStream();
	const next = textsOf(streams.open(busy.stream, { ...opening(), isAllowed }));
	expect(await next()).toContain("event: beat");
	busy.send("a", { pupils: 1 });
	expect(await next()).toContain("id: a");
	const quiet = controlledStream();
	await streams
		.open(quiet.stream, { ...opening(), isAllowed })
		?.body?.getReader()
		.read();
	isOpen = false;
	busy.send("b", { pupils: 2 });
	expect(await next()).toBeNull();
	expect(busy.stopped).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(quiet.stopped).toHaveBeenCalledOnce();
});

it("a HEAD request opens no stream", () => {
	const { stream, readers } = controlledStream();
	expect(createEventStreams().open(stream, opening("one", true))?.body).toBeNull();
	expect(readers).toEqual([]);
});
