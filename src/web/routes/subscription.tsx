import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { FreePlan } from "../features/subscription/free-plan.tsx";
import { PremiumPlan } from "../features/subscription/premium-plan.tsx";
import { useReturning } from "../features/subscription/use-returning.ts";
import { useSubscribing } from "../features/subscription/use-subscribing.ts";
import { useLocale, useLocalePath } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { loadBackend, useBackend, useBackendData } from "../lib/use-backend.ts";
import { useObserved } from "../lib/use-observed.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";

/** The two plans side by side, and the way from one to the other. */
export default function Subscription() {
	const { t } = useTranslation();
	const locale = useLocale();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const backend = useBackend();
	const read = useBackendData(({ subscription }) => subscription.read(), []);
	const observed = useObserved(backend?.subscription);
	const subscription = observed ?? (read.status === "ready" ? read.data : undefined);
	const readAgain = useCallback(() => {
		// Whoever follows the plan is told.
		void loadBackend()
			.then((loaded) => loaded.subscription.read())
			.catch(() => {});
	}, []);
	const isUnconfirmed = useReturning({ isPremium: subscription?.isPremium, readAgain });
	const { progress, guardian, start } = useSubscribing({
		subscribe: async () => (await loadBackend()).subscription.subscribe(locale),
		onSignInRequired: () => void navigate(toLocalPath("/login?returnTo=/subscription")),
	});
	return (
		<div className="page grid gap-10 pb-4 pt-12 md:pt-16">
			<PageHead title={t("subscription.pageTitle")} description={t("subscription.pageDescription")} />
			<header className="grid gap-4">
				<h1 className="display-2">{t("subscription.title")}</h1>
				<p className="lead measure">{t("subscription.lead")}</p>
			</header>
			{subscription === undefined && read.status === "error" ? (
				<Alert tone="destructive" title={t("subscription.loadProblem.title")}>
					<p>{t("subscription.loadProblem.description")}</p>
					<Button look="secondary" className="mt-2 justify-self-start" onClick={read.retry}>
						{t("subscription.loadProblem.retry")}
					</Button>
				</Alert>
			) : null}
			{isUnconfirmed ? (
				<Alert title={t("subscription.payment.unconfirmed")}>
					<p role="status">{t("subscription.payment.unconfirmedHint")}</p>
				</Alert>
			) : null}
			<div className="grid gap-6 md:grid-cols-[5fr_7fr] lg:gap-8">
				<FreePlan />
				<PremiumPlan
					subscription={subscription}
					progress={progress}
					guardian={guardian}
					managePath={backend?.capabilities.manageSubscription ? "/account" : null}
					onSubscribe={() => void start()}
				/>
			</div>
		</div>
	);
}
