import { ensureBuilt } from "./lib/build-if-changed.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ensureTestMachine } from "./lib/test-machine.mjs";
import { runStep } from "./lib/test-steps.mjs";

/**
 * Runs every browser test in both languages and both sizes (`npm test` runs each once), then opens every screen in the
 * pseudo-locale. Arguments after `--` select files; `marked` runs the pseudo-locale alone.
 */
async function liveAll(files) {
	await ensureTestMachine();
	const steps = [];
	if (files[0] !== "marked")
		steps.push({
			name: "journeys in both languages and sizes",
			command: ["playwright test --reporter=line", ...files].join(" "),
			env: { SPECTRA_JOURNEYS: "long" },
		});
	if (files.length === 0 || files[0] === "marked") {
		await ensureBuilt("marked");
		steps.push({
			name: "every screen with marked words",
			command: "playwright test --reporter=line",
			env: { SPECTRA_MARKED_WORDS: "true" },
		});
	}
	for (const step of steps) {
		const { code } = await runStep(step);
		process.exitCode ||= code;
	}
}

if (await prepare({ pages: true })) await liveAll(process.argv.slice(2));
