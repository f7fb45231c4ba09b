import { prepare } from "./lib/prepare.mjs";
import { runStep } from "./lib/test-steps.mjs";

/** The properties of results and codes over ten thousand random sheets each; `npm test` tries a hundred to a thousand. */
async function prove() {
	const { code } = await runStep({
		name: "properties of results and codes, ten thousand sheets each",
		command: "vitest run --project rules src/domain/quiz",
		env: { SPECTRA_PROOFS: "long" },
	});
	process.exitCode = code;
}

if (await prepare({ pages: false })) await prove();
