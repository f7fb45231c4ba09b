import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { plans } from "#domain/billing/plans.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { useEdition } from "../api/edition.ts";
import { useSession, useSubscription } from "../api/session.ts";
import { CircleList } from "../circles/circle-list.tsx";
import { useCircles } from "../circles/use-circles.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { ConsultationsSkeleton } from "./consultations-skeleton.tsx";
import { LoadProblem } from "./load-problem.tsx";

const OpenConsultations = lazy(async () => ({
	default: (await import("./open-consultations.tsx")).OpenConsultations,
}));

/** The prices, before anything else: the plan's, and that of a consultation. */
function Offer() {
	const { t } = useTranslation();
	const { price } = useFormat();
	const consultation = [...new Set(Object.values(consultationPrices))].map(price).join("–");
	return (
		<p className="measure font-semibold">
			{t("consultations.gate.offer", { month: price(plans.premium.priceCents), consultation })}
		</p>
	);
}

/** Consultations with researchers, behind the gate of the premium plan. */
export default function Consultations() {
	const { t } = useTranslation();
	const { subscription, problem, retry } = useSubscription();
	// A lapsed plan may leave appointments; a guest has none.
	const hasSession = useSession() !== null;
	const mayHaveLapsed = useEdition() === "live" && hasSession;
	const isTestMode = subscription?.testMode ?? false;
	const circles = useCircles();
	// Everything appears at once: a list that arrived later would push the rest down.
	const isKnown = subscription !== undefined && !circles.isLoading;
	return (
		<div className="page grid min-h-[calc(100dvh-9rem)] content-start gap-8 pb-4 pt-8 md:gap-12 md:pt-16">
			<PageHead title={t("consultations.pageTitle")} description={t("consultations.pageDescription")} />
			<header className="grid gap-4">
				<h1 className="display-2">{t("consultations.title")}</h1>
				<p className="lead measure">{t("consultations.lead")}</p>
				{isKnown && !subscription.isPremium ? <Offer /> : null}
			</header>
			{isKnown && (circles.isFirst || !subscription.isPremium) ? <CircleList circles={circles} /> : null}
			{!isKnown ? problem ? <LoadProblem onRetry={retry} /> : <ConsultationsSkeleton /> : null}
			{isKnown && !subscription.isPremium ? (
				<AccessDenied>
					{mayHaveLapsed ? (
						<Suspense fallback={null}>
							<OpenConsultations isPremium={false} isTestMode={isTestMode} />
						</Suspense>
					) : null}
				</AccessDenied>
			) : null}
			{isKnown && subscription.isPremium ? (
				<Suspense fallback={<ConsultationsSkeleton />}>
					<OpenConsultations isPremium isTestMode={isTestMode} />
				</Suspense>
			) : null}
			{isKnown && subscription.isPremium && !circles.isFirst ? <CircleList circles={circles} /> : null}
			{isKnown ? (
				<p className="border-t border-hairline pt-5 text-soft">
					<LocalLink to="/researcher" className="inline-block min-h-6">
						{t("consultations.gate.forResearchers")}
					</LocalLink>
				</p>
			) : null}
		</div>
	);
}
