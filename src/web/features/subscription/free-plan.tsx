import { useTranslation } from "react-i18next";
import { plans } from "#domain/billing/plans.ts";
import { Button } from "../../ui/button.tsx";
import { PlanPanel } from "./plan-panel.tsx";

const [free] = plans;

/** What everybody has. */
export function FreePlan({ isPremium }: { readonly isPremium: boolean }) {
	const { t } = useTranslation();
	return (
		<PlanPanel
			plan={free}
			features={free.features.map((feature) => t(`subscription.features.${feature}`))}
			className="border border-hairline"
		>
			<Button look="secondary" disabled>
				{t(isPremium ? "subscription.included" : "subscription.currentPlan")}
			</Button>
		</PlanPanel>
	);
}
