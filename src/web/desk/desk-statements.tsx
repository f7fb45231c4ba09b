import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StatementMonth } from "#contract/desk-statements.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { OutsideLink } from "../shared/links/outside-link.tsx";
import { Badge } from "../ui/badge.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DeskFold } from "./desk-fold.tsx";
import { deskStatementsQuery } from "./queries.ts";
import { useStatementFile } from "./use-statement-file.ts";

/** A month: what is due, whether it was paid, and its lines on paper or in a file. */
function Statement({ statement, zone }: { readonly statement: StatementMonth; readonly zone: Zone }) {
	const { t } = useTranslation();
	const format = useFormat();
	const locale = useLocale();
	const { save, isBusy } = useStatementFile(zone);
	const { month, consultations, refunds, amountCents, feeCents, dueCents, paidAt, isOver } = statement;
	const name = format.month(month);
	const state = paidAt
		? t("desk.statements.paid", { date: format.mediumDate(paidAt, zone) })
		: t(isOver ? "desk.statements.open" : "desk.statements.running");
	const parts = [
		consultations > 0 ? t("desk.statements.consultations", { count: consultations }) : "",
		refunds > 0 ? t("desk.statements.refunds", { count: refunds }) : "",
		t("desk.statements.sums", { amount: format.price(amountCents), fee: format.price(feeCents) }),
	];
	return (
		<li className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[9rem_1fr_auto]">
			<p className="font-semibold first-letter:uppercase">{name}</p>
			<p className="text-right font-semibold tabular-nums sm:order-last">{format.price(dueCents)}</p>
			<div className="grid justify-items-start gap-1 max-sm:col-span-2">
				<p className="text-soft">{dotted(parts)}</p>
				<p className="flex flex-wrap items-center gap-x-6 text-sm">
					<Badge>{state}</Badge>
					<OutsideLink
						href={`/api/desk/statements/${month}/${locale}`}
						aria-label={t("desk.statements.printNamed", { month: name })}
					>
						{t("desk.statements.print")}
					</OutsideLink>
					<button
						type="button"
						aria-disabled={isBusy || undefined}
						aria-label={t("desk.statements.saveNamed", { month: name })}
						onClick={() => isBusy || void save(month)}
						className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
					>
						{t("desk.statements.save")}
					</button>
				</p>
			</div>
		</li>
	);
}

/** The amounts due to the researcher, month by month. */
export function DeskStatements({ zone }: { readonly zone: Zone }) {
	const { t } = useTranslation();
	const { data, error } = useQuery(deskStatementsQuery);
	return (
		<DeskFold title={t("desk.statements.title")}>
			<p className="measure">{t("desk.statements.lead")}</p>
			{data?.isTestMode ? <p className="text-soft">{t("desk.statements.testMode")}</p> : null}
			{data === undefined ? (
				error === null ? (
					<Skeleton className="h-16 w-full" />
				) : (
					<p role="alert">{t("desk.statements.unread")}</p>
				)
			) : data.months.length === 0 ? (
				<p className="font-semibold">{t("desk.statements.none")}</p>
			) : (
				<ul className="w-full border-t border-hairline">
					{data.months.map((statement) => (
						<Statement key={statement.month} statement={statement} zone={zone} />
					))}
				</ul>
			)}
		</DeskFold>
	);
}
