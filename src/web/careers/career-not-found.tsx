import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";

/** Shown for a career that the catalogue does not have. */
export function CareerNotFound() {
	const { t } = useTranslation();
	return (
		<div className="page grid justify-items-start gap-5 py-24">
			<h1 className="display-2">{t("career.notFound.title")}</h1>
			<p className="lead measure">{t("career.notFound.description")}</p>
			<LocalButtonLink to="/explore">{t("career.backToExplore")}</LocalButtonLink>
		</div>
	);
}
