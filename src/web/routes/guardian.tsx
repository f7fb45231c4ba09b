import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Backend } from "#contract/backend.ts";
import type { GuardianRequest } from "#contract/billing.ts";
import type { GuardianDecision } from "#domain/account/guardian.ts";
import { consultationPrices, planPrices } from "#domain/billing/prices.ts";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { NoRealAccounts } from "../features/account/no-real-accounts.tsx";
import { useLocale } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeat } from "../lib/use-away.ts";
import { loadBackend, useBackend, useBackendData } from "../lib/use-backend.ts";
import { useLinkOpenings } from "../lib/use-link-openings.ts";
import { useLinkToken } from "../lib/use-link-token.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

// What a guardian decides is known once the link is read.
const GuardianDecisionPage = lazy(async () => ({
	default: (await import("../features/account/links/guardian-decision.tsx")).GuardianDecisionPage,
}));

const nothing = () => {};

type Asked = GuardianRequest | "pending" | "missing" | "invalid";

/** What a guardian is asked, by the token of their link. Rejects while the server cannot be reached. */
const readRequest = async ({ billing }: Backend, token: string | null | undefined): Promise<Asked> => {
	if (token === undefined || !billing) return "pending";
	if (token === null) return "missing";
	const read = await billing.readGuardian(token);
	if (read.ok) return read.value;
	if (read.code === "account.link_invalid") return "invalid";
	throw new Error(read.code);
};

/** The page on which a guardian answers for the payments and appointments of somebody under eighteen. */
export default function Guardian() {
	const { t } = useTranslation();
	const locale = useLocale();
	const backend = useBackend();
	const token = useLinkToken();
	const [decided, setDecided] = useState<{ words: "confirmed" | "refused" | "left"; name: string } | null>(
		null,
	);
	const openings = useLinkOpenings(() => setDecided(null));
	const loaded = useBackendData((loadedBackend) => readRequest(loadedBackend, token), [token, openings]);
	useRepeat(loaded.status === "error", loaded.status === "error" ? loaded.retry : nothing);
	useEffect(() => {
		if (decided) document.getElementById("main")?.focus();
	}, [decided]);

	const checking = (
		<LinkPage title={t("links.checking")}>
			<Skeleton className="h-40 w-full max-w-xl" />
		</LinkPage>
	);
	const screen = () => {
		if (backend && !backend.billing)
			return (
				<LinkPage title={t("guardian.missingTitle")}>
					<NoRealAccounts text={t("links.demonstration")} />
				</LinkPage>
			);
		if (decided) {
			const { words, name } = decided;
			return <LinkPage title={t(`guardian.${words}Title`)} lead={t(`guardian.${words}Text`, { name })} />;
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
		if (asked === "pending") return checking;
		if (asked === "missing" || asked === "invalid")
			return <LinkPage title={t(`guardian.${asked}Title`)} lead={t(`guardian.${asked}Text`)} />;
		return (
			<GuardianDecisionPage
				request={asked}
				prices={{ month: planPrices.premium, conversation: consultationPrices["60min"] }}
				onDecide={async (decision: GuardianDecision) => {
					const { billing } = await loadBackend();
					if (!billing || !token) return { ok: false, code: "common.unexpected" };
					const outcome = await billing.decideGuardian(token, decision, locale);
					// Decided elsewhere meanwhile: what the link is good for now is read again.
					if (!outcome.ok && outcome.code === "account.link_invalid" && loaded.status === "ready")
						loaded.reload();
					return outcome;
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
			<Suspense fallback={checking}>{screen()}</Suspense>
		</>
	);
}
