import { useTranslation } from "react-i18next";
import { AbsorptionBand } from "../shared/absorption-band.tsx";
import { LocalButtonLink } from "../shared/local-link.tsx";

/** Shown for a career that the catalogue does not have. */
export function CareerNotFound() {
	const { t } = useTranslation();
	return (
		<>
			<AbsorptionBand missing={["computer", "environmental", "earth"]} className="h-28 md:h-44" />
			<div className="page grid justify-items-start gap-5 pt-10 pb-16 md:pt-14">
				<h1 className="display-2">{t("career.notFound.title")}</h1>
				<p className="lead measure">{t("career.notFound.description")}</p>
				<LocalButtonLink to="/explore">{t("career.backToExplore")}</LocalButtonLink>
			</div>
		</>
	);
}
