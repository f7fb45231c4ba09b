import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";

/** The next steps after reading about a career. */
export function CareerCall() {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="next" className="page print:hidden">
			<div className="grid justify-items-start gap-5 border-t border-hairline pt-10">
				<h2 id="next" className="display-3">
					{t("career.call.title")}
				</h2>
				<div className="flex flex-wrap gap-3">
					<LocalButtonLink to="/quiz">{t("career.call.quiz")}</LocalButtonLink>
					<LocalButtonLink to="/explore" look="secondary">
						{t("career.call.explore")}
					</LocalButtonLink>
				</div>
			</div>
		</section>
	);
}
