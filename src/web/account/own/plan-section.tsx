import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/billing.ts";
import { freePlan, plans } from "#domain/billing/plans.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { apiQuery } from "../../api/api.ts";
import { subscriptionQuery } from "../../api/session.ts";
import { usePlanChange, usePortal } from "../../billing/plan-mutations.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { LabelledNote } from "../../ui/labelled-note.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { AccountSection } from "./account-section.tsx";
import { PaymentList } from "./payment-list.tsx";

const paymentsQuery = apiQuery("GET /api/payments", {});

interface CancelPlanProps {
	/** The date until which the plan is paid. */
	readonly date: string;
	/** The last renewal was not paid: the plan ends immediately. */
	readonly isUnpaid: boolean;
	readonly isBusy: boolean;
	/** Cancels; `done` closes the dialog, whatever the outcome. */
	readonly onCancel: (done: () => void) => void;
}

/** Cancels the plan after a confirmation. */
function CancelPlan({ date, isUnpaid, isBusy, onCancel }: CancelPlanProps) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button look="secondary" onClick={() => setOpen(true)}>
				{t("ownAccount.plan.cancel")}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				title={t("ownAccount.plan.sureTitle")}
				closeLabel={t("common.close")}
				isDismissable={!isBusy}
			>
				<p>{isUnpaid ? t("ownAccount.plan.sureUnpaid") : t("ownAccount.plan.sureText", { date })}</p>
				<p>{t(`ownAccount.plan.${isUnpaid ? "sureUnpaidKept" : "sureKept"}`)}</p>
				<DialogActions>
					<Button look="secondary" data-first-focus="" disabled={isBusy} onClick={() => setOpen(false)}>
						{t("ownAccount.plan.keep")}
					</Button>
					<Button
						look="danger"
						aria-disabled={isBusy || undefined}
						onClick={() => {
							if (!isBusy) onCancel(() => setOpen(false));
						}}
					>
						{t(isBusy ? "ownAccount.plan.cancelling" : "ownAccount.plan.sure")}
					</Button>
				</DialogActions>
			</Dialog>
		</>
	);
}

interface SubscriptionDetailsProps {
	readonly subscription: Subscription;
	readonly zone: Zone;
}

/** The message that describes the state of a plan. */
const sentenceOf = ({ isPremium, details }: Subscription) => {
	if (!details) return "free";
	if (!isPremium) return details.paymentFailedAt === null ? "over" : "unpaid";
	if (details.cancelAtPeriodEnd) return "ending";
	return details.paymentFailedAt === null ? "renews" : "failed";
};

/** The plan, its price, and when it renews or ends. */
function SubscriptionDetails({ subscription, zone }: SubscriptionDetailsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { isPremium, details, testMode } = subscription;
	const plan = isPremium && details ? plans[details.plan] : freePlan;
	const sentence = sentenceOf(subscription);
	const isFailed = sentence === "failed" || sentence === "unpaid";
	const last = isFailed ? (details?.premiumUntil ?? details?.periodEnd) : details?.periodEnd;
	const date = last === undefined ? "" : format.mediumDate(last, zone);
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

function PlanFrame({ children }: { readonly children?: ReactNode }) {
	const { t } = useTranslation();
	return (
		<AccountSection anchor="plan" title={t("ownAccount.plan.title")} text={t("ownAccount.plan.text")}>
			{children ?? (
				<div aria-busy="true" className="grid gap-5">
					<Skeleton className="h-8 w-60" />
					<Skeleton className="h-13 w-full" />
					<Skeleton className="h-11 w-44" />
				</div>
			)}
		</AccountSection>
	);
}

/** The account's plan with its price and end, cancelling and resuming it, and the payments. */
export function PlanSection({ zone }: { readonly zone: Zone }) {
	const { t } = useTranslation();
	const format = useFormat();
	const toast = useToast();
	const section = useRef<HTMLDivElement>(null);
	const plan = useQuery(subscriptionQuery);
	const payments = useQuery(paymentsQuery);
	const cancel = usePlanChange("POST /api/subscription/cancel");
	const resume = usePlanChange("POST /api/subscription/resume");
	const portal = usePortal();
	if (!plan.data || !payments.data) {
		if (!plan.isError && !payments.isError) return <PlanFrame />;
		const retry = () => {
			for (const query of [plan, payments]) if (query.isError) void query.refetch();
		};
		return (
			<PlanFrame>
				<RetryAlert
					title={t("ownAccount.plan.unread")}
					description={t("ownAccount.plan.unreadText")}
					retryLabel={t("ownAccount.plan.retry")}
					onRetry={retry}
				/>
			</PlanFrame>
		);
	}
	const subscription = plan.data;
	const { isPremium, details } = subscription;
	const isOpen = details !== null && details !== undefined && details.status !== "ended";
	const isUnpaid = isOpen && details.paymentFailedAt !== null;
	const date = details ? format.mediumDate(details.periodEnd, zone) : "";
	// The pressed button was replaced by another: the focus stays in the section.
	const focusDetails = () => section.current?.focus();
	const succeed = (title: string): void => {
		toast({ tone: "success", title });
		focusDetails();
	};
	return (
		<PlanFrame>
			<div ref={section} tabIndex={-1} className="grid gap-4 outline-none">
				<SubscriptionDetails subscription={subscription} zone={zone} />
			</div>
			<div className="flex flex-wrap gap-3">
				{isOpen && details.hasPortal ? (
					<Button
						look={isUnpaid ? "primary" : "secondary"}
						onClick={() => portal.mutate(undefined, { onSuccess: focusDetails })}
					>
						{t("ownAccount.plan.card")}
					</Button>
				) : null}
				{isOpen && details.cancelAtPeriodEnd ? (
					<Button
						look="secondary"
						aria-disabled={resume.isPending || undefined}
						onClick={() => {
							if (!resume.isPending)
								resume.mutate({}, { onSuccess: () => succeed(t("ownAccount.plan.resumed")) });
						}}
					>
						{t(resume.isPending ? "ownAccount.plan.resuming" : "ownAccount.plan.resume")}
					</Button>
				) : null}
				{isOpen && !details.cancelAtPeriodEnd ? (
					<CancelPlan
						date={date}
						isUnpaid={isUnpaid}
						isBusy={cancel.isPending}
						onCancel={(onSettled) => {
							const done = isUnpaid ? "ownAccount.plan.cancelledUnpaid" : "ownAccount.plan.cancelled";
							cancel.mutate({}, { onSuccess: () => succeed(t(done, { date })), onSettled });
						}}
					/>
				) : null}
				{isPremium || isOpen ? null : (
					<LocalButtonLink to="/subscription" look="secondary">
						{t("ownAccount.plan.link")}
					</LocalButtonLink>
				)}
			</div>
			<PaymentList payments={payments.data.payments} zone={zone} />
		</PlanFrame>
	);
}
