import type { PaymentProvider } from "./provider.ts";

/**
 * Who takes the money now, and who took it before and can still be asked: a server that was simulated first and is real
 * since has payments of both.
 */
export interface Providers {
	readonly current: PaymentProvider;
	/** The one that a row names. Throws when it can't be asked here. */
	readonly of: (row: { readonly provider: PaymentProvider["name"] }) => PaymentProvider;
	/** Those that can be asked. */
	readonly names: readonly PaymentProvider["name"][];
}

/** The provider that takes money now, and former ones that still answer for their payments. */
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
