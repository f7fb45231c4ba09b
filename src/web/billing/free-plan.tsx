import { useTranslation } from "react-i18next";
import { plans } from "#domain/billing/plans.ts";
import { spectrum } from "#domain/careers/category.ts";
import { Button } from "../ui/button.tsx";
import { PlanPanel } from "./plan-panel.tsx";

const [free] = plans;

/** The same lines as those of the premium plan, not lit. */
function UnlitLines() {
	return (
		<div aria-hidden="true" className="-mx-8 -mt-8 mb-1 flex h-20 justify-around border-b border-hairline">
			{spectrum.map(({ key }) => (
				<span key={key} className="w-px bg-hairline" />
			))}
		</div>
	);
}

/** What everybody has, premium members too: its button says so to all. */
export function FreePlan() {
	const { t } = useTranslation();
	return (
		<PlanPanel
			plan={free}
			features={free.features.map((feature) => t(`subscription.features.${feature}`))}
			ornament={<UnlitLines />}
			className="border border-hairline"
		>
			<Button look="secondary" disabled className="md:mb-9">
				{t("subscription.currentPlan")}
			</Button>
		</PlanPanel>
	);
}
