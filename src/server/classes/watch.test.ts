import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ClassPage } from "#contract/classes.ts";
import { maxWaitMs } from "#domain/classes/groups.ts";
import { createClassWatch } from "./watch.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** The part of a page that decides how often it is read. */
type Waiting = Pick<ClassPage, "waiting" | "untilFull">;

/** An open wall over a page that a test supplies. */
function openWall(page: () => Waiting = () => ({ waiting: 0, untilFull: 5 })) {
	let isReceiving = true;
	let hear = (_classId: string | null) => {};
	const reads: string[] = [];
	const seen: Waiting[] = [];
	const { stream } = createClassWatch(
		{
			listen: (_channel, onPayload) => {
				hear = onPayload;
				return { isReceiving: () => isReceiving };
			},
		},
		async ({ classId }) => {
			// As a database would, it responds later.
			await Promise.resolve();
			reads.push(classId);
			return page() as ClassPage;
		},
		{ warn: () => {} },
	);
	stream(
		{ accountId: "teacher", classId: "year 10" },
		null,
	)({ send: ({ data }) => void seen.push(data), end: () => {} });
	const readsIn = async (seconds: number): Promise<number> => {
		const before = reads.length;
		await vi.advanceTimersByTimeAsync(seconds * 1_000);
		return reads.length - before;
	};
	return {
		readsIn,
		seen,
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

it("a full group that waits for the last pupils enters at the next turn after its time, with no notification", async () => {
	vi.setSystemTime(new Date("2026-11-24T10:00:00Z"));
	let endsAt = Number.POSITIVE_INFINITY;
	const page = () => (Date.now() < endsAt ? { waiting: 15, untilFull: 0 } : { waiting: 0, untilFull: 5 });
	const { readsIn, notify, seen } = openWall(page);
	await readsIn(47);
	// The last result is sent.
	endsAt = Date.now() + maxWaitMs;
	notify();
	await readsIn(maxWaitMs / 1_000 - 1);
	expect(seen.at(-1)).toEqual({ waiting: 15, untilFull: 0 });
	await readsIn(11);
	expect(seen.at(-1)).toEqual({ waiting: 0, untilFull: 5 });
	// The wall is quiet again.
	expect(await readsIn(60)).toBe(1);
});
