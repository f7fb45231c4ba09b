import { useTranslation } from "react-i18next";
import type { GuardianDecision } from "#domain/billing/guardian.ts";
import { plans } from "#domain/billing/plans.ts";
import { consultationPrice } from "#domain/billing/prices.ts";
import { runMutation } from "../../api/api.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { loadMessages } from "../../shared/i18n.ts";
import { useLocale } from "../../shared/locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { LinkChecking, LinkPage, LinkQuestion } from "./link-page.tsx";
import { useLinkQuestion } from "./use-link-question.ts";

const GuardianDecisionPage = lazyPart(async () => {
	const [{ GuardianDecisionPage: Part }] = await Promise.all([
		import("./guardian-decision.tsx"),
		loadMessages(["problems/forms"]),
	]);
	return Part;
});

/** The page on which a guardian answers for the payments and appointments of a student under eighteen. */
export default function Guardian() {
	const { t } = useTranslation();
	const locale = useLocale();
	const {
		isError,
		retry,
		asked: question,
		decided,
		mutation,
		token,
	} = useLinkQuestion("POST /api/account/guardian/read", (token, decision: GuardianDecision) =>
		runMutation("POST /api/account/guardian/decide", { body: { token, decision, locale } }),
	);

	const screen = (asked: Exclude<typeof question, "pending" | "damaged">) => {
		if (typeof asked === "string")
			return <LinkPage title={t(`guardian.${asked}Title`)} lead={t(`guardian.${asked}Text`)} />;
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
				token={token}
				prices={{ month: plans.premium.priceCents, consultation: consultationPrice }}
				mutation={mutation}
			/>
		);
	};
	return (
		<>
			<PageHead title={t("guardian.pageTitle")} isIndexed={false} />
			<LinkQuestion demoTitle={t("guardian.missingTitle")} isError={isError} onRetry={retry} asked={question}>
				{screen}
			</LinkQuestion>
		</>
	);
}
