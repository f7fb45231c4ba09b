import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Paid, Subscription } from "#contract/billing.ts";
import type { Zone } from "#domain/shared/moment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import type { Loaded } from "../../api/loaded.ts";
import { useDates } from "../../shared/dates.ts";
import { LocalButtonLink } from "../../shared/local-link.tsx";
import { useProblem } from "../../shared/use-problem.ts";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PlanFrame } from "./billing-frames.tsx";
import { CancelPlan } from "./cancel-plan.tsx";
import { PaymentList } from "./payment-list.tsx";
import { SubscriptionDetails } from "./subscription-details.tsx";

export interface PlanAndPayments {
	readonly subscription: Subscription;
	/** The latest first. */
	readonly payments: readonly Paid[];
}

interface PlanPartProps {
	readonly loaded: Loaded<PlanAndPayments>;
	readonly zone: Zone;
	readonly onCancel: () => Promise<Result<Subscription, ProblemCode>>;
	readonly onResume: () => Promise<Result<Subscription, ProblemCode>>;
	/** Opens the provider's own page for the card. */
	readonly onPortal: () => Promise<Result<unknown, ProblemCode>>;
}

/** One's plan: what it is, what it costs and until when, ending it and taking that back, and what was paid. */
export function PlanPart({ loaded, zone, onCancel, onResume, onPortal }: PlanPartProps) {
	const { t } = useTranslation();
	const dates = useDates();
	const toast = useToast();
	const problem = useProblem();
	const place = useRef<HTMLDivElement>(null);
	const [isBusy, setBusy] = useState(false);
	if (loaded.status === "loading") return <PlanFrame />;
	if (loaded.status === "error")
		return (
			<PlanFrame>
				<RetryAlert
					title={t("ownAccount.plan.unread")}
					description={t("ownAccount.plan.unreadText")}
					retryLabel={t("ownAccount.plan.retry")}
					onRetry={loaded.retry}
				/>
			</PlanFrame>
		);
	const { subscription, payments } = loaded.data;
	const { isPremium, details } = subscription;
	const isOpen = details !== null && details !== undefined && details.status !== "ended";
	const isUnpaid = isOpen && details.paymentFailedAt !== null;
	const date = details ? dates.mediumDate(details.periodEnd, zone) : "";
	const after = (outcome: Result<unknown, ProblemCode>, done?: string): void => {
		if (!outcome.ok) toast({ tone: "destructive", title: problem(outcome.code) });
		else if (done !== undefined) toast({ tone: "success", title: done });
		// The button that was pressed has given way to another.
		if (outcome.ok) place.current?.focus();
	};
	const resume = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		const resumed = await onResume();
		setBusy(false);
		after(resumed, t("ownAccount.plan.resumed"));
	};
	return (
		<PlanFrame>
			<div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
				<SubscriptionDetails subscription={subscription} zone={zone} />
			</div>
			<div className="flex flex-wrap gap-3">
				{isOpen && details.hasPortal ? (
					<Button look={isUnpaid ? "primary" : "secondary"} onClick={async () => after(await onPortal())}>
						{t("ownAccount.plan.card")}
					</Button>
				) : null}
				{isOpen && details.cancelAtPeriodEnd ? (
					<Button look="secondary" aria-disabled={isBusy || undefined} onClick={() => void resume()}>
						{t(isBusy ? "ownAccount.plan.resuming" : "ownAccount.plan.resume")}
					</Button>
				) : null}
				{isOpen && !details.cancelAtPeriodEnd ? (
					<CancelPlan
						date={date}
						isUnpaid={isUnpaid}
						onCancel={async () =>
							after(
								await onCancel(),
								t(isUnpaid ? "ownAccount.plan.cancelledUnpaid" : "ownAccount.plan.cancelled", { date }),
							)
						}
					/>
				) : null}
				{isPremium || isOpen ? null : (
					<LocalButtonLink to="/subscription" look="secondary">
						{t("ownAccount.plan.link")}
					</LocalButtonLink>
				)}
			</div>
			<PaymentList payments={payments} zone={zone} />
		</PlanFrame>
	);
}
