import type { PaymentProvider } from "./provider.ts";

/**
 * The current provider and former ones that still answer: an installation that was simulated first and is
 * real since has payments of both.
 */
export interface Providers {
	readonly current: PaymentProvider;
	/**
	 * The provider that a row names.
	 * @throws when it isn't configured here
	 */
	readonly of: (row: { readonly provider: PaymentProvider["name"] }) => PaymentProvider;
	/** Every configured provider. */
	readonly names: readonly PaymentProvider["name"][];
}

/** The provider of new orders, and former ones that still answer for their payments. */
export function createProviders(
	current: PaymentProvider,
	former: readonly PaymentProvider[] = [],
): Providers {
	const all = [current, ...former.filter(({ name }) => name !== current.name)];
	return {
		current,
		names: all.map(({ name }) => name),
		of: ({ provider }) => {
			const found = all.find(({ name }) => name === provider);
			if (found === undefined) throw new Error(`Payments by ${provider} can't be asked about here`);
			return found;
		},
	};
}
