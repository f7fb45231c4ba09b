import { useTranslation } from "react-i18next";
import type { Paid } from "#contract/billing.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { Badge } from "../../ui/badge.tsx";

interface PaymentListProps {
	readonly payments: readonly Paid[];
	readonly zone: Zone;
}

/** Payments and refunds, latest first. */
export function PaymentList({ payments, zone }: PaymentListProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const locale = useLocale();
	if (payments.length === 0) return null;
	return (
		<div className="grid gap-2 pt-2">
			<h3 className="text-base">{t("ownAccount.plan.payments")}</h3>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{payments.map(({ id, at, purpose, plan = "premium", amountCents, state, receipts = [] }) => (
					<li
						key={id}
						className="grid min-h-12 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[1fr_auto_4.5rem]"
					>
						<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
							{t(`ownAccount.plan.purposes.${purpose === "subscription" ? plan : purpose}`)}
							{state === "paid" ? null : <Badge>{t(`ownAccount.plan.${state}`)}</Badge>}
							{receipts.map(({ number, kind }) => (
								<OutsideLink
									key={number}
									href={`/api/receipts/${locale}/${number}`}
									aria-label={`${t(`ownAccount.plan.receipts.${kind}`)} ${number}`}
									className="text-sm"
								>
									{t(`ownAccount.plan.receipts.${kind}`)}
								</OutsideLink>
							))}
						</span>
						<time dateTime={at} className="text-soft max-sm:row-start-2 max-sm:text-sm">
							{format.mediumDate(at, zone)}
						</time>
						<span className="text-right font-semibold tabular-nums">{format.price(amountCents)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
