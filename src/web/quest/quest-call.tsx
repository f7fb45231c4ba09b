import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";

/** Links to continue from the quest. */
export function QuestCall() {
	const { t } = useTranslation();
	return (
		<section
			aria-labelledby="quest-call"
			className="grid justify-items-start gap-5 border-t border-hairline pt-10"
		>
			<div className="grid gap-2">
				<h2 id="quest-call" className="display-3">
					{t("quest.call.title")}
				</h2>
				<p className="text-soft">{t("quest.call.description")}</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<LocalButtonLink to="/quiz">{t("quest.call.quiz")}</LocalButtonLink>
				<LocalButtonLink to="/explore" look="secondary">
					{t("quest.call.explore")}
				</LocalButtonLink>
			</div>
		</section>
	);
}
