import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { apiQuery, sessionQuery } from "../api/api.ts";
import { useKnownEdition } from "../api/edition.ts";
import { loadedOf } from "../api/loaded.ts";
import { loadMessages } from "../shared/i18n.ts";
import { lazyComponent } from "../shared/lazy-component.tsx";
import { useLocalePath } from "../shared/locale.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { AccountSkeleton } from "./own/account-skeleton.tsx";

const AccountParts = lazyComponent(async () => {
	const [{ AccountParts: Part }] = await Promise.all([
		import("./own/account-parts.tsx"),
		loadMessages(["account", "account/signUp", "ownAccount/parts", "problems/forms"]),
	]);
	return Part;
});

const OwnBilling = lazyComponent(async () => (await import("./own/own-billing.tsx")).OwnBilling);

const profileQuery = apiQuery("GET /api/account/profile", {});
const sessionsQuery = apiQuery("GET /api/account/sessions", {});

/** Who owns the account, then its parts. */
function OwnAccount() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const isErased = useRef(false);
	const session = useQuery(sessionQuery);
	const isGuest = session.data?.session === null;
	// A hint of the device is no session: the server has to say that somebody is here. What it once said, a later failure
	// does not take back: a form would go with what was typed.
	const isSignedIn = session.dataUpdatedAt > 0 && session.data !== undefined && !isGuest;
	const profile = useQuery({ ...profileQuery, enabled: isSignedIn });
	const sessions = useQuery({ ...sessionsQuery, enabled: isSignedIn && profile.isSuccess });
	useEffect(() => {
		// Whoever erased the account goes home, not to the login.
		if (isGuest && !isErased.current)
			void navigate(toLocalPath("/login?returnTo=/account"), { replace: true });
	}, [isGuest, navigate, toLocalPath]);

	const broken = [session, profile].find((query) => query.isError && query.data === undefined);
	if (isSignedIn && profile.data)
		return (
			<AccountParts
				placeholder={<AccountSkeleton />}
				profile={profile.data}
				sessions={loadedOf({ ...sessions, data: sessions.data?.sessions })}
				Billing={OwnBilling}
				onErasing={(isErasing) => {
					isErased.current = isErasing;
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

/** Everything about one's own account. A guest is sent to the login and comes back. */
export default function AccountScreen() {
	const { t } = useTranslation();
	const edition = useKnownEdition();
	const content = () => {
		if (edition === null) return <AccountSkeleton />;
		return edition === "live" ? (
			<OwnAccount />
		) : (
			// As high as the places kept until now: nothing that is below comes up.
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
