import { useTranslation } from "react-i18next";
import { runMutation } from "../../api/api.ts";
import { useSession } from "../../api/session.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { DecisionRefusal, useDecision } from "./decision-parts.tsx";
import { LinkPage, LinkQuestion, missingOrInvalid } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

type Decision = "accept" | "refuse";

/** The page on which a teacher takes over a colleague's class, or refuses it, with or without an account. */
export default function ClassOffer() {
	const { t } = useTranslation();
	const isTeacher = useSession()?.role === "teacher";
	const { decided, mutation, ...link } = useLinkQuestion(
		"POST /api/class-offers/read",
		(token, decision: Decision): Promise<unknown> =>
			decision === "accept"
				? runMutation("POST /api/class-offers/accept", { body: { token } })
				: runMutation("POST /api/class-offers/refuse", { body: { token } }),
	);
	const { deciding, decide, refusal } = useDecision(mutation);
	return (
		<LinkQuestion
			pageTitle={t("classes.offer.pageTitle")}
			link={link}
			unread={(state) => ({
				title: t(`classes.offer.${missingOrInvalid(state)}Title`),
				lead: t(`classes.offer.${missingOrInvalid(state)}Text`),
			})}
		>
			{(asked) => {
				const { className, level, pupils, teacher, email } = asked;
				if (decided !== null)
					return (
						<LinkPage
							title={t(`classes.offer.${decided}Title`, { name: className })}
							lead={t(`classes.offer.${decided}Text`)}
						>
							{decided === "accept" ? (
								<LocalButtonLink to="/dashboard?tab=teacher">{t("classes.offer.open")}</LocalButtonLink>
							) : null}
						</LinkPage>
					);
				const busy = deciding === null ? null : t("classes.offer.busy");
				return (
					<LinkPage title={t("classes.offer.title", { name: className, teacher })}>
						<div className="grid gap-2">
							<p className="text-soft">{dotted([level, t("classes.own.pupils", { count: pupils })])}</p>
							<p className="measure">{t("classes.offer.lead")}</p>
						</div>
						{isTeacher ? null : <p className="measure">{t("classes.offer.signIn", { email })}</p>}
						<DecisionRefusal code={refusal} />
						<div className="flex flex-wrap gap-3">
							{isTeacher ? (
								<Button onClick={() => decide("accept")} aria-disabled={deciding !== null || undefined}>
									{(deciding === "accept" && busy) || t("classes.offer.accept")}
								</Button>
							) : (
								<LocalButtonLink to="/login">{t("common.navigation.login")}</LocalButtonLink>
							)}
							<Button
								look="secondary"
								onClick={() => decide("refuse")}
								aria-disabled={deciding !== null || undefined}
							>
								{(deciding === "refuse" && busy) || t("classes.offer.refuse")}
							</Button>
						</div>
					</LinkPage>
				);
			}}
		</LinkQuestion>
	);
}
