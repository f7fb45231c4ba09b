import { useTranslation } from "react-i18next";
import { loadDocument } from "../documents/document.ts";
import { DocumentView } from "../documents/document-view.tsx";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/contact.screen";
import { ContactForm } from "./contact-form.tsx";
import { UrgentRow } from "./urgent-row.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadDocument("contact", localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadDocument("contact", localeOfRequest(request));

/** The contact details of the operator, with a contact form. */
export default function Contact({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	return (
		<>
			<PageHead title={t("contact.pageTitle")} description={loaderData.lead} />
			<DocumentView page={loaderData} picture={<UrgentRow page={loaderData} />} isBeside>
				<ContactForm />
			</DocumentView>
		</>
	);
}
