import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { plans } from "#domain/billing/plans.ts";
import { spectrum } from "#domain/careers/category.ts";
import { LocalButtonLink } from "../../lib/local-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";
import { PlanPanel } from "./plan-panel.tsx";

interface PremiumPlanProps {
	/** Undefined until it is known. */
	readonly isPremium: boolean | undefined;
	/** What is being waited for. */
	readonly progress: "payment" | "redirect" | null;
	/** No card is charged here, and the plan says so. */
	readonly isTestMode: boolean;
	/** Where a subscription is changed or ended; null where that is not possible. */
	readonly managePath: string | null;
	readonly onSubscribe: () => void;
}

const [, premium] = plans;
const lines = spectrum.map(({ key, hue }, index) => ({ key, hue, count: 3 + ((index * 5) % 7) }));

/** Gives the focus back to the button when the wait for a payment took it away. */
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

/** What a subscription adds, and the way to one. */
export function PremiumPlan({ isPremium, progress, isTestMode, managePath, onSubscribe }: PremiumPlanProps) {
	const { t } = useTranslation();
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
			ornament={
				<SpectrumBand lines={lines} className="-mx-8 -mt-8 mb-1 h-20 w-[calc(100%+4rem)] max-w-none" />
			}
			className="scheme-dark border border-hairline bg-band"
		>
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
					<Button look="secondary" disabled>
						{t("subscription.consultations")}
					</Button>
				)}
			</div>
			<p role="status" className="min-h-6 text-sm text-soft">
				{progress === null ? null : t(messages[progress])}
				{progress === null && isTestMode ? t("subscription.testMode") : null}
			</p>
		</PlanPanel>
	);
}
