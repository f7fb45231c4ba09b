import { useTranslation } from "react-i18next";
import { AbsentPage } from "../../shared/absent-page.tsx";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";

/** Shown for a career that the catalogue does not have. */
export function CareerNotFound() {
	const { t } = useTranslation();
	return (
		<AbsentPage
			title={t("career.notFound.title")}
			text={t("career.notFound.description")}
			missing={["computer", "environmental", "earth"]}
		>
			<LocalButtonLink to="/explore">{t("career.backToExplore")}</LocalButtonLink>
		</AbsentPage>
	);
}
