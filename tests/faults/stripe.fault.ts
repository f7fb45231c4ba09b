import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

// The short form is in the tests themselves, which `npm test` runs with twenty orders and some of the steps.
if (isLong) {
	describe("payments by Stripe", () => {
		const orders = 2000;

		test(`our state equals Stripe's after ${orders} random orders of repeated, late, reordered and forged messages`, async () => {
			const environment = { SPECTRA_STRIPE_ORDERS: String(orders), SPECTRA_STRIPE_SEED: "1000" };
			const said = await runTests(["tests/payments/stripe.database.test.ts"], environment);
			assert.match(said, new RegExp(`equals Stripe's in ${orders} random orders`));
		});

		test("a server that dies at any step of a payment leaves a paid plan once, or none", async () => {
			await runTests(["tests/payments/server-crash.database.test.ts"], {
				SPECTRA_FAULTS: "long",
			});
		});
	});
}
