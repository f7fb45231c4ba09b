import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { plans } from "#domain/billing/plans.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { useSession } from "../api/session.ts";
import { AbsorptionBand } from "../shared/absorption-band.tsx";
import { ConsentFirst } from "../shared/consent-first.tsx";
import { useFormat } from "../shared/format.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { useProblem } from "../shared/use-problem.ts";
import { ResearcherPreview } from "./researcher-preview.tsx";

/**
 * The gate: consultations need the premium plan. Shows their price and the researchers before anyone pays. `children`
 * is the content that stays available without the plan.
 */
export function AccessDenied({ children }: { readonly children?: ReactNode }) {
	const { t } = useTranslation();
	const problem = useProblem();
	const { price } = useFormat();
	const isWaiting = useSession()?.consent === "pending";
	const consultationPriceTexts = [...new Set(Object.values(consultationPrices))].map(price);
	return (
		<div className="grid gap-12">
			<div role="alert" className="grid justify-items-start gap-2 border-b border-hairline pb-8">
				<AbsorptionBand
					missing={["space", "math", "biology", "chemistry"]}
					className="mb-5 h-20 rounded-panel md:h-28"
				/>
				<p className="flex items-center gap-2.5 font-display text-xl font-semibold">
					<LockKeyhole aria-hidden="true" className="size-5 flex-none" />
					{t("consultations.gate.title")}
				</p>
				{isWaiting ? null : <p className="measure">{problem("consultations.premium_required")}</p>}
				<p className="measure text-soft">
					{t("consultations.gate.offer", {
						month: price(plans.premium.priceCents),
						consultation: consultationPriceTexts.join("–"),
					})}
				</p>
				<div className="mt-3 max-sm:w-full max-sm:*:w-full">
					{isWaiting ? (
						<ConsentFirst />
					) : (
						<div className="flex flex-wrap gap-3 max-sm:*:w-full">
							<LocalButtonLink to="/subscription">{t("consultations.gate.upgrade")}</LocalButtonLink>
							<LocalButtonLink to="/resources#person" look="quiet">
								{t("consultations.gate.free")}
							</LocalButtonLink>
						</div>
					)}
				</div>
			</div>
			{children}
			<ResearcherPreview />
		</div>
	);
}
