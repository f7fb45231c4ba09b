import { useMutation } from "@tanstack/react-query";
import type { SubscribeOutcome } from "#contract/billing.ts";
import type { RouteKey } from "#contract/route-key.ts";
import type { PlanId } from "#domain/billing/plans.ts";
import { knownSession, runMutation, useApiMutation } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { Problem } from "../api/problem.ts";
import { invalidate, learn } from "../api/query-client.ts";
import { subscriptionQuery } from "../api/session.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { useToast } from "../ui/toast.tsx";

/** Starts a plan. A guest of the live edition gets the problem `account.sign_in_required`. */
export const useSubscribe = () => {
	const locale = useLocale();
	return useMutation<SubscribeOutcome, Problem, PlanId>({
		mutationFn: async (plan) => {
			if (pageEdition === "live" && (await knownSession()) === null)
				throw new Problem("account.sign_in_required");
			// The language of the bill.
			return runMutation("POST /api/subscription", { body: { plan, locale } });
		},
		onSuccess: async (outcome) => {
			if (outcome.kind === "active") await learn(subscriptionQuery, outcome.subscription);
		},
		onError: async ({ code }) => {
			// The plan was started in another tab, or its payment arrived late.
			if (code === "subscription.already_premium") await invalidate(["GET /api/subscription"]);
		},
	});
};

const planRoutes: readonly RouteKey[] = ["GET /api/subscription", "GET /api/payments"];

/** Shows why a change of the plan failed, and rereads the plan: it may have changed elsewhere. */
const useOnRefused = () => {
	const toast = useToast();
	const problem = useProblem();
	return ({ code }: Problem): void => {
		toast({ tone: "destructive", title: problem(code) });
		void invalidate(planRoutes);
	};
};

/** Cancels the plan at the end of the paid period, or revokes that. */
export const usePlanChange = (key: "POST /api/subscription/cancel" | "POST /api/subscription/resume") => {
	const onError = useOnRefused();
	return useApiMutation(key, {
		onSuccess: (subscription) => learn(subscriptionQuery, subscription),
		onError,
	});
};

/** Opens the provider's page on which the card is changed. */
export const usePortal = () => {
	const locale = useLocale();
	const onError = useOnRefused();
	return useMutation<{ readonly url: string }, Problem, void>({
		mutationFn: () => runMutation("POST /api/subscription/portal", { body: { locale } }),
		onSuccess: ({ url }) => window.location.assign(url),
		onError,
	});
};
