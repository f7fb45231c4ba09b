import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { useProblem } from "../shared/use-problem.ts";

/** The gate: consultations come with the premium plan. `children` is what stays open all the same. */
export function AccessDenied({ children }: { readonly children?: ReactNode }) {
	const { t } = useTranslation();
	const problem = useProblem();
	return (
		<div className="grid gap-12">
			<div role="alert" className="grid justify-items-start gap-2 border-y border-hairline py-8">
				<p className="flex items-center gap-2.5 font-display text-xl font-semibold">
					<LockKeyhole aria-hidden="true" className="size-5 flex-none" />
					{t("consultations.gate.title")}
				</p>
				<p className="measure">{problem("consultations.premium_required")}</p>
				<LocalButtonLink to="/subscription" className="mt-3 max-sm:w-full">
					{t("consultations.gate.upgrade")}
				</LocalButtonLink>
			</div>
			{children}
		</div>
	);
}
