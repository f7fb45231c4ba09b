import { useTranslation } from "react-i18next";
import { AbsorptionBand } from "./absorption-band.tsx";
import { LocalButtonLink } from "./local-link.tsx";

/** Replaces a page that needs real accounts in the demonstration. */
export function NoRealAccountsNote({ text }: { readonly text: string }) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-5">
			<AbsorptionBand
				missing={["space", "engineering", "agriculture"]}
				className="h-24 rounded-panel md:h-32"
			/>
			<div className="grid gap-2">
				<h2 className="text-xl">{t("ownAccount.demonstration.title")}</h2>
				<p className="measure">{text}</p>
			</div>
			<LocalButtonLink to="/">{t("ownAccount.demonstration.home")}</LocalButtonLink>
		</div>
	);
}
