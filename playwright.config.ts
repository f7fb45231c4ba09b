import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { marksWords } from "./scripts/lib/marked-words.ts";

// Other ports allow two working copies to be tested on one machine.
const demoPort = Number(process.env.SPECTRA_E2E_PORT ?? 4301);
const livePort = demoPort + 1;
// The tests read the live server's mails in this folder.
process.env.SPECTRA_E2E_DATA ??= join(tmpdir(), `spectra-e2e-${process.pid}`);
const dataDirectory = process.env.SPECTRA_E2E_DATA;
const isContinuous = process.env.CI === "true";
/**
 * `npm run journeys` runs every test in both languages and sizes; `npm test` leaves out those tagged `@long`: variants of a
 * journey whose main course it takes.
 */
const isLong = process.env.SPECTRA_JOURNEYS === "long";
/** The pseudo-locale and its tests: scripts/lib/marked-words.ts. */
const isMarked = marksWords();
const site = isMarked ? { SITE_DIR: join(import.meta.dirname, "build.marked", "client") } : {};

const chromium = {
	...(process.env.SPECTRA_CHROMIUM ? { executablePath: process.env.SPECTRA_CHROMIUM } : {}),
	args: [
		"--no-sandbox",
		"--disable-background-networking",
		"--disable-component-update",
		// No one watches: without a GPU process a page costs less.
		"--disable-gpu",
		"--disable-quic",
		// A page exists for seconds here: optimising its code takes longer than running it unoptimised (a ninth of the whole).
		"--js-flags=--no-opt --no-maglev --max-lazy",
	],
};

type Projects = NonNullable<PlaywrightTestConfig["projects"]>;

/** The browser tests by edition and size. */
const journeys: Projects = [
	{
		name: "demo-desktop",
		// Tests of both sizes run on the phone in `npm test`.
		grepInvert: isLong ? /@phone/ : /@phone|@sizes|@long/,
		testDir: "tests/e2e/demo",
		use: {
			baseURL: `http://localhost:${demoPort}`,
			viewport: { width: 1280, height: 900 },
			// Animations cost a fifth of the processor: `npm test` shows them on the phone alone, `npm run journeys` everywhere.
			...(isLong ? {} : { contextOptions: { reducedMotion: "reduce" } }),
		},
	},
	{
		name: "demo-phone",
		// Each test runs once; on a phone, only those whose layout differs there.
		...(isLong ? { grepInvert: /@desktop/ } : { grep: /@phone|@sizes/, grepInvert: /@long/ }),
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
		...(isLong ? {} : { grepInvert: /@long/ }),
		// The live tests are long enough without animations.
		use: {
			baseURL: `http://localhost:${livePort}`,
			contextOptions: { reducedMotion: "reduce" },
			// An element that is missing after this time will not appear: the test fails now instead of at its own timeout.
			actionTimeout: 20_000,
		},
	},
];

const onMarkedPages: Projects = ["demo", "live"].map((edition) => ({
	name: `marked-${edition}`,
	testDir: `tests/e2e/marked/${edition}`,
	// One picture for every machine: no letters are compared (parts.spec.ts).
	snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
	use: {
		baseURL: `http://localhost:${edition === "demo" ? demoPort : livePort}`,
		viewport: { width: 1280, height: 900 },
	},
}));

/** The pictures of the README, drawn by `npm run pictures`. */
const pictures: Projects = [
	{ name: "pictures", testDir: "tests/e2e/pictures", use: { baseURL: `http://localhost:${livePort}` } },
];

/** Earlier versions of Chromium, which `npm run journeys` installs in this folder (decision 26). */
const oldBrowsers = process.env.SPECTRA_OLD_BROWSERS;

const onOldBrowsers = (folder: string): Projects =>
	["chromium-108", "chromium-109", "chromium-119"].map((name) => ({
		name,
		testDir: "tests/e2e/old-browsers",
		...(name === "chromium-108" ? { grep: /@too-old/ } : { grepInvert: /@too-old/ }),
		use: {
			baseURL: `http://localhost:${demoPort}`,
			viewport: { width: 1280, height: 900 },
			launchOptions: { executablePath: join(folder, name), args: ["--no-sandbox", "--disable-gpu"] },
		},
	}));

const selectedProjects = (): Projects => {
	if (oldBrowsers !== undefined) return onOldBrowsers(oldBrowsers);
	if (process.env.SPECTRA_PICTURES === "true") return pictures;
	return isMarked ? onMarkedPages : journeys;
};

export default defineConfig({
	testDir: "tests/e2e",
	fullyParallel: true,
	// Pages wait as often as they work: three at once keep two cores busy.
	workers: 3,
	forbidOnly: isContinuous,
	// One retry, in continuous integration only; the report counts it as flaky.
	retries: isContinuous ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	outputDir: ".cache/e2e",
	use: {
		// Requests through a service worker would bypass page.route; offline.spec.ts allows it.
		serviceWorkers: "block",
		launchOptions: chromium,
		// Tracing every test would double the time: `--trace on` makes one where it is needed.
		trace: isContinuous ? "on-first-retry" : "off",
		locale: "en-GB",
		timezoneId: "Europe/Paris",
	},
	projects: selectedProjects(),
	webServer: [
		{
			command: "node scripts/demo.mjs",
			env: { PORT: String(demoPort), ...site },
			url: `http://localhost:${demoPort}/`,
			reuseExistingServer: !isContinuous && !isMarked,
			timeout: 120_000,
			// The server stops its database before it exits.
			gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
		},
		{
			// The same as `npm start`, without deliberately slow hashes and delays.
			command: "node tests/e2e/support/start-quick-server.mjs",
			// Each person's first simulated payment is refused; every later one succeeds.
			env: { PORT: String(livePort), DATA_DIR: dataDirectory, SIMULATED_PAYMENTS: "refuse-first", ...site },
			url: `http://localhost:${livePort}/api/ready`,
			reuseExistingServer: !isContinuous && !isMarked,
			timeout: 120_000,
			// The server stops its database before it exits.
			gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
		},
	],
});
