import { readEnvironment } from "#server/env.ts";
import { sentenceOf } from "#server/platform/refusal.ts";
import { migrateForOperator, openOperatorContext } from "./open-context.ts";
import { createProgram } from "./program.ts";

/** Operators' commands: `npm run admin -- --help`. */
const reading = readEnvironment(process.env);
if (reading.ok) {
	const program = createProgram({
		print: (text) => console.log(text),
		migrate: () => migrateForOperator(reading.value),
		withOperatorContext: async (work) => {
			const context = await openOperatorContext(reading.value);
			try {
				await work(context);
			} finally {
				await context.close();
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
