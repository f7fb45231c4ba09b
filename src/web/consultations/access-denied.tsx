import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../api/session.ts";
import { ConsentFirst } from "../shared/forms/consent-first.tsx";
import { useProblem } from "../shared/forms/use-problem.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { ResearcherPreview } from "./researcher-preview.tsx";

/**
 * The gate: first the people, then that a talk with them needs the premium plan. `children` is the content that stays
 * available without the plan.
 */
export function AccessDenied({ children }: { readonly children?: ReactNode }) {
	const { t } = useTranslation();
	const problem = useProblem();
	const isWaiting = useSession()?.consent === "pending";
	return (
		<div className="grid gap-6 md:gap-12">
			<ResearcherPreview />
			<div role="alert" className="grid justify-items-start gap-2 border-t border-hairline pt-6">
				<p className="flex items-center gap-2 text-sm text-soft">
					<LockKeyhole aria-hidden="true" className="size-4 flex-none" />
					{t("consultations.gate.title")}
				</p>
				{isWaiting ? null : (
					<p className="measure text-lg font-semibold">{problem("consultations.premium_required")}</p>
				)}
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
		</div>
	);
}
