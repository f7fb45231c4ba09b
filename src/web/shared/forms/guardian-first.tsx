import { useTranslation } from "react-i18next";
import type { GuardianMissing } from "#domain/billing/guardian.ts";
import { Alert } from "../../ui/alert.tsx";
import { LocalButtonLink } from "../i18n/local-link.tsx";
import { useProblem } from "./use-problem.ts";

/** The guardian who is missing, if a failure says so; null for every other failure. */
export const missingGuardian = (code: string): GuardianMissing | null =>
	code === "billing.guardian_needed" || code === "billing.guardian_pending" ? code : null;

interface GuardianFirstProps {
	readonly code: GuardianMissing;
}

/**
 * Explains why a student under eighteen cannot pay or book yet, with a link to the section of the account that
 * changes it.
 */
export function GuardianFirst({ code }: GuardianFirstProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const step = code === "billing.guardian_needed" ? "name" : "see";
	return (
		<div className="text-base text-ink">
			<Alert title={t("problems.guardianFirst.title")}>
				<p>{problem(code)}</p>
				<LocalButtonLink to="/account#guardian" look="secondary" className="mt-2 justify-self-start">
					{t(`problems.guardianFirst.${step}`)}
				</LocalButtonLink>
			</Alert>
		</div>
	);
}
