import { useTranslation } from "react-i18next";
import { useEdition } from "../api/edition.ts";
import { loadDocument } from "../documents/document.ts";
import { DocumentView } from "../documents/document-view.tsx";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/resources.screen";
import { ExclusiveInvite } from "./exclusive-invite.tsx";
import { OwnGuides, ownGuides } from "./own-guides.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadDocument("resources", localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadDocument("resources", localeOfRequest(request));

/** The free resources: Spectra's guides as cards, the other places folded by purpose, with a link to the premium guides if there are any. */
export default function Resources({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const guides = loaderData.sections.find(({ id }) => id === ownGuides);
	const sections = loaderData.sections.filter((section) => section !== guides);
	const hasExclusive = useEdition() === "live";
	return (
		<>
			<PageHead title={t("pages.pageTitle", { title: loaderData.title })} description={loaderData.lead} />
			<DocumentView page={{ ...loaderData, sections }}>
				{guides ? <OwnGuides guides={guides} /> : null}
			</DocumentView>
			{hasExclusive ? <ExclusiveInvite /> : null}
		</>
	);
}
