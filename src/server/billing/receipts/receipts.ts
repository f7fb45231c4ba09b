import type { ReceiptKind, Seller } from "#domain/billing/receipt.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { lockPayment, type PaymentRow } from "../payments/store.ts";
import { hasReceipt, insertReceipt, paymentsWithoutReceipt } from "./store.ts";

/** Issues receipts. */
export interface Receipts {
	/** For a payment that the transaction has locked. Idempotent: once for each kind. */
	readonly issue: (
		transaction: Transaction,
		payment: PaymentRow,
		kind: ReceiptKind,
		now: Date,
	) => Promise<void>;
	/** For payments from before this version wrote receipts. */
	readonly issueMissing: (now: Date) => Promise<void>;
}

/** Receipts of one seller, for payments and refunds, numbered without a gap. */
export function createReceipts(
	database: Pick<Database, "queries" | "transaction">,
	seller: Seller,
): Receipts {
	const issue: Receipts["issue"] = async (transaction, { id, provider, amountCents }, kind, issuedAt) => {
		if (await hasReceipt(transaction, { paymentId: id, kind })) return;
		// A refund without a received payment gets no receipt.
		if (kind === "refund" && !(await hasReceipt(transaction, { paymentId: id, kind: "payment" }))) return;
		await insertReceipt(transaction, {
			series: provider,
			kind,
			paymentId: id,
			amountCents,
			seller,
			issuedAt,
		});
	};
	return {
		issue,
		issueMissing: async (now) => {
			for (const { id } of await paymentsWithoutReceipt(database.queries())) {
				await database.transaction(async (transaction) => {
					const row = await lockPayment(transaction, id);
					if (row?.state === "paid") await issue(transaction, row, "payment", now);
				});
			}
		},
	};
}
