import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { LocalButtonLink } from "../i18n/local-link.tsx";

/** Replaces a button that would be refused: no payment and no booking until a parent has agreed. */
export function ConsentFirst() {
	const { t } = useTranslation();
	return (
		<Alert title={t("problems.consentFirst.title")}>
			<p>{t("problems.consentFirst.text")}</p>
			<LocalButtonLink to="/account" look="secondary" className="mt-2 justify-self-start">
				{t("problems.consentFirst.account")}
			</LocalButtonLink>
		</Alert>
	);
}
