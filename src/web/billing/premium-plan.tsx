import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/billing.ts";
import type { GuardianMissing } from "#domain/billing/guardian.ts";
import { plans } from "#domain/billing/plans.ts";
import { consultationPrice } from "#domain/billing/prices.ts";
import { useSession } from "../api/session.ts";
import { ConsentFirst } from "../shared/forms/consent-first.tsx";
import { GuardianFirst } from "../shared/forms/guardian-first.tsx";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { YearStream } from "./year-stream.tsx";

/** The card of a paid plan. */
export interface PlanCardProps {
	/** The visitor's plan; undefined until it is known. */
	readonly subscription: Subscription | undefined;
	/** The step that the button waits for. */
	readonly progress: "payment" | "redirect" | null;
	/** The guardian who is missing. */
	readonly guardian: GuardianMissing | null;
	/** Where a subscription is changed or ended; null if that is not possible. */
	readonly managePath: string | null;
	readonly onSubscribe: () => void;
}

const { premium } = plans;

/** Returns the focus to the button when the wait for a payment took it away. */
const useFocusBack = (isWaiting: boolean) => {
	const actions = useRef<HTMLDivElement>(null);
	const wasWaiting = useRef(false);
	useEffect(() => {
		const isLost = document.activeElement === null || document.activeElement === document.body;
		if (wasWaiting.current && !isWaiting && isLost)
			actions.current?.querySelector<HTMLElement>("button:enabled, a")?.focus();
		wasWaiting.current = isWaiting;
	}, [isWaiting]);
	return actions;
};

/** The future of a plan that does not simply continue, with its end date; null if it continues. */
const changeAhead = (subscription: Subscription | undefined) => {
	const details = subscription?.isPremium ? subscription.details : null;
	if (!details) return null;
	const { periodEnd, premiumUntil, cancelAtPeriodEnd, paymentFailedAt } = details;
	if (paymentFailedAt !== null) return { what: "unpaid", date: premiumUntil ?? periodEnd } as const;
	return cancelAtPeriodEnd ? ({ what: "end", date: periodEnd } as const) : null;
};

/** The benefits of a subscription, with the button that starts one. */
export function PremiumPlan({ subscription, progress, guardian, managePath, onSubscribe }: PlanCardProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const consultationsNoteId = useId();
	const isPremium = subscription?.isPremium;
	const isWaiting = useSession()?.consent === "pending";
	const coming = changeAhead(subscription);
	const actions = useFocusBack(progress !== null);
	const messages = {
		payment: "subscription.payment.loading",
		redirect: "subscription.payment.redirecting",
	} as const;
	return (
		<PlanPanel
			plan={premium}
			features={premium.features.map((feature) => t(`subscription.features.${feature}`))}
			badge={
				isPremium ? (
					<Badge>{t("subscription.active")}</Badge>
				) : (
					<Badge look="solid">{t("subscription.recommended")}</Badge>
				)
			}
			ornament={<YearStream />}
			className="scheme-dark border border-hairline bg-band"
		>
			{isWaiting ? (
				<ConsentFirst />
			) : (
				<div ref={actions} className="grid gap-3 sm:grid-cols-2">
					{isPremium && managePath !== null ? (
						<LocalButtonLink to={managePath} look="secondary">
							{t("subscription.manage")}
						</LocalButtonLink>
					) : (
						<Button
							look={isPremium ? "secondary" : "primary"}
							disabled={isPremium !== false || progress !== null}
							onClick={onSubscribe}
						>
							{t(isPremium ? "subscription.manage" : "subscription.subscribe")}
						</Button>
					)}
					{isPremium ? (
						<LocalButtonLink to="/consultations">{t("subscription.consultations")}</LocalButtonLink>
					) : (
						<Button look="quiet" disabled aria-describedby={consultationsNoteId}>
							{t("subscription.consultations")}
						</Button>
					)}
				</div>
			)}
			{isPremium ? null : (
				<p id={consultationsNoteId} className="text-sm text-soft">
					{t("subscription.consultationsNote", { price: format.shortPrice(consultationPrice) })}
				</p>
			)}
			<div role="status" className="grid min-h-6 gap-1 text-sm text-soft">
				{progress === null ? null : t(messages[progress])}
				{progress === null && coming ? (
					<p className="text-ink">
						{t(`subscription.coming.${coming.what}`, { date: format.mediumDate(coming.date) })}
					</p>
				) : null}
				{progress === null && guardian ? <GuardianFirst code={guardian} /> : null}
				{progress === null && subscription?.testMode ? <p>{t("subscription.testMode")}</p> : null}
			</div>
		</PlanPanel>
	);
}
