import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { writeReceiptNumber } from "#domain/billing/receipt.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant, type Zone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { receiptsFor } from "./store.ts";

/** The receipt of a payment as lines of a mail; none when there is no receipt. */
export async function receiptLines(
	queries: Queries,
	paymentId: string | undefined,
	locale: Locale,
	zone: Zone,
): Promise<string[]> {
	if (paymentId === undefined) return [];
	const rows = await receiptsFor(queries, paymentId);
	const words = mailMessages[locale].receipt;
	const formats = formatsOf(locale);
	return rows
		.filter(({ kind }) => kind === "payment")
		.map(({ series, number, amountCents, issuedAt, seller }) =>
			fillIn(series === "simulated" ? words.lineTest : words.line, {
				number: writeReceiptNumber(series, number),
				amount: formats.price(amountCents),
				date: formats.longDate(toInstant(issuedAt), zone),
				seller: [seller.name, ...seller.address, ...(seller.registration ? [seller.registration] : [])].join(
					", ",
				),
				vat: seller.vatNote ?? "",
			}).trim(),
		);
}
