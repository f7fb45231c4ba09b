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

/** Loads Stripe's library at first use: it takes a tenth of a second and 20 MB. */
export function lazyStripe({ secretKey, apiUrl }: StripeSettings): () => Promise<Stripe> {
	let loading: Promise<Stripe> | undefined;
	const place = () => {
		if (apiUrl === undefined) return {};
		const { hostname, port, protocol } = new URL(apiUrl);
		const isPlain = protocol === "http:";
		return {
			host: hostname,
			port: port === "" ? (isPlain ? 80 : 443) : Number(port),
			protocol: isPlain ? ("http" as const) : ("https" as const),
		};
	};
	return () => {
		loading ??= import("stripe").then(
			({ default: StripeClient }) =>
				new StripeClient(secretKey, {
					...place(),
					timeout: requestTimeoutMs,
					maxNetworkRetries: 2,
					telemetry: false,
				}),
		);
		return loading;
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
