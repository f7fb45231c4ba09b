import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/billing.ts";
import { freePlan, plans } from "#domain/billing/plans.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { useDates } from "../../shared/dates.ts";
import { useFormat } from "../../shared/format.ts";
import { Alert } from "../../ui/alert.tsx";
import { LabelledNote } from "../../ui/labelled-note.tsx";

interface SubscriptionDetailsProps {
	readonly subscription: Subscription;
	readonly zone: Zone;
}

/** Which sentence tells how a plan stands. */
const sentenceOf = ({ isPremium, details }: Subscription) => {
	if (!details) return "free";
	if (!isPremium) return details.paymentFailedAt === null ? "over" : "unpaid";
	if (details.cancelAtPeriodEnd) return "ending";
	return details.paymentFailedAt === null ? "renews" : "failed";
};

/** The plan in large, its price, and in a sentence what comes next and when. */
export function SubscriptionDetails({ subscription, zone }: SubscriptionDetailsProps) {
	const { t } = useTranslation();
	const dates = useDates();
	const format = useFormat();
	const { isPremium, details, testMode } = subscription;
	const plan = isPremium && details ? plans[details.plan] : freePlan;
	const sentence = sentenceOf(subscription);
	const isFailed = sentence === "failed" || sentence === "unpaid";
	const last = isFailed ? (details?.premiumUntil ?? details?.periodEnd) : details?.periodEnd;
	const date = last === undefined ? "" : dates.mediumDate(last, zone);
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<span className="font-display text-3xl font-semibold leading-none tracking-tight">
					{t(`ownAccount.plan.${plan.id}`)}
				</span>
				<span className="text-soft tabular-nums">
					{t(`ownAccount.plan.per.${plan.period}`, { price: format.shortPrice(plan.priceCents) })}
				</span>
			</p>
			{isFailed ? (
				<Alert tone="destructive" title={t("ownAccount.plan.failedTitle")}>
					<p>{t(`ownAccount.plan.states.${sentence}`, { date })}</p>
				</Alert>
			) : (
				<p>{t(`ownAccount.plan.states.${sentence}`, { date })}</p>
			)}
			{testMode ? (
				<LabelledNote label={t("ownAccount.plan.test")}>{t("ownAccount.plan.testText")}</LabelledNote>
			) : null}
		</>
	);
}
