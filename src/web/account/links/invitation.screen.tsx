import { useTranslation } from "react-i18next";
import { runMutation } from "../../api/api.ts";
import { useSession } from "../../api/session.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { DecisionRefusal, useDecision } from "./decision-parts.tsx";
import { LinkPage, LinkQuestion, missingOrInvalid } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

type Decision = "accept" | "refuse";

/** The page on which a person accepts the invitation of an institution, or refuses it, with or without an account. */
export default function InstitutionInvitation() {
	const { t } = useTranslation();
	const role = useSession()?.role;
	const mayAccept = role === "teacher" || role === "institution";
	const { decided, mutation, ...link } = useLinkQuestion(
		"POST /api/institution-invitations/read",
		(token, decision: Decision): Promise<unknown> =>
			decision === "accept"
				? runMutation("POST /api/institution-invitations/accept", { body: { token } })
				: runMutation("POST /api/institution-invitations/refuse", { body: { token } }),
	);
	const { deciding, decide, refusal } = useDecision(mutation);
	const busy = (decision: Decision) =>
		t(deciding === decision ? "institution.invitation.busy" : `institution.invitation.${decision}`);
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
				const { name, town, email, state } = asked;
				if (decided === "accept")
					return (
						<LinkPage
							title={t("institution.invitation.acceptedTitle", { name })}
							lead={t(`institution.invitation.accepted.${asked.role}`)}
						>
							<LocalButtonLink to={asked.role === "inCharge" ? "/institution" : "/dashboard?tab=teacher"}>
								{t("institution.invitation.open")}
							</LocalButtonLink>
						</LinkPage>
					);
				const answer = decided === null ? state : "refused";
				if (answer !== "waiting")
					return (
						<LinkPage
							title={t(`institution.invitation.${answer}Title`)}
							lead={t(`institution.invitation.${answer}Text`)}
						/>
					);
				return (
					<LinkPage
						title={t("institution.invitation.title", { name, town })}
						lead={t(`institution.invitation.leads.${asked.role}`)}
					>
						{mayAccept ? null : <p className="measure">{t("institution.invitation.logIn", { email })}</p>}
						<DecisionRefusal code={refusal} />
						<div className="flex flex-wrap gap-3">
							{mayAccept ? (
								<Button onClick={() => decide("accept")} aria-disabled={deciding !== null || undefined}>
									{busy("accept")}
								</Button>
							) : (
								<LocalButtonLink to="/login">{t("common.navigation.login")}</LocalButtonLink>
							)}
							<Button
								look="secondary"
								onClick={() => decide("refuse")}
								aria-disabled={deciding !== null || undefined}
							>
								{busy("refuse")}
							</Button>
						</div>
					</LinkPage>
				);
			}}
		</LinkQuestion>
	);
}
