import { useId } from "react";
import { useTranslation } from "react-i18next";
import { freePlan } from "#domain/billing/plans.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { Button } from "../ui/button.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { sampleYear } from "./year-stream.tsx";

/** The light of one quiz: the visitor's own, which everyone keeps; before the first, an invented student's latest. */
function OneLight() {
	const { t } = useTranslation();
	const own = useInterestProfile();
	const sample = (key: CategoryKey) =>
		sampleYear.find(({ category }) => category === key)?.shares.at(-1) ?? 0;
	const lines = bandLines((key, index) => (own ? (own.counts[index] ?? 0) : sample(key)));
	return (
		<div className="-mx-6 -mt-6 grid h-38 grid-rows-[auto_minmax(0,1fr)] scheme-dark bg-band sm:-mx-8 sm:-mt-8">
			<p className="px-6 pt-4 pb-2 text-sm text-soft sm:px-8">
				{t(own ? "subscription.ownProfile" : "subscription.sample.latest")}
			</p>
			<NamedBand lines={lines} className="h-full w-full" />
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
