import type { Stripe } from "stripe";

/** What an operator sets to have real payments. */
export interface StripeSettings {
	readonly secretKey: string;
	readonly webhookSecret: string;
	/** The monthly price of the plan, as Stripe calls it. */
	readonly priceId: string;
	/** Where Stripe is; undefined: at home. */
	readonly apiUrl: string | undefined;
}

/** How long one attempt may take, in milliseconds. A failed one is made again twice, under the same idempotency key. */
const requestTimeoutMs = 10_000;

/** Loads Stripe's own library when it is needed first: it takes a tenth of a second and 20 MB. */
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

/** Whether Stripe refused for a reason of its own, by its code. */
export const isStripeRefusal = (error: unknown, ...codes: readonly string[]): boolean =>
	error instanceof Error && "code" in error && codes.includes(String(error.code));

/** An object of Stripe's or its id: they give either. */
export const idOf = (what: string | { readonly id: string } | null | undefined): string | null =>
	typeof what === "string" ? what : (what?.id ?? null);

/** Stripe counts seconds. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
