import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { marksWords } from "./scripts/lib/marked-words.ts";

// Other ports where two work trees are tested side by side on one machine.
const demoPort = Number(process.env.SPECTRA_E2E_PORT ?? 4301);
const livePort = demoPort + 1;
// Handed on to the tests, which read there what mails the live server wrote.
process.env.SPECTRA_E2E_DATA ??= join(tmpdir(), `spectra-e2e-${process.pid}`);
const dataDirectory = process.env.SPECTRA_E2E_DATA;
const isContinuous = process.env.CI === "true";
/** Every journey in both languages and sizes: `npm run journeys`. */
const isLong = process.env.SPECTRA_JOURNEYS === "long";
/** Pages whose words are marked, and the tests that read them: scripts/lib/marked-words.ts. */
const isMarked = marksWords();
const site = isMarked ? { SITE_DIR: join(import.meta.dirname, "build.marked", "client") } : {};

const chromium = {
	...(process.env.SPECTRA_CHROMIUM ? { executablePath: process.env.SPECTRA_CHROMIUM } : {}),
	args: [
		"--no-sandbox",
		"--disable-background-networking",
		"--disable-component-update",
		// Nobody looks on: without a process for pictures a page costs less.
		"--disable-gpu",
		"--disable-quic",
		// A page lives for seconds here: making its code fast takes longer than running it slowly (a ninth of the whole).
		"--js-flags=--no-opt --no-maglev --max-lazy",
	],
};

type Projects = NonNullable<PlaywrightTestConfig["projects"]>;

/** The journeys, by edition and size. */
const journeys: Projects = [
	{
		name: "demo-desktop",
		grepInvert: /@phone/,
		testDir: "tests/e2e/demo",
		use: { baseURL: `http://localhost:${demoPort}`, viewport: { width: 1280, height: 900 } },
	},
	{
		name: "demo-phone",
		// A journey is lived once; on a phone those whose layout differs there.
		...(isLong ? {} : { grep: /@phone|@sizes/ }),
		testDir: "tests/e2e/demo",
		use: {
			...devices["Pixel 7"],
			baseURL: `http://localhost:${demoPort}`,
			viewport: { width: 390, height: 844 },
		},
	},
	{
		name: "live",
		testDir: "tests/e2e/live",
		// What moves is the demonstration's to show; here the journeys are long enough.
		use: {
			baseURL: `http://localhost:${livePort}`,
			contextOptions: { reducedMotion: "reduce" },
			// What is not there after this time never comes: no journey has to wait for its own end to know.
			actionTimeout: 20_000,
		},
	},
];

const onMarkedPages: Projects = ["demo", "live"].map((edition) => ({
	name: `marked-${edition}`,
	testDir: `tests/e2e/marked/${edition}`,
	use: {
		baseURL: `http://localhost:${edition === "demo" ? demoPort : livePort}`,
		viewport: { width: 1280, height: 900 },
	},
}));

export default defineConfig({
	testDir: "tests/e2e",
	fullyParallel: true,
	// Pages wait as often as they work: three at once keep two cores busy.
	workers: 3,
	forbidOnly: isContinuous,
	// One more try in continuous integration only, and it is counted as flaky, so that it is seen.
	retries: isContinuous ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	outputDir: ".cache/e2e",
	use: {
		launchOptions: chromium,
		// A trace of every test would take as long as the test itself: `--trace on` makes one where it is wanted.
		trace: isContinuous ? "on-first-retry" : "off",
		locale: "en-GB",
		timezoneId: "Europe/Paris",
	},
	projects: isMarked ? onMarkedPages : journeys,
	webServer: [
		{
			command: "node scripts/demo.mjs",
			env: { PORT: String(demoPort), ...site },
			url: `http://localhost:${demoPort}/`,
			reuseExistingServer: !isContinuous && !isMarked,
			timeout: 120_000,
			// So that the server stops its database instead of leaving it behind.
			gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
		},
		{
			// As `npm start`, but for hashes and waits that take their time on purpose.
			command: "node tests/e2e/support/start-quick-server.mjs",
			// Everybody's first simulated payment is refused, and every later one goes well.
			env: { PORT: String(livePort), DATA_DIR: dataDirectory, SIMULATED_PAYMENTS: "refuse-first", ...site },
			url: `http://localhost:${livePort}/api/ready`,
			reuseExistingServer: !isContinuous && !isMarked,
			timeout: 120_000,
			// So that the server stops its database instead of leaving it behind.
			gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
		},
	],
});
