import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import type { PaymentState, paymentPurposes } from "#domain/billing/payment.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Badge } from "../ui/badge.tsx";
import { ActionButton } from "./action-button.tsx";
import { centsOf } from "./cents-of.ts";
import { PersonLink, RowActs } from "./desk-parts.tsx";
import { useWhen } from "./use-when.ts";

type Purpose = (typeof paymentPurposes)[number];

interface PaymentEntryProps {
	readonly row: ActionRow<"payments list">;
	/** Names the account, where the list is not that of one. */
	readonly isNamed?: boolean;
}

/** A payment, which can be refunded. */
export function PaymentEntry({ row, isNamed = false }: PaymentEntryProps) {
	const { t } = useTranslation();
	const { when } = useWhen();
	const format = useFormat();
	const { id, at, euros, purpose, state, email, provider } = row;
	const price = format.price(centsOf(euros));
	const purposeName = t(`operator.values.purpose.${purpose as Purpose}`);
	return (
		<div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
			<div className="grid gap-1">
				<p className="flex flex-wrap items-center gap-2">
					<span className="font-semibold tabular-nums">
						{t("operator.payments.line", { price, purpose: purposeName })}
					</span>
					<Badge look={state === "open" || state === "failed" ? "destructive" : "outline"}>
						{t(`operator.values.payment.${state as PaymentState}`)}
					</Badge>
				</p>
				<p className="text-sm text-soft">
					{when(at)} · {provider}
				</p>
				{!isNamed ? null : email === null ? (
					<p className="text-sm text-soft">{t("operator.payments.noAccount")}</p>
				) : (
					<p className="text-sm">
						<PersonLink email={email} />
					</p>
				)}
			</div>
			{state === "paid" ? (
				<RowActs>
					<ActionButton
						action="payments refund"
						input={{ id }}
						label={t("operator.payments.refund")}
						about={price}
						asks={t("operator.payments.refundText", { price })}
						look="danger"
					/>
				</RowActs>
			) : null}
		</div>
	);
}
