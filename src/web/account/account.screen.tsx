import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { apiQuery, sessionQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { AccountSkeleton } from "./own/account-section.tsx";

const sectionMessages = [
	"account",
	"account/signUp",
	"ownAccount/parts",
	"passkeys",
	"problems/forms",
	"families",
	"problems/families",
	"problems/classes",
];

const AccountDetails = lazyPart(async () => {
	const [{ AccountDetails: Part }] = await Promise.all([
		import("./own/account-details.tsx"),
		loadMessages(sectionMessages),
	]);
	return Part;
});

const profileQuery = apiQuery("GET /api/account/profile", {});

/** Reads the session, then the account's sections. */
function OwnAccount() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const isDeleting = useRef(false);
	const session = useQuery(sessionQuery);
	const isGuest = session.data?.session === null;
	// The stored hint is not a session: the server must have confirmed it. A later failure does not revoke it,
	// because the forms and their text would disappear.
	const isSignedIn = session.dataUpdatedAt > 0 && session.data !== undefined && !isGuest;
	const profile = useQuery({ ...profileQuery, enabled: isSignedIn });
	useEffect(() => {
		// After a deletion the home page opens, not the login.
		if (isGuest && !isDeleting.current)
			void navigate(toLocalPath("/login?returnTo=/account"), { replace: true });
	}, [isGuest, navigate, toLocalPath]);

	const broken = [session, profile].find((query) => query.isError && query.data === undefined);
	if (isSignedIn && profile.data)
		return (
			<AccountDetails
				placeholder={<AccountSkeleton />}
				profile={profile.data}
				onDeleting={(now) => {
					isDeleting.current = now;
				}}
			/>
		);
	if (!broken) return <AccountSkeleton />;
	return (
		<RetryAlert
			title={t("ownAccount.loadProblem.title")}
			description={t("ownAccount.loadProblem.description")}
			retryLabel={t("ownAccount.loadProblem.retry")}
			onRetry={() => void broken.refetch()}
		/>
	);
}

/** The account page. A guest is sent to the login and returns afterwards. */
export default function AccountScreen() {
	const { t } = useTranslation();
	const edition = useEdition();
	const content = () => {
		if (edition === null) return <AccountSkeleton />;
		return edition === "live" ? (
			<OwnAccount />
		) : (
			// At least as high as the skeleton before it, so that nothing below moves.
			<div className="min-h-dvh">
				<NoRealAccounts placeholder={<AccountSkeleton />} text={t("ownAccount.demonstration.text")} />
			</div>
		);
	};
	return (
		<div className="page pt-12 md:pt-16">
			<PageHead title={t("ownAccount.pageTitle")} isIndexed={false} />
			<header className="grid gap-4 pb-10">
				<h1 className="display-2">{t("ownAccount.title")}</h1>
				<p className="lead measure">{t("ownAccount.lead")}</p>
			</header>
			{content()}
		</div>
	);
}
