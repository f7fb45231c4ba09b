import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Backend } from "#contract/backend.ts";
import type { ConsentRequest } from "#contract/profile.ts";
import type { ConsentDecision } from "#domain/account/consent.ts";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { loadWords } from "../lib/i18n.ts";
import { latePart } from "../lib/late-part.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeat } from "../lib/use-away.ts";
import { loadBackend, useBackend, useBackendData } from "../lib/use-backend.ts";
import { type FollowedLink, useFollowedLink } from "../lib/use-followed-link.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

import { NoRealAccounts } from "./no-real-accounts.ts";

const ConsentDecisionPage = latePart(async () => {
	const [{ ConsentDecisionPage: Part }] = await Promise.all([
		import("../features/account/links/consent-decision.tsx"),
		loadWords(["problems/forms"]),
	]);
	return Part;
});

const nothing = () => {};

/** What was decided here, by which link. */
interface Decided {
	readonly link: FollowedLink | null | undefined;
	readonly decision: ConsentDecision;
	readonly name: string;
}

type Asked = ConsentRequest | "pending" | "missing" | "invalid";

/** What a parent is asked, by their link. Rejects while the server cannot be reached. */
const readRequest = async (
	{ ownAccount }: Backend,
	link: FollowedLink | null | undefined,
): Promise<Asked> => {
	if (link === undefined || !ownAccount) return "pending";
	if (link === null) return "missing";
	const read = await ownAccount.readConsent(link.token);
	if (read.ok) return read.value;
	if (read.code === "account.link_invalid") return "invalid";
	throw new Error(read.code);
};

/** The page on which a parent decides whether the account of a child under fifteen may keep anything. */
export default function Consent() {
	const { t } = useTranslation();
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
				placeholder={<LinkPage title={t("links.checking")} />}
				request={asked}
				onDecide={async (decision) => {
					const own = (await loadBackend()).ownAccount;
					if (!own || !link) return { ok: false, code: "common.unexpected" };
					const outcome = await own.decideConsent(link.token, decision);
					// Decided elsewhere meanwhile: what the link is good for now is read again.
					if (!outcome.ok && outcome.code === "account.link_invalid" && loaded.status === "ready")
						loaded.reload();
					return outcome;
				}}
				onDecided={(decision) => setLatest({ link, decision, name: asked.firstName })}
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
