import { useTranslation } from "react-i18next";
import { Absence } from "./absent-page.tsx";
import { LocalButtonLink } from "./i18n/local-link.tsx";

/** Replaces a page that needs real accounts in the demonstration. */
export function NoRealAccountsNote({ text }: { readonly text: string }) {
	const { t } = useTranslation();
	return (
		<Absence missing={["space", "engineering", "agriculture"]}>
			<div className="grid gap-2">
				<h2 className="text-xl">{t("ownAccount.demonstration.title")}</h2>
				<p className="measure">{text}</p>
			</div>
			<LocalButtonLink to="/">{t("ownAccount.demonstration.home")}</LocalButtonLink>
		</Absence>
	);
}
