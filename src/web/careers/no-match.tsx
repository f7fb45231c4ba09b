import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";

/** What shows where no career matches, with the way back to all of them. */
export function NoMatch({ onReset }: { readonly onReset: () => void }) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-4 border-y border-hairline py-14">
			<h2 className="display-3">{t("explore.noMatch.title")}</h2>
			<p className="text-soft">{t("explore.noMatch.hint")}</p>
			<Button look="secondary" onClick={onReset}>
				{t("explore.noMatch.reset")}
			</Button>
		</div>
	);
}
