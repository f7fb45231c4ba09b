import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Backend } from "#contract/backend.ts";
import type { OwnAccountBackend } from "#contract/own-account.ts";
import { valueIn } from "#domain/shared/result.ts";
import { AccountSkeleton } from "../features/account/own/account-skeleton.tsx";
import { loadWords } from "../lib/i18n.ts";
import { latePart } from "../lib/late-part.tsx";
import { useLocalePath } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeatedRead } from "../lib/use-away.ts";
import { useBackend, useBackendData } from "../lib/use-backend.ts";
import { useSession } from "../lib/use-observed.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";

import { NoRealAccounts } from "./no-real-accounts.ts";

const AccountParts = latePart(async () => {
	const [{ AccountParts: Part }] = await Promise.all([
		import("../features/account/own/account-parts.tsx"),
		loadWords(["account", "account/signUp", "ownAccount/parts", "problems/forms"]),
	]);
	return Part;
});

const OwnBilling = latePart(async () => (await import("./account-billing.tsx")).OwnBilling);

/** The profile; null for a guest. Rejects while accounts cannot be reached. */
const readProfile = async ({ account }: Backend, own: OwnAccountBackend) => {
	if ((await account.current()) === null) return null;
	const read = await own.profile();
	if (!read.ok && read.code === "account.sign_in_required") return null;
	return valueIn(read);
};

/** Who owns the account, then its parts. */
function OwnAccount({ own }: { readonly own: OwnAccountBackend }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const billing = useBackend()?.billing ?? null;
	const isErased = useRef(false);
	const isSignedIn = useSession() !== null;
	const loaded = useBackendData((backend) => readProfile(backend, own), [own, isSignedIn]);
	const profile = loaded.status === "ready" ? loaded.data : undefined;
	const hasOwner = Boolean(profile);
	const sessions = useBackendData(
		async () => (hasOwner ? valueIn(await own.sessions()) : []),
		[own, hasOwner],
	);
	useRepeatedRead(loaded);
	useRepeatedRead(sessions);
	useEffect(() => {
		// Whoever erased the account goes home, not to the login.
		if (profile === null && !isErased.current)
			void navigate(toLocalPath("/login?returnTo=/account"), { replace: true });
	}, [profile, navigate, toLocalPath]);

	if (loaded.status === "error")
		return (
			<RetryAlert
				title={t("ownAccount.loadProblem.title")}
				description={t("ownAccount.loadProblem.description")}
				retryLabel={t("ownAccount.loadProblem.retry")}
				onRetry={loaded.retry}
			/>
		);
	if (loaded.status === "loading" || !profile) return <AccountSkeleton />;
	return (
		<AccountParts
			placeholder={<AccountSkeleton />}
			own={own}
			profile={profile}
			sessions={sessions}
			billing={billing}
			Billing={OwnBilling}
			onChanged={loaded.reload}
			onErasing={(isErasing) => {
				isErased.current = isErasing;
			}}
		/>
	);
}

/** Everything about one's own account. A guest is sent to the login and comes back. */
export default function Account() {
	const { t } = useTranslation();
	const backend = useBackend();
	const content = () => {
		if (!backend) return <AccountSkeleton />;
		return backend.ownAccount ? (
			<OwnAccount own={backend.ownAccount} />
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
