import { prepare } from "./lib/prepare.mjs";
import { runStep } from "./lib/test-steps.mjs";

/** Runs the properties of results and codes over ten thousand random answers each, and the audit of ties over twenty thousand; `npm test` runs a tenth or less. */
async function prove() {
	const { code } = await runStep({
		name: "properties of results and codes, ten thousand answers each",
		command: "vitest run --project rules src/domain/quiz src/content/quiz/tie-audit.test.ts",
		env: { SPECTRA_PROOFS: "long" },
	});
	process.exitCode = code;
}

if (await prepare({ pages: false })) await prove();
