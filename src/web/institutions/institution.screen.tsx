import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { apiQuery, sessionQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { loadCareerTitles } from "../careers/content.ts";
import { Absence } from "../shared/absent-page.tsx";
import { BackLink } from "../shared/back-link.tsx";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/institution.screen";
import { OpenInstitution } from "./open-institution.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadCareerTitles(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadCareerTitles(localeOfRequest(request));

const institutionQuery = apiQuery("GET /api/institution", {});

/** The institution of a live account that is in charge of one. */
function ManagerPage({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
	const { t } = useTranslation();
	const { data: known } = useQuery(sessionQuery);
	const isGuest = known?.session === null;
	const { data, isError, error, refetch } = useQuery({
		...institutionQuery,
		enabled: known !== undefined && !isGuest,
	});
	if (data?.institution) return <OpenInstitution page={data.institution} titles={titles} />;
	if (data === undefined && !isError && !isGuest) return <Skeleton className="h-60 w-full" />;
	if (data === undefined && !isGuest && error?.code !== "account.sign_in_required")
		return (
			<RetryAlert
				title={t("institution.unread")}
				description={t("institution.nothingLost")}
				retryLabel={t("institution.retry")}
				onRetry={() => void refetch()}
			/>
		);
	return (
		<Absence gate="school" text={t("institution.page.none")}>
			<LocalButtonLink to="/login?returnTo=/institution">{t("common.navigation.login")}</LocalButtonLink>
		</Absence>
	);
}

/** The page of an institution for the teachers who are in charge of it; its own account has the same in its tab. */
export default function Institution({ loaderData: titles }: Route.ComponentProps) {
	const { t } = useTranslation();
	const edition = useEdition();
	return (
		<div className="page grid min-h-dvh content-start gap-4 pt-8 md:pt-12">
			<PageHead title={t("institution.page.pageTitle")} isIndexed={false} />
			<BackLink to="/dashboard">{t("institution.page.back")}</BackLink>
			<h1 className={edition === "live" ? "font-semibold text-soft" : "display-2"}>
				{t("institution.page.title")}
			</h1>
			{edition === "demo" ? (
				<NoRealAccounts
					placeholder={<Skeleton className="h-40 w-full" />}
					text={t("institution.page.none")}
				/>
			) : null}
			{edition === "live" ? <ManagerPage titles={titles} /> : null}
		</div>
	);
}
