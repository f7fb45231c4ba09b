import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Backend } from "#contract/backend.ts";
import type { GuardianRequest } from "#contract/billing.ts";
import type { GuardianDecision } from "#domain/account/guardian.ts";
import { consultationPrices, planPrices } from "#domain/billing/prices.ts";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { loadWords } from "../lib/i18n.ts";
import { latePart } from "../lib/late-part.tsx";
import { useLocale } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeat } from "../lib/use-away.ts";
import { loadBackend, useBackend, useBackendData } from "../lib/use-backend.ts";
import { type FollowedLink, useFollowedLink } from "../lib/use-followed-link.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoRealAccounts } from "./no-real-accounts.ts";

// What a guardian decides is known once the link is read.
const GuardianDecisionPage = latePart(async () => {
	const [{ GuardianDecisionPage: Part }] = await Promise.all([
		import("../features/account/links/guardian-decision.tsx"),
		loadWords(["problems/forms"]),
	]);
	return Part;
});

const nothing = () => {};

type Asked = GuardianRequest | "pending" | "missing" | "invalid";

/** What was decided here, by which link. */
interface Decided {
	readonly link: FollowedLink | null | undefined;
	readonly words: "confirmed" | "refused" | "left";
	readonly name: string;
}

/** What a guardian is asked, by their link. Rejects while the server cannot be reached. */
const readRequest = async ({ billing }: Backend, link: FollowedLink | null | undefined): Promise<Asked> => {
	if (link === undefined || !billing) return "pending";
	if (link === null) return "missing";
	const read = await billing.readGuardian(link.token);
	if (read.ok) return read.value;
	if (read.code === "account.link_invalid") return "invalid";
	throw new Error(read.code);
};

/** The page on which a guardian answers for the payments and appointments of somebody under eighteen. */
export default function Guardian() {
	const { t } = useTranslation();
	const locale = useLocale();
	const backend = useBackend();
	const link = useFollowedLink();
	const loaded = useBackendData((loadedBackend) => readRequest(loadedBackend, link), [link]);
	const [latest, setLatest] = useState<Decided | null>(null);
	// Who follows the link again is shown what it is good for now.
	const decided = latest?.link === link ? latest : null;
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
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
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
				placeholder={checking}
				request={asked}
				prices={{ month: planPrices.premium, conversation: consultationPrices["60min"] }}
				onDecide={async (decision: GuardianDecision) => {
					const { billing } = await loadBackend();
					if (!billing || !link) return { ok: false, code: "common.unexpected" };
					const outcome = await billing.decideGuardian(link.token, decision, locale);
					// Decided elsewhere meanwhile: what the link is good for now is read again.
					if (!outcome.ok && outcome.code === "account.link_invalid" && loaded.status === "ready")
						loaded.reload();
					return outcome;
				}}
				onDecided={(decision) =>
					setLatest({
						link,
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
