import { prepare } from "./lib/prepare.mjs";
import { ensureTestMachine } from "./lib/test-machine.mjs";
import { forgetReports, quickSteps, runStep, steps } from "./lib/test-steps.mjs";

/** Runs these steps up to the first that fails. The closing line counts the tests that ran. */
async function test(steps) {
	forgetReports();
	let passed = 0;
	let failed = 0;
	for (const step of steps) {
		const result = await runStep(step);
		passed += result.passed;
		failed += result.failed;
		if (result.code !== 0) {
			process.exitCode = result.code;
			failed = Math.max(failed, 1);
			console.log(`\nStopped at "${step.name}".`);
			break;
		}
	}
	console.log(`\n${passed} passed, ${failed} failed`);
}

if (await prepare({ pages: false })) {
	const isQuick = process.argv.includes("--quick");
	if (!isQuick) await ensureTestMachine();
	await test(isQuick ? quickSteps : steps);
}
