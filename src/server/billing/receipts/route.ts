import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { PrintablePage } from "#contract/printable-page.ts";
import { routes } from "#contract/routes.ts";
import { readPersonName } from "#domain/account/person-name.ts";
import { readReceiptNumber, writeReceiptNumber } from "#domain/billing/receipt.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { readAdultLink } from "#server/platform/people/adults.ts";
import { findPayer } from "#server/platform/people/store.ts";
import type { BillingDependencies } from "../dependencies.ts";
import { planOf } from "../payments/store.ts";
import { findReceipt, receiptsOf } from "./store.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** The item of a payment, in words. */
function subjectOf(
	{ purpose, plan, startsAt, endsAt, zone, researcher, circle }: Found,
	locale: Locale,
): string {
	const words = mailMessages[locale].receipt;
	if (purpose === "subscription") return words.plans[planOf({ plan })];
	if (purpose === "circle") {
		if (circle === null) return words.circlePlain;
		const date = formatsOf(locale).longDate(toInstant(circle.startsAt), zone);
		return fillIn(words.circle, { subject: circle.subject[locale], date });
	}
	if (startsAt === null || endsAt === null || researcher === null) return words.consultationPlain;
	const period = formatsOf(locale).period(toInstant(startsAt), toInstant(endsAt), zone);
	return fillIn(words.consultation, { other: researcher[locale].name, ...period });
}

/** The adult who paid, where that is not the owner of the account. */
interface Payer {
	readonly name: string;
	readonly email: string;
}

function present(found: Found, locale: Locale, payer?: Payer): PrintablePage {
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
			{ term: words.payer, lines: payer ? [payer.name, payer.email] : [`${firstName} ${lastName}`, email] },
			...(payer ? [{ term: words.account, lines: [`${firstName} ${lastName}`] }] : []),
			{ term: words.what, lines: [subjectOf(found, locale)] },
			{
				term: kind === "refund" ? words.refunded : words.paid,
				lines: [formats.price(receipt.amountCents), ...(seller.vatNote ? [seller.vatNote] : [])],
			},
		],
		notes: receipt.series === "simulated" ? [words.testMode] : [],
		hint: words.print,
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

/** The account and the confirmed guardian of a link in a mail. */
async function guardianOf(queries: Queries, token: string, now: Date) {
	const link = await readAdultLink(queries, "guardian", token, now);
	if (!link.ok) return link;
	const { accountId, adult } = link.value;
	const payer = await findPayer(queries, accountId);
	if (payer?.guardian !== "confirmed" || adult.confirmedAt === null) return failure("account.link_invalid");
	return success({ accountId, email: adult.email });
}

/** The receipts of a student for their guardian, listed and printed in the guardian's name. */
export const guardianReceiptRoutes = ({ database }: Pick<BillingDependencies, "database">) => [
	implementRoute(routes.guardianReceipts, async ({ body: { token }, now }) => {
		const guardian = await guardianOf(database.queries(), token, now);
		if (!guardian.ok) return guardian;
		const rows = await receiptsOf(database.queries(), guardian.value.accountId);
		const receipts = rows.map(({ series, number, kind, issuedAt, amountCents }) => ({
			number: writeReceiptNumber(series, number),
			kind,
			amountCents,
			issuedAt: toInstant(issuedAt),
		}));
		return success({ receipts: receipts.reverse() });
	}),

	implementRoute(routes.guardianReceipt, async ({ body: { token, number, payer, locale }, now }) => {
		const guardian = await guardianOf(database.queries(), token, now);
		if (!guardian.ok) return guardian;
		const name = readPersonName(payer);
		if (!name.ok) return name;
		const { accountId, email } = guardian.value;
		const asked = readReceiptNumber(number);
		const found = asked && (await findReceipt(database.queries(), asked, accountId));
		return found
			? success(present(found, locale, { name: name.value, email }))
			: failure("request.not_found");
	}),
];
