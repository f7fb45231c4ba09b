import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { apiQuery } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { CreateInstitutionForm } from "./create-institution-form.tsx";
import { OpenInstitution } from "./open-institution.tsx";

const institutionQuery = apiQuery("GET /api/institution", {});

/** An institution's own tab: its page, or the form that creates it. */
export function OwnInstitution({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
	const { t } = useTranslation();
	const loaded = loadedOf(useQuery(institutionQuery));
	if (loaded.status === "loading") return <Skeleton className="h-60 w-full" />;
	if (loaded.status === "error")
		return (
			<RetryAlert
				title={t("institution.unread")}
				description={t("institution.nothingLost")}
				retryLabel={t("institution.retry")}
				onRetry={loaded.retry}
			/>
		);
	const { institution } = loaded.data;
	if (institution === null) return <CreateInstitutionForm />;
	return <OpenInstitution page={institution} titles={titles} />;
}
