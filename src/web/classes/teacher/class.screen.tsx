import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEdition } from "../../api/edition.ts";
import { loadCareerTitles } from "../../careers/content.ts";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { useLinkSecret } from "../../shared/links/use-link-secret.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/class.screen";
import { OpenClass } from "./open-class.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadCareerTitles(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadCareerTitles(localeOfRequest(request));

/** One class, identified by the fragment of the address, which no server log and no other site sees. */
export default function OneClass({ loaderData: titles }: Route.ComponentProps) {
	const { t } = useTranslation();
	const edition = useEdition();
	const id = useLinkSecret();
	const [classId, setClassId] = useState<string>();
	useEffect(() => setClassId(id), [id]);
	return (
		<div className="page min-h-dvh pt-12 md:pt-16">
			<PageHead title={t("classes.pageTitle")} isIndexed={false} />
			{edition === "demo" ? (
				<>
					<h1 className="display-2 pb-8">{t("classes.own.title")}</h1>
					<NoRealAccounts
						placeholder={<Skeleton className="h-40 w-full" />}
						text={t("classes.page.signIn")}
					/>
				</>
			) : null}
			{edition === "live" && classId !== undefined ? (
				<OpenClass key={classId} classId={classId} titles={titles} />
			) : null}
			{edition === null || (edition === "live" && classId === undefined) ? (
				<h1 className="display-2">{t("classes.own.title")}</h1>
			) : null}
		</div>
	);
}
