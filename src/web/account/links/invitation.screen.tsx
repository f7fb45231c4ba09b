import { useTranslation } from "react-i18next";
import { runMutation } from "../../api/api.ts";
import { LocalButtonLink } from "../../shared/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { DecisionRefusal, useDecision } from "./decision-parts.tsx";
import { LinkPage, LinkQuestion, missingOrInvalid } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

/** The page on which a person refuses the invitation of an institution, with or without an account. */
export default function InstitutionInvitation() {
	const { t } = useTranslation();
	const { decided, mutation, ...link } = useLinkQuestion(
		"POST /api/institution-invitations/read",
		(token, _decision: "refuse") =>
			runMutation("POST /api/institution-invitations/refuse", { body: { token } }),
	);
	const { deciding, decide, refusal } = useDecision(mutation);
	return (
		<LinkQuestion
			pageTitle={t("institution.invitation.pageTitle")}
			link={link}
			unread={(state) => ({
				title: t(`institution.invitation.${missingOrInvalid(state)}Title`),
				lead: t(`institution.invitation.${missingOrInvalid(state)}Text`),
			})}
		>
			{(asked) => {
				const { name, town, state } = asked;
				const answer = decided === null ? state : "refused";
				if (answer === "refused" || answer === "joined")
					return (
						<LinkPage
							title={t(`institution.invitation.${answer}Title`)}
							lead={t(`institution.invitation.${answer}Text`)}
						/>
					);
				return (
					<LinkPage
						title={t("institution.invitation.title", { name, town })}
						lead={t("institution.invitation.lead")}
					>
						<DecisionRefusal code={refusal} />
						<div className="flex flex-wrap gap-3">
							<LocalButtonLink to="/dashboard">{t("institution.invitation.open")}</LocalButtonLink>
							<Button
								look="secondary"
								onClick={() => decide("refuse")}
								aria-disabled={deciding !== null || undefined}
							>
								{t(deciding === null ? "institution.invitation.refuse" : "institution.invitation.busy")}
							</Button>
						</div>
					</LinkPage>
				);
			}}
		</LinkQuestion>
	);
}
