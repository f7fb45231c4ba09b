import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../../lib/local-link.tsx";
import { useProblem } from "../../lib/use-problem.ts";
import { Alert } from "../../ui/alert.tsx";

/** The gate: consultations come with the premium plan. `children` is what stays open all the same. */
export function AccessDenied({ children }: { readonly children?: ReactNode }) {
	const { t } = useTranslation();
	const problem = useProblem();
	return (
		<div className="grid gap-12">
			<Alert tone="destructive" title={t("consultations.gate.title")}>
				<p>{problem("consultations.premium_required")}</p>
				<LocalButtonLink to="/subscription" className="mt-3 justify-self-start">
					{t("consultations.gate.upgrade")}
				</LocalButtonLink>
			</Alert>
			{children}
		</div>
	);
}
