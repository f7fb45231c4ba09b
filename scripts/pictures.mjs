import { ensureBuilt } from "./lib/build-if-changed.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ensureTestMachine } from "./lib/test-machine.mjs";
import { runStep } from "./lib/test-steps.mjs";

/** Draws the pictures of the README into docs/images, from a live server with invented people. */
async function drawPictures() {
	await ensureTestMachine();
	await ensureBuilt();
	const { code } = await runStep({
		name: "pictures of the README",
		command: "playwright test --reporter=line",
		env: { SPECTRA_PICTURES: "true" },
	});
	process.exitCode = code;
}

if (await prepare({ pages: true })) await drawPictures();
