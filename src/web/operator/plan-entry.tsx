import { useTranslation } from "react-i18next";
import type { ActRow } from "#contract/operator-acts.ts";
import type { SubscriptionStatus } from "#domain/billing/payment.ts";
import { Badge } from "../ui/badge.tsx";
import { ActButton } from "./act-button.tsx";
import { RowActs } from "./desk-parts.tsx";
import { useWhen } from "./use-when.ts";

/** A subscription, which ends with what is paid or at once. */
export function PlanEntry({ row }: { readonly row: ActRow<"subscriptions list"> }) {
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
					<ActButton
						act="subscriptions cancel"
						input={{ email }}
						label={t("operator.people.endPlan")}
						about={email}
						asks={t("operator.people.planUntil", { date: day(periodEnd) })}
					/>
					<ActButton
						act="subscriptions cancel"
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
