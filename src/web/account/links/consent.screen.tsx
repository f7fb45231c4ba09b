import { useTranslation } from "react-i18next";
import type { ConsentDecision } from "#domain/account/consent.ts";
import { runMutation } from "../../api/api.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { loadMessages } from "../../shared/i18n/i18n.ts";
import { LinkPage, LinkQuestion, type UnreadLink } from "./link-page.tsx";
import { SampleSpectrum } from "./sample-spectrum.tsx";
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
	const { decided, mutation, ...link } = useLinkQuestion(
		"POST /api/account/consent/read",
		(token, decision: ConsentDecision) =>
			runMutation("POST /api/account/consent/decide", { body: { token, decision } }),
	);

	const unread = (state: UnreadLink) => {
		// A refusal erases the account, after which the link is unknown, or leaves it to another adult.
		const known = state === "used" ? "invalid" : state;
		return { title: t(`links.consent.${known}Title`), lead: t(`links.consent.${known}Text`) };
	};
	return (
		<LinkQuestion pageTitle={t("links.consent.pageTitle")} link={link} unread={unread}>
			{(asked) => {
				if (decided !== null) {
					const outcome = decided === "give" ? "given" : asked.other === "agreed" ? "left" : "refused";
					return (
						<LinkPage
							{...(decided === "give" ? { picture: <SampleSpectrum /> } : {})}
							title={t(`links.consent.${outcome}Title`)}
							lead={t(`links.consent.${outcome}Text`, { name: asked.firstName })}
						/>
					);
				}
				return (
					<ConsentDecisionPage
						placeholder={<LinkPage title={t("links.checking")} />}
						request={asked}
						mutation={mutation}
						token={link.token}
					/>
				);
			}}
		</LinkQuestion>
	);
}
