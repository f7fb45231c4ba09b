import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "./local-link.tsx";

/** Replaces a page that needs real accounts in the demonstration. */
export function NoRealAccountsNote({ text }: { readonly text: string }) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-5 border-t border-hairline pt-8">
			<div className="grid gap-2">
				<h2 className="text-xl">{t("ownAccount.demonstration.title")}</h2>
				<p className="measure">{text}</p>
			</div>
			<LocalButtonLink to="/">{t("ownAccount.demonstration.home")}</LocalButtonLink>
		</div>
	);
}
