import { useTranslation } from "react-i18next";
import type { ConsentDecision } from "#domain/account/consent.ts";
import { runMutation } from "../../api/api.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { loadMessages } from "../../shared/i18n.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { LinkPage, LinkQuestion } from "./link-page.tsx";
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
	const {
		isError,
		retry,
		asked: question,
		decided,
		mutation,
		token,
	} = useLinkQuestion("POST /api/account/consent/read", (token, decision: ConsentDecision) =>
		runMutation("POST /api/account/consent/decide", { body: { token, decision } }),
	);

	const screen = (asked: Exclude<typeof question, "pending" | "damaged">) => {
		// A refusal erases the account, after which the link is unknown, or leaves it to another adult.
		const unread = asked === "used" ? "invalid" : asked;
		if (typeof unread === "string")
			return <LinkPage title={t(`links.consent.${unread}Title`)} lead={t(`links.consent.${unread}Text`)} />;
		if (decided !== null) {
			const outcome = decided === "give" ? "given" : unread.other === "agreed" ? "left" : "refused";
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
				token={token}
			/>
		);
	};
	return (
		<>
			<PageHead title={t("links.consent.pageTitle")} isIndexed={false} />
			<LinkQuestion
				demoTitle={t("links.consent.missingTitle")}
				isError={isError}
				onRetry={retry}
				asked={question}
			>
				{screen}
			</LinkQuestion>
		</>
	);
}
