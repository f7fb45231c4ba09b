import { ensureBuilt } from "./lib/build-if-changed.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ensureTestMachine } from "./lib/test-machine.mjs";
import { runStep } from "./lib/test-steps.mjs";

/**
 * Every browser journey in both languages and sizes, of which `npm test` lives each once; then every screen in a build
 * whose words are marked. Words after `--` choose files of the journeys; `marked` alone reads the marked pages only.
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
