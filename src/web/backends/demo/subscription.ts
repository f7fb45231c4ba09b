import * as z from "zod/mini";
import type { Subscription, SubscriptionBackend } from "#contract/billing.ts";
import { checkSubscribe, simulatePayment } from "#domain/billing/subscribe.ts";
import { success } from "#domain/shared/result.ts";
import type { Kept } from "../browser/kept.ts";
import { settle } from "../browser/outcome.ts";
import { storageKeys } from "./storage-key.ts";
import { type DemoWorld, simulatedDelay } from "./world.ts";

/** The premium flag as this device keeps it. */
export const readPremium = (device: Kept): Subscription => ({
	isPremium: device.read(storageKeys.premium, z.boolean()) ?? false,
	testMode: true,
});

/** A flag of this device, and a payment that charges no card. */
export const demoSubscription = (
	world: DemoWorld,
	device: Kept,
	changed: () => void,
): Pick<SubscriptionBackend, "read" | "subscribe"> => {
	const read = (): Subscription => readPremium(device);
	return {
		read: async () => read(),
		subscribe: () =>
			settle(async () => {
				const allowed = checkSubscribe(read().isPremium);
				if (!allowed.ok) return allowed;
				await world.wait(simulatedDelay);
				const paid = simulatePayment(world.random());
				if (!paid.ok) return paid;
				device.write(storageKeys.premium, true);
				changed();
				return success({ kind: "active" as const, subscription: read() });
			}, "subscription.payment.error"),
	};
};
