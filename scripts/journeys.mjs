import { ensureBuilt } from "./lib/build-if-changed.mjs";
import { ensureOldBrowsers, runsOldBrowsers } from "./lib/old-browsers.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ensureTestMachine } from "./lib/test-machine.mjs";
import { runStep } from "./lib/test-steps.mjs";

/**
 * Runs every browser test in both languages and both sizes (`npm test` runs each once), then a visit in earlier versions of
 * Chromium, then opens every screen in the pseudo-locale. Arguments after `--` select files; `old` and `marked` run the
 * earlier versions and the pseudo-locale alone, `marked parts` one of its files.
 */
async function liveAll(files) {
	await ensureTestMachine();
	const steps = [];
	const isWhole = files.length === 0;
	if (files[0] !== "marked" && files[0] !== "old")
		steps.push({
			name: "journeys in both languages and sizes",
			command: ["playwright test --reporter=line", ...files].join(" "),
			env: { SPECTRA_JOURNEYS: "long" },
		});
	if (files[0] === "old" || (isWhole && runsOldBrowsers))
		steps.push({
			name: "a visit in earlier versions of Chromium",
			command: "playwright test --reporter=line",
			env: { SPECTRA_OLD_BROWSERS: await ensureOldBrowsers() },
		});
	if (isWhole || files[0] === "marked") {
		await ensureBuilt("marked");
		steps.push({
			name: "every screen with marked words",
			command: ["playwright test --reporter=line", ...files.slice(1)].join(" "),
			env: { SPECTRA_MARKED_WORDS: "true" },
		});
	}
	for (const step of steps) {
		const { code } = await runStep(step);
		process.exitCode ||= code;
	}
}

if (await prepare({ pages: true })) await liveAll(process.argv.slice(2));
