import { useTranslation } from "react-i18next";
import type { ConsentRequest } from "#contract/account.ts";
import type { ConsentDecision } from "#domain/account/consent.ts";
import { LinkAway } from "../features/account/links/link-away.tsx";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { loadWords } from "../lib/i18n.ts";
import { latePart } from "../lib/late-part.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { loadBackend, useBackend } from "../lib/use-backend.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoRealAccounts } from "./no-real-accounts.ts";
import { useLinkQuestion } from "./use-link-question.ts";

const ConsentDecisionPage = latePart(async () => {
	const [{ ConsentDecisionPage: Part }] = await Promise.all([
		import("../features/account/links/consent-decision.tsx"),
		loadWords(["problems/forms"]),
	]);
	return Part;
});

/** What was decided here. */
interface Decided {
	readonly decision: ConsentDecision;
	readonly name: string;
}

/** The page on which a parent decides whether the account of a child under fifteen may keep anything. */
export default function Consent() {
	const { t } = useTranslation();
	const backend = useBackend();
	const { loaded, asked, decided, setDecided, answer } = useLinkQuestion<ConsentRequest, Decided>(
		({ ownAccount }) => ownAccount && ((token) => ownAccount.readConsent(token)),
	);

	const screen = () => {
		if (backend && !backend.ownAccount)
			return (
				<LinkPage title={t("links.consent.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (decided) {
			const words = decided.decision === "give" ? "given" : "refused";
			return (
				<LinkPage
					title={t(`links.consent.${words}Title`)}
					lead={t(`links.consent.${words}Text`, { name: decided.name })}
				/>
			);
		}
		if (loaded.status === "error") return <LinkAway title={t("links.checking")} onRetry={loaded.retry} />;
		if (asked === "pending")
			return (
				<LinkPage title={t("links.checking")}>
					<Skeleton className="h-40 w-full max-w-xl" />
				</LinkPage>
			);
		if (asked === "missing" || asked === "invalid")
			return <LinkPage title={t(`links.consent.${asked}Title`)} lead={t(`links.consent.${asked}Text`)} />;
		return (
			<ConsentDecisionPage
				placeholder={<LinkPage title={t("links.checking")} />}
				request={asked}
				onDecide={async (decision) => {
					const { ownAccount } = await loadBackend();
					return answer(ownAccount && ((token) => ownAccount.decideConsent(token, decision)));
				}}
				onDecided={(decision) => setDecided({ decision, name: asked.firstName })}
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
