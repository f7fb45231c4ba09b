import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { freePlan, Plan } from "#domain/billing/plans.ts";
import { useFormat } from "../shared/i18n/format.ts";

interface PlanPanelProps {
	readonly plan: Plan | typeof freePlan;
	readonly features: readonly string[];
	/** A label beside the name. */
	readonly badge?: ReactNode;
	/** A drawing above the name. */
	readonly ornament?: ReactNode;
	readonly className: string;
	/** The actions of this plan. */
	readonly children: ReactNode;
}

/** More features than these are in two columns on a wide screen. */
const manyFeatures = 4;

/** A plan: its name, price and features. */
export function PlanPanel({ plan, features, badge, ornament, className, children }: PlanPanelProps) {
	const { t } = useTranslation();
	const { shortPrice } = useFormat();
	const id = useId();
	const name = t(`subscription.plans.${plan.id}`);
	return (
		<section
			aria-labelledby={id}
			className={`flex flex-col gap-4 overflow-hidden md:gap-5 rounded-panel p-6 text-ink sm:p-8 ${className}`}
		>
			{ornament}
			<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<h2 id={id} tabIndex={-1} className="text-2xl outline-none">
					{name}
				</h2>
				<p className="flex items-baseline gap-1">
					<span className="font-display text-4xl font-semibold tracking-tight tabular-nums">
						{shortPrice(plan.priceCents)}
					</span>
					<span className="text-soft">{t(`subscription.per.${plan.period}`)}</span>
				</p>
				{badge === undefined ? null : <span className="ml-auto self-center">{badge}</span>}
			</div>
			<ul
				aria-label={t("subscription.featuresOf", { plan: name })}
				className={`grid gap-2 ${features.length > manyFeatures ? "lg:grid-cols-2 lg:gap-x-6" : ""}`}
			>
				{features.map((feature) => (
					<li key={feature} className="flex gap-3">
						<Check aria-hidden="true" className="mt-1 size-4.5 flex-none" strokeWidth={2.2} />
						{feature}
					</li>
				))}
			</ul>
			<div className="mt-auto grid gap-3 pt-2">{children}</div>
		</section>
	);
}
