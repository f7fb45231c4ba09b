import { useTranslation } from "react-i18next";
import type { GuardianDecision } from "#domain/billing/guardian.ts";
import { plans } from "#domain/billing/plans.ts";
import { circleSeatPrice, consultationPrice } from "#domain/billing/prices.ts";
import { runMutation } from "../../api/api.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { loadMessages } from "../../shared/i18n/i18n.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { LinkChecking, LinkPage, LinkQuestion } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

const GuardianDecisionPage = lazyPart(async () => {
	const [{ GuardianDecisionPage: Part }] = await Promise.all([
		import("./guardian-decision.tsx"),
		loadMessages(["consultations", "problems/forms"]),
	]);
	return Part;
});

/** The page on which a guardian answers for the payments and appointments of a student under eighteen. */
export default function Guardian() {
	const { t } = useTranslation();
	const locale = useLocale();
	const { decided, mutation, ...link } = useLinkQuestion(
		"POST /api/account/guardian/read",
		(token, decision: GuardianDecision) =>
			runMutation("POST /api/account/guardian/decide", { body: { token, decision, locale } }),
	);

	return (
		<LinkQuestion
			pageTitle={t("guardian.pageTitle")}
			link={link}
			unread={(state) => ({ title: t(`guardian.${state}Title`), lead: t(`guardian.${state}Text`) })}
		>
			{(asked) => {
				if (decided !== null) {
					const outcome = decided === "confirm" ? "confirmed" : asked.isConfirmed ? "left" : "refused";
					const isLeftToOther = decided === "refuse" && asked.other === "agreed";
					return (
						<LinkPage
							title={t(`guardian.${outcome}Title`)}
							lead={t(isLeftToOther ? "guardian.leftToOtherText" : `guardian.${outcome}Text`, {
								name: asked.firstName,
							})}
						/>
					);
				}
				return (
					<GuardianDecisionPage
						placeholder={<LinkChecking />}
						request={asked}
						token={link.token}
						prices={{
							month: plans.premium.priceCents,
							consultation: consultationPrice,
							seat: circleSeatPrice,
						}}
						mutation={mutation}
					/>
				);
			}}
		</LinkQuestion>
	);
}
