import { useId } from "react";
import { useTranslation } from "react-i18next";
import { freePlan } from "#domain/billing/plans.ts";
import { spectrum } from "#domain/careers/category.ts";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { Button } from "../ui/button.tsx";
import { PlanPanel } from "./plan-panel.tsx";

const frame = "-mx-6 -mt-6 h-34 sm:-mx-8 sm:-mt-8";

/** The visitor's own light, which everyone keeps; before the first quiz the same lines unlit, in the same space. */
function OwnLight() {
	const { t } = useTranslation();
	const own = useInterestProfile();
	if (!own)
		return (
			<div aria-hidden="true" className={`${frame} flex justify-around border-b border-hairline`}>
				{spectrum.map(({ key }) => (
					<span key={key} className="w-px bg-hairline" />
				))}
			</div>
		);
	return (
		<div className={`${frame} grid grid-rows-[auto_minmax(0,1fr)] scheme-dark bg-band`}>
			<p className="px-6 pt-4 pb-2 text-sm text-soft sm:px-8">{t("subscription.ownLight")}</p>
			<NamedBand lines={bandLines((_, slot) => own.counts[slot] ?? 0)} className="h-full w-full" />
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
			ornament={<OwnLight />}
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
