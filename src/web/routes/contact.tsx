import { useTranslation } from "react-i18next";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { DocumentView } from "../features/documents/document-view.tsx";
import { useLocale } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { patiently } from "../lib/patience.ts";
import { localeOfRequest } from "../lib/route-locale.ts";
import { loadBackend, useBackend } from "../lib/use-backend.ts";
import { useIsPremium } from "../lib/use-observed.ts";
import type { Route } from "./+types/contact";
import { loadDocument } from "./document.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadDocument("contact", localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	patiently(() => loadDocument("contact", localeOfRequest(request)));

/** How to reach whoever runs this installation, with the form to do it. */
export default function Contact({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const isPremium = useIsPremium();
	const isDemonstration = useBackend()?.capabilities.demonstration ?? true;
	return (
		<>
			<PageHead title={t("contact.pageTitle")} description={loaderData.lead} />
			<DocumentView page={loaderData}>
				<ContactForm
					isDemonstration={isDemonstration}
					isAnsweredFirst={!isDemonstration && isPremium}
					onSend={async (message) => (await loadBackend()).contact.send(message, locale)}
				/>
			</DocumentView>
		</>
	);
}
