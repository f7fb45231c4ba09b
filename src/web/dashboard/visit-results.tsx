import { useTranslation } from "react-i18next";
import { OwnCareers } from "../careers/own-careers.tsx";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";

interface VisitResultsProps {
	/** The title of the career with this id. */
	readonly titleOf: (id: string) => string;
}

/** The quiz of a visit in the demonstration, as the start page shows it: the visitor's spectrum and five careers. */
export function VisitResults({ titleOf }: VisitResultsProps) {
	const { t } = useTranslation();
	const own = useInterestProfile();
	return (
		<div className="-mx-5 min-h-112 overflow-hidden bg-band text-on-band md:mx-0 md:rounded-panel">
			{own ? (
				<>
					<NamedBand lines={bandLines((_, slot) => own.counts[slot] ?? 0)} className="h-28 w-full md:h-40" />
					<div className="p-5 md:p-8">
						<OwnCareers own={own} careerOf={(id) => ({ title: titleOf(id) })}>
							<LocalButtonLink to="/quiz" look="quietOnBand" className="max-sm:grow">
								{t("dashboard.student.retakeQuiz")}
							</LocalButtonLink>
						</OwnCareers>
					</div>
				</>
			) : null}
		</div>
	);
}
