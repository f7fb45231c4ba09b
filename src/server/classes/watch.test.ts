import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createClassWatch } from "./watch.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** An open wall whose page cannot be read: each read is a line of the log. */
function openWall() {
	let isReceiving = true;
	let hear = (_classId: string | null) => {};
	const reads: string[] = [];
	const away = () => {
		throw new Error("away");
	};
	const { stream } = createClassWatch(
		{
			queries: away,
			transaction: away,
			listen: (_channel, onPayload) => {
				hear = onPayload;
				return { isReceiving: () => isReceiving };
			},
		},
		{ warn: (event) => void reads.push(event) },
		() => new Date("2026-11-24T10:00:00Z"),
	);
	stream({ accountId: "teacher", classId: "year 10" }, null)({ send: () => {}, end: () => {} });
	const readsIn = async (seconds: number): Promise<number> => {
		const before = reads.length;
		await vi.advanceTimersByTimeAsync(seconds * 1_000);
		return reads.length - before;
	};
	return {
		readsIn,
		receive: (isNow: boolean) => {
			isReceiving = isNow;
		},
		notify: () => hear("year 10"),
	};
}

it("a quiet wall is read once a minute while notifications arrive, and every ten seconds while none can", async () => {
	const { readsIn, receive } = openWall();
	expect(await readsIn(0)).toBe(1);
	expect(await readsIn(180)).toBe(3);
	receive(false);
	expect(await readsIn(60)).toBe(6);
	receive(true);
	expect(await readsIn(50)).toBe(0);
});

it("a notification of the class is followed by a read at once, and the quiet minute starts again", async () => {
	const { readsIn, notify } = openWall();
	await readsIn(50);
	notify();
	expect(await readsIn(0)).toBe(1);
	expect(await readsIn(50)).toBe(0);
	expect(await readsIn(10)).toBe(1);
});
