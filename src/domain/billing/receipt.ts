/** A receipt for money that came, and one for money that went back. */
export const receiptKinds = ["payment", "refund"] as const;
/** What a receipt is for. */
export type ReceiptKind = (typeof receiptKinds)[number];

/** Who sells, as receipts print it: each line as the operator wrote it. */
export interface Seller {
	readonly name: string;
	/** The postal address, a line each; empty where none is set. */
	readonly address: readonly string[];
	/** A registration or VAT number; null where none is set. */
	readonly registration: string | null;
	/** What the law asks a receipt to say of VAT; null where none is set. */
	readonly vatNote: string | null;
}

/** A receipt's number as it is printed, such as "SP-000042". */
export const receiptNumber = (number: number): string => `SP-${String(number).padStart(6, "0")}`;
