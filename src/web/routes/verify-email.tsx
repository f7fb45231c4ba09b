import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useKnownEdition } from "../api/edition.ts";
import { invalidate } from "../api/query-client.ts";
import { useSession } from "../api/session.ts";
import { LinkAway } from "../features/account/links/link-away.tsx";
import { LinkPage } from "../features/account/links/link-page.tsx";
import { LocalButtonLink } from "../lib/local-link.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { useFollowedLink } from "../lib/use-followed-link.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoRealAccounts } from "./no-real-accounts.ts";
import { useLinkAnswer } from "./use-link-question.ts";

/** The page that a link for confirming an address leads to. */
export default function VerifyEmail() {
	const { t } = useTranslation();
	const edition = useKnownEdition();
	const isSignedIn = useSession() !== null;
	const link = useFollowedLink();
	// Asked as often as it takes to reach the server.
	const { answered, isError, refetch } = useLinkAnswer("POST /api/account/verification/complete", link);
	const verdict = typeof answered === "string" ? answered : "done";
	useEffect(() => {
		if (verdict !== "pending") document.getElementById("main")?.focus({ preventScroll: true });
		// The session says whether the address is confirmed.
		if (verdict === "done") void invalidate(["GET /api/account/session", "GET /api/account/profile"]);
	}, [verdict]);

	const screen = () => {
		if (edition === "demo")
			return (
				<LinkPage title={t("links.verify.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (isError) return <LinkAway title={t("links.verify.checkingTitle")} onRetry={() => void refetch()} />;
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
