import { useTranslation } from "react-i18next";
import type { ConsentDecision } from "#domain/account/consent.ts";
import { runMutation } from "../../api/api.ts";
import { useKnownEdition } from "../../api/edition.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { loadMessages } from "../../shared/i18n.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LinkPage, LinkUnreachable } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

const ConsentDecisionPage = lazyPart(async () => {
	const [{ ConsentDecisionPage: Part }] = await Promise.all([
		import("./consent-decision.tsx"),
		loadMessages(["problems/forms"]),
	]);
	return Part;
});

/** The page on which a parent decides whether the account of a child under fifteen may store anything. */
export default function Consent() {
	const { t } = useTranslation();
	const edition = useKnownEdition();
	const { isError, retry, asked, decided, mutation } = useLinkQuestion(
		"POST /api/account/consent/read",
		(token, decision: ConsentDecision) =>
			runMutation("POST /api/account/consent/decide", { body: { token, decision } }),
	);

	const screen = () => {
		if (edition === "demo")
			return (
				<LinkPage title={t("links.consent.missingTitle")}>
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
		// Deciding never uses this link up: a refusal erases the account, after which the link is unknown.
		const unread = asked === "used" ? "invalid" : asked;
		if (typeof unread === "string")
			return <LinkPage title={t(`links.consent.${unread}Title`)} lead={t(`links.consent.${unread}Text`)} />;
		if (decided !== null) {
			const outcome = decided === "give" ? "given" : "refused";
			return (
				<LinkPage
					title={t(`links.consent.${outcome}Title`)}
					lead={t(`links.consent.${outcome}Text`, { name: unread.firstName })}
				/>
			);
		}
		return (
			<ConsentDecisionPage
				placeholder={<LinkPage title={t("links.checking")} />}
				request={unread}
				mutation={mutation}
			/>
		);
	};
	return (
		<>
			<PageHead title={t("links.consent.pageTitle")} isIndexed={false} />
			{screen()}
		</>
	);
}
