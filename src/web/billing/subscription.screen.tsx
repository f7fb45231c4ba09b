import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { canHold, type PlanId, planIds, plans } from "#domain/billing/plans.ts";
import { useEdition } from "../api/edition.ts";
import { readAgainIntervalMs, readUntilIntervalMs } from "../api/query-client.ts";
import { subscriptionQuery, useSession } from "../api/session.ts";
import { useHydrated } from "../page/hydrated.ts";
import { usePaymentReturn } from "../shared/hooks/use-payment-return.ts";
import { PageHead } from "../shared/page-head.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { FreePlan } from "./free-plan.tsx";
import { PeopleToTalkTo } from "./people-to-talk-to.tsx";
import { type PlanCardProps, PremiumPlan } from "./premium-plan.tsx";
import { useSubscribing } from "./use-subscribing.ts";
import { useSubscriptionReturn } from "./use-subscription-return.ts";

const planCards: Readonly<Record<PlanId, ComponentType<PlanCardProps>>> = { premium: PremiumPlan };

/** The two plans side by side, with the actions to change between them. */
export default function SubscriptionScreen() {
	const { t } = useTranslation();
	const isManaged = useEdition() === "live";
	const role = useSession()?.role;
	// Only the plans that the role can have are shown; a guest sees those of a student.
	const offered = planIds.filter((id) => canHold(plans[id], role ?? "student"));
	const { back } = usePaymentReturn();
	// While a payment is under way the plan is reread until it is active, also after a reload or in another tab. A
	// guest also reads whether payments are in test mode.
	const { data, isError, refetch } = useQuery({
		...subscriptionQuery,
		refetchInterval: ({ state }) =>
			state.data?.isPaymentOpen || (back === "returned" && state.data?.isPremium === false)
				? readUntilIntervalMs(state)
				: readAgainIntervalMs(state),
	});
	// The prerendered page has no plan.
	const subscription = useHydrated() ? data : undefined;
	const isUnconfirmed = useSubscriptionReturn(subscription?.isPremium);
	const { progress, guardian, start } = useSubscribing();
	const isElsewhere = subscription?.isPaymentOpen === true && progress === null;
	const waiting = isUnconfirmed ? "unconfirmed" : isElsewhere ? "underWay" : null;
	return (
		<div className="page grid gap-6 pb-4 pt-8 md:gap-8 md:pt-8">
			<PageHead title={t("subscription.pageTitle")} description={t("subscription.pageDescription")} />
			<header className="grid gap-3">
				<h1 className="display-2">{t("subscription.title")}</h1>
				<p className="lead measure">{t("subscription.lead")}</p>
			</header>
			{subscription === undefined && isError ? (
				<Alert tone="destructive" title={t("subscription.loadProblem.title")}>
					<p>{t("subscription.loadProblem.description")}</p>
					<Button look="secondary" className="mt-2 justify-self-start" onClick={() => void refetch()}>
						{t("subscription.loadProblem.retry")}
					</Button>
				</Alert>
			) : null}
			{waiting === null ? null : (
				<Alert title={t(`subscription.payment.${waiting}`)}>
					<p role="status">{t(`subscription.payment.${waiting}Hint`)}</p>
				</Alert>
			)}
			<div className="grid gap-6 md:grid-cols-[5fr_7fr] lg:gap-8">
				<FreePlan isPremium={subscription?.isPremium === true} />
				{offered.map((id) => {
					const PlanCard = planCards[id];
					return (
						<PlanCard
							key={id}
							subscription={subscription}
							progress={progress}
							guardian={guardian}
							managePath={isManaged ? "/account" : null}
							onSubscribe={() => start(id)}
						/>
					);
				})}
			</div>
			<PeopleToTalkTo />
		</div>
	);
}
