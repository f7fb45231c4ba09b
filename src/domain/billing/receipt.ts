import { type PaymentProviderName, paymentProviders } from "./payment.ts";

/** The kinds of a receipt: for a payment and for a refund. */
export const receiptKinds = ["payment", "refund"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** The seller as printed on receipts, in the operator's words. */
export interface Seller {
	readonly name: string;
	/** The postal address, a line each; empty where none is set. */
	readonly address: readonly string[];
	/** A registration or VAT number; null where none is set. */
	readonly registration: string | null;
	/** The legally required statement about VAT; null where none is set. */
	readonly vatNote: string | null;
}

const prefixes = { simulated: "TEST", stripe: "SP" } as const satisfies Record<PaymentProviderName, string>;

/** A receipt's number as it is printed, such as "SP-000042"; "TEST-000042" where no money was paid. */
export const writeReceiptNumber = (series: PaymentProviderName, number: number): string =>
	`${prefixes[series]}-${String(number).padStart(6, "0")}`;

/** The series and the number of a printed number; null when it is none. */
export function readReceiptNumber(
	printed: string,
): { readonly series: PaymentProviderName; readonly number: number } | null {
	const [, prefix, digits = ""] = /^([A-Z]+)-(\d{6,9})$/.exec(printed) ?? [];
	const number = Number(digits);
	const series = paymentProviders.find((provider) => prefixes[provider] === prefix);
	return series !== undefined && writeReceiptNumber(series, number) === printed ? { series, number } : null;
}
