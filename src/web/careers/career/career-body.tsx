import { useTranslation } from "react-i18next";
import type { CareerPage, PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { Invitation } from "../../shared/invitation.tsx";
import { CareerSections } from "./career-sections.tsx";
import { RelatedCareers } from "./related-careers.tsx";

interface CareerBodyProps {
	readonly career: CareerPage;
	readonly related: readonly PresentedCareerCard[];
}

/** The content of a career page below its header: text, pictures and links. */
export function CareerBody({ career, related }: CareerBodyProps) {
	const { t } = useTranslation();
	return (
		<>
			<CareerSections career={career} />
			<RelatedCareers title={t("career.related")} careers={related} />
			<div className="page print:hidden">
				<Invitation title={t("career.call.title")}>
					<LocalButtonLink to="/quiz">{t("career.call.quiz")}</LocalButtonLink>
					<LocalButtonLink to="/explore" look="secondary">
						{t("career.call.explore")}
					</LocalButtonLink>
				</Invitation>
			</div>
		</>
	);
}
