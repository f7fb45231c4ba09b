import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscribeOutcome } from "#contract/billing.ts";
import type { GuardianMissing } from "#domain/billing/guardian.ts";
import type { PlanId } from "#domain/billing/plans.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { missingGuardian } from "../shared/guardian-first.tsx";
import { useLatestNotice } from "../shared/use-latest-notice.ts";
import { useProblem } from "../shared/use-problem.ts";
import { useRestoredPage } from "../shared/use-restored-page.ts";

interface Subscribing {
	readonly subscribe: (plan: PlanId) => Promise<Result<SubscribeOutcome, ProblemCode>>;
	/** Called when an account is needed first. */
	readonly onSignInRequired: () => void;
}

/** Takes a plan: a message while it works, a notice of how it ended, or on to the payment page. */
export const useSubscribing = ({ subscribe, onSignInRequired }: Subscribing) => {
	const { t } = useTranslation();
	const problem = useProblem();
	const notice = useLatestNotice();
	const [progress, setProgress] = useState<"payment" | "redirect" | null>(null);
	const [guardian, setGuardian] = useState<GuardianMissing | null>(null);
	useRestoredPage(useCallback(() => setProgress(null), []));

	const start = async (plan: PlanId): Promise<void> => {
		notice.clear();
		setGuardian(null);
		setProgress("payment");
		const outcome = await subscribe(plan).catch(() => failure("common.unreachable" as const));
		if (outcome.ok && outcome.value.kind === "redirect") {
			setProgress("redirect");
			window.location.assign(outcome.value.url);
			return;
		}
		setProgress(null);
		if (outcome.ok) {
			notice.show({ tone: "success", title: t("subscription.payment.success") });
			return;
		}
		const missing = missingGuardian(outcome.code);
		setGuardian(missing);
		if (missing) return;
		const isMistake = outcome.code !== "subscription.already_premium";
		const isGuest = outcome.code === "account.sign_in_required";
		notice.show({ tone: isMistake && !isGuest ? "destructive" : "info", title: problem(outcome.code) });
		if (isGuest) onSignInRequired();
	};
	return { progress, guardian, start };
};
