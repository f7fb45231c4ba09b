import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LinkAway } from "../features/account/links/link-away.tsx";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { LocalButtonLink } from "../lib/local-link.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeatedRead } from "../lib/use-away.ts";
import { useBackend, useBackendData } from "../lib/use-backend.ts";
import { type FollowedLink, useFollowedLink } from "../lib/use-followed-link.ts";
import { useSession } from "../lib/use-observed.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoRealAccounts } from "./no-real-accounts.ts";
import { followLink } from "./use-link-question.ts";

/** Confirms the address that a link was sent to, as often as it takes to reach the server. */
const useVerification = (link: FollowedLink | null | undefined) =>
	useBackendData(
		async ({ ownAccount }) =>
			(await followLink(link, ownAccount && ((token) => ownAccount.verifyEmail(token)))) ?? "done",
		[link],
	);

/** The page that a link for confirming an address leads to. */
export default function VerifyEmail() {
	const { t } = useTranslation();
	const backend = useBackend();
	const isSignedIn = useSession() !== null;
	const verification = useVerification(useFollowedLink());
	useRepeatedRead(verification);
	const verdict = verification.status === "ready" ? verification.data : "pending";
	useEffect(() => {
		if (verdict !== "pending") document.getElementById("main")?.focus({ preventScroll: true });
	}, [verdict]);

	const screen = () => {
		if (backend && !backend.ownAccount)
			return (
				<LinkPage title={t("links.verify.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (verification.status === "error")
			return <LinkAway title={t("links.verify.checkingTitle")} onRetry={verification.retry} />;
		if (verdict === "pending")
			return (
				<LinkPage title={t("links.verify.checkingTitle")}>
					<Skeleton className="h-11 w-44" />
				</LinkPage>
			);
		const [to, label] = isSignedIn
			? (["/dashboard", t("links.verify.dashboard")] as const)
			: (["/login", t("links.toLogin")] as const);
		return (
			<LinkPage title={t(`links.verify.${verdict}Title`)} lead={t(`links.verify.${verdict}Text`)}>
				<div className="flex flex-wrap gap-3">
					<LocalButtonLink to={to}>{label}</LocalButtonLink>
					{verdict === "done" ? null : (
						<LocalButtonLink to="/account" look="secondary">
							{t("links.verify.account")}
						</LocalButtonLink>
					)}
				</div>
			</LinkPage>
		);
	};
	return (
		<>
			<PageHead title={t("links.verify.pageTitle")} isIndexed={false} />
			<div role="status">{screen()}</div>
		</>
	);
}
