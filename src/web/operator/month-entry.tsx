import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { ActionButton } from "./action-button.tsx";
import { centsOf } from "./cents-of.ts";
import { RowActs } from "./desk-parts.tsx";
import { useWhen } from "./use-when.ts";

/** The amount due to a researcher for a month, marked as paid after the transfer. */
export function MonthEntry({ row }: { readonly row: ActionRow<"statements list"> }) {
	const { t } = useTranslation();
	const format = useFormat();
	const { day } = useWhen();
	const { researcher, month, consultations, refunds, due, paid } = row;
	const about = `${researcher} · ${format.month(month)}`;
	const shared = { input: { researcher, month }, about } as const;
	return (
		<div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
			<div className="grid gap-1">
				<p className="font-semibold">{about}</p>
				<p className="text-sm text-soft tabular-nums">
					{t("operator.researchers.due", { due: format.price(centsOf(due)), consultations, refunds })}
					{paid === null ? null : ` · ${t("operator.researchers.paidOn", { date: day(paid) })}`}
				</p>
			</div>
			<RowActs>
				{paid === null ? (
					<ActionButton {...shared} action="statements paid" label={t("operator.researchers.paid")} />
				) : (
					<ActionButton {...shared} action="statements unpaid" label={t("operator.researchers.unpaid")} />
				)}
			</RowActs>
		</div>
	);
}
