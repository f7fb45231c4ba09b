import { useTranslation } from "react-i18next";
import { runMutation } from "../../api/api.ts";
import { useKnownEdition } from "../../api/edition.ts";
import { LocalButtonLink } from "../../shared/local-link.tsx";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DecisionRefusal, useDecision } from "./decision-parts.tsx";
import { LinkPage, LinkUnreachable } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

/** The page on which a person refuses the invitation of an institution, with or without an account. */
export default function InstitutionInvitation() {
	const { t } = useTranslation();
	const edition = useKnownEdition();
	const { isError, retry, asked, decided, mutation } = useLinkQuestion(
		"POST /api/institution-invitations/read",
		(token, _decision: "refuse") =>
			runMutation("POST /api/institution-invitations/refuse", { body: { token } }),
	);
	const { deciding, decide, refusal } = useDecision(mutation);
	const screen = () => {
		if (edition === "demo")
			return (
				<LinkPage title={t("institution.invitation.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (isError) return <LinkUnreachable title={t("links.checking")} onRetry={retry} />;
		if (asked === "pending")
			return (
				<LinkPage title={t("links.checking")}>
					<Skeleton className="h-40 w-full max-w-xl" />
				</LinkPage>
			);
		if (asked === "damaged")
			return <LinkPage title={t("links.damaged.title")} lead={t("links.damaged.text")} />;
		if (typeof asked === "string") {
			const unread = asked === "missing" ? "missing" : "invalid";
			return (
				<LinkPage
					title={t(`institution.invitation.${unread}Title`)}
					lead={t(`institution.invitation.${unread}Text`)}
				/>
			);
		}
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
	};
	return (
		<>
			<PageHead title={t("institution.invitation.pageTitle")} isIndexed={false} />
			{screen()}
		</>
	);
}
