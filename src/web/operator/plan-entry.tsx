import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import type { SubscriptionStatus } from "#domain/billing/payment.ts";
import { Badge } from "../ui/badge.tsx";
import { ActionButton } from "./action-button.tsx";
import { RowActs } from "./desk-parts.tsx";
import { useWhen } from "./use-when.ts";

/** A subscription, which ends with what is paid or at once. */
export function PlanEntry({ row }: { readonly row: ActionRow<"subscriptions list"> }) {
	const { t } = useTranslation();
	const { day } = useWhen();
	const { email, status, periodEnd } = row;
	return (
		<>
			<p className="flex flex-wrap items-center gap-2">
				<span className="font-semibold">{t("operator.inbox.priority")}</span>
				<Badge>{t(`operator.values.subscription.${status as SubscriptionStatus}`)}</Badge>
				<span className="text-soft">{t("operator.people.planUntil", { date: day(periodEnd) })}</span>
			</p>
			{status === "ended" || email === null ? null : (
				<RowActs>
					<ActionButton
						action="subscriptions cancel"
						input={{ email }}
						label={t("operator.people.endPlan")}
						about={email}
						asks={t("operator.people.planUntil", { date: day(periodEnd) })}
					/>
					<ActionButton
						action="subscriptions cancel"
						input={{ email, now: true }}
						label={t("operator.people.endPlanNow")}
						about={email}
						asks={t("operator.people.endPlanNow")}
						look="danger"
					/>
				</RowActs>
			)}
		</>
	);
}
