import { prepare } from "./lib/prepare.mjs";
import { ensureTestMachine } from "./lib/test-machine.mjs";
import { runStep } from "./lib/test-steps.mjs";

/** Every browser journey in both languages and sizes; `npm test` lives each of them once. Words after `--` choose files. */
async function liveAll(files) {
	await ensureTestMachine();
	const { code } = await runStep({
		name: "journeys in both languages and sizes",
		command: ["playwright test --reporter=line", ...files].join(" "),
		env: { SPECTRA_JOURNEYS: "long" },
	});
	process.exitCode = code;
}

if (await prepare({ pages: true })) await liveAll(process.argv.slice(2));
