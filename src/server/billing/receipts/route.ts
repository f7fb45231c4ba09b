import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { PrintablePage } from "#contract/printable-page.ts";
import { routes } from "#contract/routes.ts";
import { readReceiptNumber, writeReceiptNumber } from "#domain/billing/receipt.ts";
import { formatsOf } from "#domain/shared/format.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import type { BillingDependencies } from "../dependencies.ts";
import { planOf } from "../payments/store.ts";
import { findReceipt } from "./store.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** The item of a payment, in words. */
function subjectOf({ purpose, plan, startsAt, endsAt, zone, researcher }: Found, locale: Locale): string {
	const words = mailMessages[locale].receipt;
	if (purpose === "subscription") return words.plans[planOf({ plan })];
	if (startsAt === null || endsAt === null || researcher === null) return words.consultationPlain;
	const moment = formatsOf(locale).period(toInstant(startsAt), toInstant(endsAt), zone);
	return fillIn(words.consultation, { other: researcher[locale].name, ...moment });
}

function present(found: Found, locale: Locale): PrintablePage {
	const { receipt, firstName, lastName, email, zone } = found;
	const { seller, kind } = receipt;
	const words = mailMessages[locale].receipt;
	const formats = formatsOf(locale);
	const number = writeReceiptNumber(receipt.series, receipt.number);
	const sellerLines = [seller.name, ...seller.address, ...(seller.registration ? [seller.registration] : [])];
	return {
		locale,
		title: fillIn(kind === "refund" ? words.titleRefund : words.title, { number }),
		rows: [
			{ term: words.issued, lines: [formats.longDate(toInstant(receipt.issuedAt), zone)] },
			{ term: words.seller, lines: sellerLines },
			{ term: words.payer, lines: [`${firstName} ${lastName}`, email] },
			{ term: words.what, lines: [subjectOf(found, locale)] },
			{
				term: kind === "refund" ? words.refunded : words.paid,
				lines: [formats.price(receipt.amountCents), ...(seller.vatNote ? [seller.vatNote] : [])],
			},
		],
		notes: [...(receipt.series === "simulated" ? [words.testMode] : []), words.print],
		home: { label: words.home, path: mailLinkPaths.account },
	};
}

/** A receipt of the asking account as a printable page. */
export const receiptRoute = ({ database }: Pick<BillingDependencies, "database">) =>
	implementRoute(routes.receipt, async ({ params: { locale, number }, session }) => {
		const asked = readReceiptNumber(number);
		const found = asked && (await findReceipt(database.queries(), asked, session.accountId));
		return found ? success(present(found, locale)) : failure("request.not_found");
	});
