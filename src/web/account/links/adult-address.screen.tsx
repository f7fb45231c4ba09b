import { useTranslation } from "react-i18next";
import { runMutation } from "../../api/api.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { DecisionRefusal, useDecision } from "./decision-parts.tsx";
import { LinkPage, LinkQuestion, missingOrInvalid } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

type Decision = "agree" | "object";

/** The page on which a new address of a parent or guardian confirms, or the old one keeps or takes back its place. */
export default function AdultAddress() {
	const { t } = useTranslation();
	const locale = useLocale();
	const { decided, mutation, ...link } = useLinkQuestion(
		"POST /api/account/adult-address/read",
		(token, decision: Decision) =>
			runMutation("POST /api/account/adult-address/decide", { body: { token, decision, locale } }),
	);
	const { deciding, decide, refusal } = useDecision(mutation);
	return (
		<LinkQuestion
			pageTitle={t("links.consent.address.pageTitle")}
			link={link}
			unread={(state) => ({
				title: t(`links.consent.address.${missingOrInvalid(state)}Title`),
				lead: t(`links.consent.address.${missingOrInvalid(state)}Text`),
			})}
		>
			{(asked) => {
				const { firstName: name, reader, newEmail: email, isConfirmed } = asked;
				if (decided !== null) {
					const outcome = decided === "agree" ? "agreed" : reader === "new" ? "refused" : "kept";
					return (
						<LinkPage
							title={t(`links.consent.address.${outcome}Title`)}
							lead={t(`links.consent.address.${outcome}Text`, { name })}
						/>
					);
				}
				const ask = reader === "new" ? "new" : isConfirmed ? "changed" : "old";
				const isBusy = deciding !== null || undefined;
				return (
					<LinkPage
						title={t(`links.consent.address.${ask}Title`, { name })}
						lead={t(`links.consent.address.${ask}Text`, { name, email })}
					>
						<DecisionRefusal code={refusal} />
						<div className="flex flex-wrap gap-3">
							{reader === "new" ? (
								<Button onClick={() => decide("agree")} aria-disabled={isBusy}>
									{t("links.consent.address.agree")}
								</Button>
							) : null}
							<Button
								look={reader === "new" ? "secondary" : "primary"}
								onClick={() => decide("object")}
								aria-disabled={isBusy}
							>
								{t(
									reader === "new"
										? "links.consent.address.refuse"
										: isConfirmed
											? "links.consent.address.takeBack"
											: "links.consent.address.keep",
								)}
							</Button>
						</div>
					</LinkPage>
				);
			}}
		</LinkQuestion>
	);
}
