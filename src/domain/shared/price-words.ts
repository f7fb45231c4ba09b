import { type Locale, languages } from "./locale.ts";

/**
 * Amounts in euro cents as a language writes them, on screens and in mails alike.
 * @returns `price` with its cents, "€20.00" or « 20,00 € », and `shortPrice` without any where there are none, "€0".
 */
export const priceWords = (locale: Locale) => {
	const euros = { style: "currency", currency: "EUR" } as const;
	const { tag } = languages[locale];
	const full = new Intl.NumberFormat(tag, euros);
	const short = new Intl.NumberFormat(tag, { ...euros, trailingZeroDisplay: "stripIfInteger" });
	return {
		price: (cents: number): string => full.format(cents / 100),
		shortPrice: (cents: number): string => short.format(cents / 100),
	};
};
