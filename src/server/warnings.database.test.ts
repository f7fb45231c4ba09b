import { afterEach, expect, it } from "vitest";
import { prepareDatabase } from "../../tests/setup/database.ts";
import { createServices } from "./compose.ts";
import { createLog } from "./platform/log.ts";
import { createPasswords } from "./platform/session/passwords.ts";

const test = prepareDatabase();
let lines: string[] = [];
afterEach(() => {
	lines = [];
});

/** Starts and stops the jobs of a server with this public address; returns the warnings of its log. */
async function warningsAtStart(publicUrl: string): Promise<string[]> {
	const services = createServices({
		settings: {
			publicUrl,
			meetingUrl: "https://meet.example/",
			smtpUrl: undefined,
			mailFrom: "Spectra <a@b.example>",
			dataDirectory: undefined,
			contactEmail: undefined,
			trustedProxies: 0,
		},
		database: test.database,
		log: createLog("warn", (line) => lines.push(line), Date.now),
		now: () => new Date(),
		elapsed: () => performance.now(),
		isReady: test.database.isReady,
		passwords: createPasswords({ N: 16, r: 8, p: 1 }, { atOnce: 4, waiting: 100 }),
		transport: { isReal: false, send: async () => {} },
	});
	await services.startJobs();
	await services.stopJobs();
	return lines;
}

it("an https site that is only half set up is warned about in the log (security 13)", async () => {
	const said = (await warningsAtStart("https://spectra.example")).join("");
	expect(said).toContain("payments are simulated on a site with https");
	expect(said).toContain("SMTP_URL is not set on a site with https");
	expect(said).toContain("TRUSTED_PROXIES is 0 on a site with https");
});

it("a trial installation has no warnings", async () => {
	expect(await warningsAtStart("http://localhost:3000")).toEqual([]);
});
