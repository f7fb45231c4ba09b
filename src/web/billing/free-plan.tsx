import { useId } from "react";
import { useTranslation } from "react-i18next";
import { freePlan } from "#domain/billing/plans.ts";
import { spectrum } from "#domain/careers/category.ts";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { Button } from "../ui/button.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { PlanPanel } from "./plan-panel.tsx";

const place = "-mx-6 -mt-6 mb-1 h-14 sm:-mx-8 sm:-mt-8 md:h-20";

/** The light of one quiz, which everyone keeps: the visitor's own, or the same lines unlit. */
function OneLight() {
	const own = useInterestProfile();
	if (own)
		return (
			<SpectrumBand
				lines={spectrum.map(({ key }, slot) => ({ key, count: own.counts[slot] ?? 0 }))}
				className={`${place} w-[calc(100%+3rem)] max-w-none sm:w-[calc(100%+4rem)]`}
			/>
		);
	return (
		<div aria-hidden="true" className={`${place} flex justify-around border-b border-hairline`}>
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
			ornament={<OneLight />}
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
