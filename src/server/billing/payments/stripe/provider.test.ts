import { expect, it } from "vitest";
import { signature } from "../../../../../tests/payments/stripe-peer.ts";
import { stripeProvider } from "./provider.ts";

it("a webhook secret that was rolled at Stripe is accepted as soon as the setting has it", async () => {
	let webhookSecret = "whsec_former_secret";
	const settings = { secretKey: "sk_test_0123456789", priceIds: { premium: "price_1" }, apiUrl: undefined };
	const provider = stripeProvider({ ...settings, webhookSecret }, () => ({
		secretKey: settings.secretKey,
		webhookSecret,
	}));
	const text = JSON.stringify({ id: "evt_1", type: "invoice.paid", data: { object: { object: "invoice" } } });
	const now = new Date();
	const seconds = Math.floor(now.getTime() / 1_000);
	const read = (header: string) =>
		provider.readEvent?.(Buffer.from(text), new Headers({ "stripe-signature": header }), now);
	const former = signature(text, "whsec_former_secret", seconds);
	const rolled = signature(text, "whsec_rolled_secret", seconds);
	// While the former secret has not ended, Stripe signs with both.
	const both = `${rolled},${former.slice(former.indexOf("v1="))}`;
	expect(await read(both)).toMatchObject({ id: "evt_1" });
	expect(await read(rolled)).toBeNull();
	webhookSecret = "whsec_rolled_secret";
	expect(await read(both)).toMatchObject({ id: "evt_1" });
	expect(await read(rolled)).toMatchObject({ id: "evt_1" });
	expect(await read(former)).toBeNull();
});
