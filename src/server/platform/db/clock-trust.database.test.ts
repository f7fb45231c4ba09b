import { beforeEach, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createLog } from "../log.ts";
import { clockMemoryOf, createClockTrust } from "./clock-trust.ts";

const test = prepareDatabase();
const right = "2027-03-01T10:00:00.000Z";
const lines: string[] = [];
const log = createLog("info", (line) => lines.push(line), Date.now);

/** One server, whose clock shows what the test sets. */
function serverAt(instant: string) {
	let present = instant;
	const isClockTrusted = createClockTrust(test.database, log, () => new Date(present));
	return {
		isClockTrusted,
		shows: (next: string) => {
			present = next;
			return isClockTrusted();
		},
	};
}

beforeEach(async () => {
	lines.length = 0;
	await test.ask("UPDATE installation SET clock_believed_at = NULL, clock_doubted_at = NULL");
});

describe("the clock's trust", () => {
	it("a clock is believed at first, and a jump is doubted until the clock is right, with one line each", async () => {
		const server = serverAt(right);
		expect(await server.shows(right)).toBe(true);
		for (const wrong of ["2037-03-01T10:00:00.000Z", "2037-03-01T10:01:00.000Z"])
			expect(await server.shows(wrong)).toBe(false);
		expect(await server.shows("2027-03-01T10:02:00.000Z")).toBe(true);
		expect(lines.map((line) => JSON.parse(line).level)).toEqual(["error", "info"]);
		expect(JSON.parse(lines[0] ?? "")).toMatchObject({ believed: right });
	});

	it("a server that starts after a jump doubts by what another has seen", async () => {
		expect(await serverAt(right).isClockTrusted()).toBe(true);
		expect(await serverAt("2037-03-01T10:00:00.000Z").isClockTrusted()).toBe(false);
		expect(await serverAt("2037-03-02T10:00:00.000Z").isClockTrusted()).toBe(true);
		expect(await clockMemoryOf(test.database.queries())).toEqual({
			believedAt: "2037-03-02T10:00:00.000Z",
			doubtedAt: null,
		});
	});

	it("the instant is written once an hour, not at each question", async () => {
		const server = serverAt(right);
		await server.shows(right);
		await server.shows("2027-03-01T10:59:00.000Z");
		expect((await clockMemoryOf(test.database.queries())).believedAt).toBe(right);
		await server.shows("2027-03-01T11:01:00.000Z");
		expect((await clockMemoryOf(test.database.queries())).believedAt).toBe("2027-03-01T11:01:00.000Z");
	});
});
