import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { StatementLine } from "#contract/desk-statements.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { PrintablePage } from "#contract/printable-page.ts";
import { routes } from "#contract/routes.ts";
import { minutesOf } from "#domain/consultations/slots.ts";
import { dueOf, isMonthOver, sumOf } from "#domain/consultations/statement.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { type Month, toInstant, toInstantOrNull, type Zone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import { findResearcher, type ResearcherRow } from "#server/consultations/researchers/store.ts";
import { monthsOf, type StatementLineRow, statementLinesOf } from "#server/consultations/statements/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { DeskDependencies } from "./dependencies.ts";

const presentLine = (row: StatementLineRow): StatementLine => ({
	kind: row.kind,
	duration: row.duration,
	amountCents: row.amountCents,
	feeCents: row.feeCents,
	startsAt: toInstant(row.startsAt),
	at: toInstant(row.countsFrom),
	dueCents: dueOf(row),
});

/** The contents of a printed statement. */
interface Printed {
	readonly researcher: ResearcherRow;
	readonly month: Month;
	readonly lines: readonly StatementLineRow[];
	/** When an operator paid it. */
	readonly paidAt: Date | null;
	/** On the researcher's clock. */
	readonly isOver: boolean;
	readonly isTestMode: boolean;
}

/** A month as a printable page: each line with its amounts, then the sums. */
function statementPage(
	{ researcher, month, lines, paidAt, isOver, isTestMode }: Printed,
	zone: Zone,
	locale: Locale,
): PrintablePage {
	const words = mailMessages[locale].statement;
	const formats = formatsOf(locale);
	const amounts = (of: Parameters<typeof dueOf>[0]) =>
		fillIn(words.amounts, {
			amount: formats.price(of.amountCents),
			fee: formats.price(of.feeCents),
			due: formats.price(dueOf(of)),
		});
	const state = paidAt
		? fillIn(words.paid, { date: formats.longDate(toInstant(paidAt), zone) })
		: isOver
			? words.open
			: words.running;
	return {
		locale,
		title: fillIn(words.title, { month: formats.month(month) }),
		rows: [
			{ term: words.researcher, lines: [researcher.words[locale].name] },
			...lines.map((line) => {
				const startsAt = toInstant(line.startsAt);
				const when = formats.period(startsAt, startsAt, line.zone);
				const refunded = formats.longDate(toInstant(line.countsFrom), line.zone);
				return {
					term: fillIn(words.when, when),
					lines: [
						line.kind === "refund"
							? fillIn(words.refund, { date: refunded })
							: fillIn(words.consultation, { minutes: String(minutesOf[line.duration]) }),
						amounts(line),
					],
				};
			}),
			{ term: words.sum, lines: [amounts(sumOf(lines))] },
			{ term: words.state, lines: [state] },
		],
		notes: isTestMode ? [words.testMode] : [],
		hint: words.print,
		home: { label: words.home, path: mailLinkPaths.desk },
	};
}

/** The statements of a researcher's consultations. */
export const createDeskStatementRoutes = ({ database, consultations }: DeskDependencies): RouteHandler[] => {
	const { provider } = consultations;
	const isTestMode = provider === "simulated";
	const own = async (queries: Queries, researcherId: string, now: Date) =>
		monthsOf(queries, { provider, now, researcherId });
	return [
		implementRoute(routes.deskStatements, async ({ session: { researcherId, zone }, now }) => {
			const rows = await own(database.queries(), researcherId, now);
			const months = rows.map(({ researcherId: _, month, paidAt, ...sums }) => ({
				month,
				isOver: isMonthOver(month, zone, toInstant(now)),
				...sums,
				dueCents: dueOf(sums),
				paidAt: toInstantOrNull(paidAt),
			}));
			return success({ months, isTestMode });
		}),

		implementRoute(routes.deskStatement, async ({ session: { researcherId }, params: { month }, now }) => {
			const rows = await statementLinesOf(database.queries(), { provider, now, researcherId, month });
			return rows.length === 0 ? failure("request.not_found") : success({ lines: rows.map(presentLine) });
		}),

		implementRoute(routes.deskStatementPage, async ({ session, params: { month, locale }, now }) => {
			const { researcherId, zone } = session;
			const queries = database.queries();
			const researcher = await findResearcher(queries, researcherId);
			const found = (await own(queries, researcherId, now)).find((one) => one.month === month);
			if (researcher === undefined || found === undefined) return failure("request.not_found");
			const lines = await statementLinesOf(queries, { provider, now, researcherId, month });
			const isOver = isMonthOver(month, zone, toInstant(now));
			const printed = { researcher, month, lines, paidAt: found.paidAt, isOver, isTestMode };
			return success(statementPage(printed, zone, locale));
		}),
	];
};
