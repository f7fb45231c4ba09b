import { useTranslation } from "react-i18next";
import type { Paid } from "#contract/billing.ts";
import { useFormat } from "../../../lib/format.ts";
import { Badge } from "../../../ui/badge.tsx";

interface PaymentListProps {
	readonly payments: readonly Paid[];
	readonly zone: string;
}

/** What was paid and what was paid back, the latest first. */
export function PaymentList({ payments, zone }: PaymentListProps) {
	const { t } = useTranslation();
	const format = useFormat();
	if (payments.length === 0) return null;
	return (
		<div className="grid gap-2 pt-2">
			<h3 className="text-base">{t("ownAccount.plan.payments")}</h3>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{payments.map(({ id, at, purpose, amountCents, state }) => (
					<li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2">
						<span className="grow">{t(`ownAccount.plan.purposes.${purpose}`)}</span>
						{state === "paid" ? null : <Badge>{t(`ownAccount.plan.${state}`)}</Badge>}
						<time dateTime={at} className="text-soft">
							{format.mediumDate(at, zone)}
						</time>
						<span className="min-w-16 text-right font-semibold tabular-nums">
							{format.price(amountCents)}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
