import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";

/** An invitation to the quiz below the catalogue. */
export function QuizInvitation() {
	const { t } = useTranslation();
	return (
		<section
			aria-labelledby="quiz-invitation"
			className="grid justify-items-start gap-4 border-t border-hairline pt-10 md:grid-cols-[1fr_auto] md:items-center"
		>
			<div className="grid gap-2">
				<h2 id="quiz-invitation" className="display-3">
					{t("explore.invitation.title")}
				</h2>
				<p className="text-soft">{t("explore.invitation.description")}</p>
			</div>
			<LocalButtonLink to="/quiz">{t("explore.invitation.action")}</LocalButtonLink>
		</section>
	);
}
