import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { GuardianMissing } from "#domain/billing/guardian.ts";
import type { PlanId } from "#domain/billing/plans.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { missingGuardian } from "../shared/forms/guardian-first.tsx";
import { useLatestNotice } from "../shared/forms/use-latest-notice.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useRestoredPage } from "../shared/hooks/use-restored-page.ts";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { useSubscribe } from "./plan-mutations.ts";

/** Starts a plan: shows progress, then a notice of the outcome, or opens the payment page. */
export const useSubscribing = () => {
	const { t } = useTranslation();
	const problem = useProblem();
	const notice = useLatestNotice();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const { mutate, isPending } = useSubscribe();
	const [isRedirecting, setRedirecting] = useState(false);
	const [guardian, setGuardian] = useState<GuardianMissing | null>(null);
	useRestoredPage(useCallback(() => setRedirecting(false), []));

	const onRefused = (code: ProblemCode): void => {
		const missing = missingGuardian(code);
		setGuardian(missing);
		if (missing) return;
		const isGuest = code === "account.sign_in_required";
		const isMistake = !isGuest && code !== "subscription.already_premium";
		notice.show({ tone: isMistake ? "destructive" : "info", title: problem(code) });
		if (isGuest) void navigate(toLocalPath("/login?returnTo=/subscription"));
	};
	const start = (plan: PlanId): void => {
		notice.clear();
		setGuardian(null);
		mutate(plan, {
			onSuccess: (outcome) => {
				if (outcome.kind === "active")
					return notice.show({ tone: "success", title: t("subscription.payment.success") });
				setRedirecting(true);
				window.location.assign(outcome.url);
			},
			onError: ({ code }) => onRefused(code),
		});
	};
	const progress = isRedirecting ? ("redirect" as const) : isPending ? ("payment" as const) : null;
	return { progress, guardian, start };
};
