import { useTranslation } from "react-i18next";
import type { GuardianRequest } from "#contract/billing.ts";
import type { GuardianDecision } from "#domain/billing/guardian.ts";
import { consultationPrices, planPrices } from "#domain/billing/prices.ts";
import { LinkAway } from "../features/account/links/link-away.tsx";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { loadWords } from "../lib/i18n.ts";
import { latePart } from "../lib/late-part.tsx";
import { useLocale } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { loadBackend, useBackend } from "../lib/use-backend.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoRealAccounts } from "./no-real-accounts.ts";
import { useLinkQuestion } from "./use-link-question.ts";

// What a guardian decides is known once the link is read.
const GuardianDecisionPage = latePart(async () => {
	const [{ GuardianDecisionPage: Part }] = await Promise.all([
		import("../features/account/links/guardian-decision.tsx"),
		loadWords(["problems/forms"]),
	]);
	return Part;
});

/** What was decided here. */
interface Decided {
	readonly words: "confirmed" | "refused" | "left";
	readonly name: string;
}

/** The page on which a guardian answers for the payments and appointments of somebody under eighteen. */
export default function Guardian() {
	const { t } = useTranslation();
	const locale = useLocale();
	const backend = useBackend();
	const { loaded, asked, decided, setDecided, answer } = useLinkQuestion<GuardianRequest, Decided>(
		({ billing }) => billing && ((token) => billing.readGuardian(token)),
	);

	const checking = (
		<LinkPage title={t("links.checking")}>
			<Skeleton className="h-40 w-full max-w-xl" />
		</LinkPage>
	);
	const screen = () => {
		if (backend && !backend.billing)
			return (
				<LinkPage title={t("guardian.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (decided) {
			const { words, name } = decided;
			return <LinkPage title={t(`guardian.${words}Title`)} lead={t(`guardian.${words}Text`, { name })} />;
		}
		if (loaded.status === "error") return <LinkAway title={t("links.checking")} onRetry={loaded.retry} />;
		if (asked === "pending") return checking;
		if (asked === "missing" || asked === "invalid")
			return <LinkPage title={t(`guardian.${asked}Title`)} lead={t(`guardian.${asked}Text`)} />;
		return (
			<GuardianDecisionPage
				placeholder={checking}
				request={asked}
				prices={{ month: planPrices.premium, conversation: consultationPrices["60min"] }}
				onDecide={async (decision: GuardianDecision) => {
					const { billing } = await loadBackend();
					return answer(billing && ((token) => billing.decideGuardian(token, decision, locale)));
				}}
				onDecided={(decision) =>
					setDecided({
						words: decision === "confirm" ? "confirmed" : asked.isConfirmed ? "left" : "refused",
						name: asked.firstName,
					})
				}
			/>
		);
	};
	return (
		<>
			<PageHead title={t("guardian.pageTitle")} isIndexed={false} />
			{screen()}
		</>
	);
}
