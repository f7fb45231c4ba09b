import { readEnvironment } from "#server/env.ts";
import { sentenceOf } from "#server/platform/refusal.ts";
import { createProgram } from "./program.ts";
import { openWorld } from "./world.ts";

/** Operators' commands: `npm run admin -- --help`. */
const reading = readEnvironment(process.env);
if (reading.ok) {
	const program = createProgram({
		print: (text) => console.log(text),
		withWorld: async (work) => {
			const world = await openWorld(reading.value);
			try {
				await work(world);
			} finally {
				await world.close();
			}
		},
	});
	await program.parseAsync().catch((error: unknown) => {
		console.error(sentenceOf(error));
		process.exitCode = 1;
	});
} else {
	for (const sentence of reading.sentences) console.error(sentence);
	process.exitCode = 1;
}
