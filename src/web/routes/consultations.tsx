import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { AccessDenied } from "../features/consultations/access-denied.tsx";
import { DeskSkeleton } from "../features/consultations/desk-skeleton.tsx";
import { LoadProblem } from "../features/consultations/load-problem.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { patiently } from "../lib/patience.ts";
import { useBackend, useBackendData } from "../lib/use-backend.ts";
import { useObserved, useSession } from "../lib/use-observed.ts";

const OpenDesk = lazy(async () => ({
	default: (await patiently(() => import("./consultations-desk.tsx"))).OpenDesk,
}));

/** Consultations with researchers, behind the gate of the premium plan. */
export default function Consultations() {
	const { t } = useTranslation();
	const backend = useBackend();
	const read = useBackendData(({ subscription }) => subscription.read(), []);
	const observed = useObserved(backend?.subscription);
	const subscription = observed ?? (read.status === "ready" ? read.data : undefined);
	const isPremium = subscription?.isPremium;
	// A plan can have lapsed while appointments stand; a guest has none.
	const mayHaveLapsed = (useSession() && backend?.capabilities.manageSubscription) ?? false;
	const isTestMode = subscription?.testMode ?? false;
	return (
		<div className="page grid min-h-[calc(100dvh-9rem)] content-start gap-12 pb-4 pt-12 md:pt-16">
			<PageHead title={t("consultations.pageTitle")} description={t("consultations.pageDescription")} />
			<header className="grid gap-4">
				<h1 className="display-2">{t("consultations.title")}</h1>
				<p className="lead measure text-balance">{t("consultations.lead")}</p>
			</header>
			{isPremium === undefined && read.status === "error" ? <LoadProblem onRetry={read.retry} /> : null}
			{isPremium === undefined && read.status !== "error" ? <DeskSkeleton /> : null}
			{isPremium === false ? (
				<AccessDenied>
					{mayHaveLapsed ? (
						<Suspense fallback={null}>
							<OpenDesk isPremium={false} isTestMode={isTestMode} />
						</Suspense>
					) : null}
				</AccessDenied>
			) : null}
			{isPremium ? (
				<Suspense fallback={<DeskSkeleton />}>
					<OpenDesk isPremium isTestMode={isTestMode} />
				</Suspense>
			) : null}
		</div>
	);
}
