import { keepCompiled } from "./lib/compiled-folder.mjs";
import { workInMemory } from "./lib/memory-folder.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ensureTestMachine } from "./lib/test-machine.mjs";
import { forgetReports, quickStages, runLane, stages } from "./lib/test-steps.mjs";

/** Runs the stages until one fails. The last line counts the tests. */
async function test(stages) {
	forgetReports();
	let passed = 0;
	let failed = 0;
	for (const lanes of stages) {
		// The first lane prints as it runs; the others print when they finish.
		const results = await Promise.all(lanes.map((steps, index) => runLane(steps, { kept: index > 0 })));
		for (const result of results) {
			passed += result.passed;
			failed += result.failed;
		}
		const broken = results.filter(({ code }) => code !== 0);
		process.exitCode = broken[0]?.code ?? 0;
		for (const { stoppedAt } of broken) console.log(`\nStopped at "${stoppedAt}".`);
		if (broken.length > 0) break;
	}
	console.log(`\n${passed} passed, ${failed} failed`);
}

if (await prepare({ pages: false })) {
	const isQuick = process.argv.includes("--quick");
	if (!isQuick) {
		await ensureTestMachine();
		workInMemory();
		keepCompiled();
	}
	await test(isQuick ? quickStages : stages);
}
