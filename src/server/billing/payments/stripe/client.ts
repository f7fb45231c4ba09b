import type { Stripe } from "stripe";
import type { PlanId } from "#domain/billing/plans.ts";

/** The settings of real payments. */
export interface StripeSettings {
	readonly secretKey: string;
	readonly webhookSecret: string;
	/** The price of each plan, by its id at Stripe. */
	readonly priceIds: Readonly<Record<PlanId, string>>;
	/** The address of Stripe's API; undefined: Stripe itself. */
	readonly apiUrl: string | undefined;
}

/** The setting that holds the price of each plan. */
export const stripePriceSettings = {
	premium: "STRIPE_PRICE_ID",
} as const satisfies Readonly<Record<PlanId, `STRIPE_PRICE_ID${string}`>>;

/**
 * The timeout of one attempt, in milliseconds. Stripe's library retries twice under the same idempotency key.
 */
const requestTimeoutMs = 10_000;

/** The secrets of Stripe, which may be replaced while the server runs. */
export type StripeKeys = Pick<StripeSettings, "secretKey" | "webhookSecret">;

/** Loads Stripe's library at first use: it takes a tenth of a second and 20 MB. The key is read at each use. */
export function lazyStripe(readKey: () => string, apiUrl: string | undefined): () => Promise<Stripe> {
	let loaded: { readonly secretKey: string; readonly stripe: Promise<Stripe> } | undefined;
	const endpoint = () => {
		if (apiUrl === undefined) return {};
		const { hostname, port, protocol } = new URL(apiUrl);
		const isPlain = protocol === "http:";
		return {
			host: hostname,
			port: port === "" ? (isPlain ? 80 : 443) : Number(port),
			protocol: isPlain ? ("http" as const) : ("https" as const),
		};
	};
	const load = async (secretKey: string): Promise<Stripe> => {
		const { default: StripeClient } = await import("stripe");
		return new StripeClient(secretKey, {
			...endpoint(),
			timeout: requestTimeoutMs,
			maxNetworkRetries: 2,
			telemetry: false,
		});
	};
	return () => {
		const secretKey = readKey();
		if (loaded?.secretKey !== secretKey) loaded = { secretKey, stripe: load(secretKey) };
		return loaded.stripe;
	};
}

/** Whether an error is Stripe's refusal with this code. */
export const isStripeRefusal = (error: unknown, ...codes: readonly string[]): boolean =>
	error instanceof Error && "code" in error && codes.includes(String(error.code));

/** The id of a Stripe object: the API returns either. */
export const idOf = (what: string | { readonly id: string } | null | undefined): string | null =>
	typeof what === "string" ? what : (what?.id ?? null);

/** Stripe's timestamps are in seconds. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
