import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { consistencyViolations } from "../setup/consistency-violations.ts";
import { type Installation, makeInstallation } from "./support/installation.ts";
import { type RunningServer, startServer } from "./support/server.ts";
import { withClient } from "./support/sql.ts";
import { isLong, until } from "./support/wait.ts";

/** A browser that keeps its cookie, for any server of the installation. */
function openBrowser() {
	let cookie = "";
	return async (server: RunningServer, path: string, body?: unknown) => {
		const origin = `http://localhost:${server.port}`;
		const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
			method: body === undefined ? "GET" : "POST",
			headers: { origin, cookie, "content-type": "application/json", host: `localhost:${server.port}` },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
		const text = await response.text();
		return { status: response.status, body: text === "" ? null : JSON.parse(text) };
	};
}

const person = {
	firstName: "Ada",
	lastName: "Byron",
	email: "ada@example.org",
	password: "a long enough secret",
	role: "student",
	ageBand: "18plus",
	locale: "en",
};

/** Signs up and subscribes; a simulated payment may fail. */
async function becomePremium(server: RunningServer) {
	const browse = openBrowser();
	assert.equal((await browse(server, "/api/account/sign-up", person)).status, 200);
	assert.equal((await browse(server, "/api/account/sign-in", person)).status, 200);
	await until(
		"the plan",
		60,
		async () => (await browse(server, "/api/subscription", { locale: null })).status === 200,
	);
	return browse;
}

const ask = ({ data }: Installation, sql: string) =>
	withClient(data, async (client) => (await client.query(sql)).rows);

/** The simulated bank decides after a second and a half: kills happen before, around and after. */
const delays = [0, 60, 700, 1_450, 1_500, 1_520, 1_540, 1_580, 1_700];

// An unpaid time is released after a minute: the short form of this test is
// src/server/consultations/server-crash.database.test.ts, with a clock of its own.
if (isLong) {
	describe("kill -9 during a booking", () => {
		test("a paid booking is confirmed or nothing is left, within about a minute", async () => {
			await using installation = makeInstallation();
			await using first = await startServer(installation);
			await first.ready();
			const browse = await becomePremium(first);
			first.process.kill("SIGKILL");
			await first.ended();
			for (const milliseconds of delays) {
				await using server = await startServer(installation);
				await server.ready();
				const { researchers } = (await browse(server, "/api/researchers/en")).body;
				const [slot] = researchers[0].slots.filter(
					({ durations }: { durations: string[] }) => durations.length > 1,
				);
				const request = {
					idempotencyKey: randomUUID(),
					researcherId: researchers[0].id,
					startsAt: slot.startsAt,
					duration: "60min",
					locale: "en",
					visitorZone: "Asia/Kolkata",
				};
				const booking = browse(server, "/api/appointments", request).catch(() => null);
				await pause(milliseconds);
				server.process.kill("SIGKILL");
				await server.ended();
				await booking;
				await using next = await startServer(installation);
				await next.ready();
				await until("everything to be settled", 150, async () => {
					const open = await ask(
						installation,
						"SELECT 1 FROM payment WHERE state IN ('open', 'refunding') AND purpose = 'consultation'",
					);
					return open.length === 0;
				});
				assert.deepEqual(await consistencyViolations((sql) => ask(installation, sql)), {});
				next.process.kill("SIGTERM");
				await next.ended();
			}
		});
	});
}
