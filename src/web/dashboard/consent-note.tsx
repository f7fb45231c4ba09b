import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Alert } from "../ui/alert.tsx";

/** Informs a student under fifteen that nothing is stored until a parent agrees. */
export function ConsentNote() {
	const { t } = useTranslation();
	return (
		<Alert title={t("dashboard.pending.title")}>
			<p>{t("dashboard.pending.text")}</p>
			<LocalButtonLink to="/account" look="secondary" className="mt-2 justify-self-start">
				{t("dashboard.pending.account")}
			</LocalButtonLink>
		</Alert>
	);
}
