import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Backend } from "#contract/backend.ts";
import type { ConsentRequest } from "#contract/profile.ts";
import type { ConsentDecision } from "#domain/account/consent.ts";
import { ConsentDecisionPage } from "../features/account/links/consent-decision.tsx";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { NoRealAccounts } from "../features/account/no-real-accounts.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeat } from "../lib/use-away.ts";
import { loadBackend, useBackend, useBackendData } from "../lib/use-backend.ts";
import { useLinkOpenings } from "../lib/use-link-openings.ts";
import { useLinkToken } from "../lib/use-link-token.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const nothing = () => {};

type Asked = ConsentRequest | "pending" | "missing" | "invalid";

/** What a parent is asked, by the token of their link. Rejects while the server cannot be reached. */
const readRequest = async ({ ownAccount }: Backend, token: string | null | undefined): Promise<Asked> => {
	if (token === undefined || !ownAccount) return "pending";
	if (token === null) return "missing";
	const read = await ownAccount.readConsent(token);
	if (read.ok) return read.value;
	if (read.code === "account.link_invalid") return "invalid";
	throw new Error(read.code);
};

/** The page on which a parent decides whether the account of a child under fifteen may keep anything. */
export default function Consent() {
	const { t } = useTranslation();
	const backend = useBackend();
	const token = useLinkToken();
	const [decided, setDecided] = useState<{ decision: ConsentDecision; name: string } | null>(null);
	const openings = useLinkOpenings(() => setDecided(null));
	const loaded = useBackendData((loadedBackend) => readRequest(loadedBackend, token), [token, openings]);
	useRepeat(loaded.status === "error", loaded.status === "error" ? loaded.retry : nothing);
	useEffect(() => {
		if (decided) document.getElementById("main")?.focus();
	}, [decided]);

	const screen = () => {
		if (backend && !backend.ownAccount)
			return (
				<LinkPage title={t("links.consent.missingTitle")}>
					<NoRealAccounts text={t("links.demonstration")} />
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
		if (loaded.status === "error")
			return (
				<LinkPage title={t("links.checking")}>
					<RetryAlert
						title={t("links.away.title")}
						description={t("links.away.text")}
						retryLabel={t("links.away.retry")}
						onRetry={loaded.retry}
					/>
				</LinkPage>
			);
		const asked = loaded.status === "ready" ? loaded.data : "pending";
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
				request={asked}
				onDecide={async (decision) => {
					const own = (await loadBackend()).ownAccount;
					if (!own || !token) return { ok: false, code: "common.unexpected" };
					const outcome = await own.decideConsent(token, decision);
					// Decided elsewhere meanwhile: what the link is good for now is read again.
					if (!outcome.ok && outcome.code === "account.link_invalid" && loaded.status === "ready")
						loaded.reload();
					return outcome;
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
