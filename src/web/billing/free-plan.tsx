import { useId } from "react";
import { useTranslation } from "react-i18next";
import { freePlan } from "#domain/billing/plans.ts";
import { spectrum } from "#domain/careers/category.ts";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { Button } from "../ui/button.tsx";
import { PlanPanel } from "./plan-panel.tsx";

/** The same lines as those of the premium plan, unlit. */
function UnlitLines() {
	return (
		<div
			aria-hidden="true"
			className="-mx-8 -mt-8 mb-1 flex h-20 justify-around border-b border-hairline max-md:hidden"
		>
			{spectrum.map(({ key }) => (
				<span key={key} className="w-px bg-hairline" />
			))}
		</div>
	);
}

/**
 * The plan that everyone has, premium members included. Its button says so to all, as specified; a note explains it.
 */
export function FreePlan({ isPremium }: { readonly isPremium: boolean }) {
	const { t } = useTranslation();
	const noteId = useId();
	return (
		<PlanPanel
			plan={freePlan}
			features={freePlan.features.map((feature) => t(`subscription.features.${feature}`))}
			ornament={<UnlitLines />}
			className="border border-hairline"
		>
			<p id={noteId} className="min-h-6 text-soft">
				{t(isPremium ? "subscription.freeIncluded" : "subscription.freeKept", { kept: maxFreeAttempts })}
			</p>
			<Button look="secondary" disabled aria-describedby={noteId}>
				{t("subscription.currentPlan")}
			</Button>
		</PlanPanel>
	);
}
