import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, test } from "node:test";
import { repository } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

/** Runs the payment tests with more cases than `npm test` takes time for. */
async function runTests(words: readonly string[], environment: Record<string, string>) {
	const vitest = join(repository, "node_modules", "vitest", "vitest.mjs");
	const child = spawn(process.execPath, [vitest, "run", "--project", "database", ...words], {
		cwd: repository,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...environment },
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	}
	const [code] = await once(child, "close");
	assert.equal(code, 0, said.slice(-4000));
	return said;
}

describe("payments by Stripe", () => {
	const orders = isLong ? 2000 : 20;

	test(`${orders} random orders of repeated, late, turned round and forged messages come to what Stripe says`, async () => {
		const environment = { SPECTRA_STRIPE_ORDERS: String(orders), SPECTRA_STRIPE_SEED: "1000" };
		const said = await runTests(["tests/payments/stripe.database.test.ts"], environment);
		assert.match(said, new RegExp(`comes to what Stripe says in ${orders} random orders`));
	});

	test("a server that dies at any step of paying: paid is premium, once", async () => {
		await runTests(["tests/payments/dying.database.test.ts"], { SPECTRA_FAULTS: isLong ? "long" : "short" });
	});
});
