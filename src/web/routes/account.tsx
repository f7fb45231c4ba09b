import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Backend } from "#contract/backend.ts";
import type { OwnAccountBackend } from "#contract/own-account.ts";
import { needsGuardian } from "#domain/account/guardian.ts";
import { NoRealAccounts } from "../features/account/no-real-accounts.tsx";
import { AccountSkeleton } from "../features/account/own/account-skeleton.tsx";
import { GuardianFrame, PlanFrame } from "../features/account/own/billing-frames.tsx";
import { ConsentPart } from "../features/account/own/consent-part.tsx";
import { DataPart } from "../features/account/own/data-part.tsx";
import { ErasePart } from "../features/account/own/erase-part.tsx";
import { PasswordForm } from "../features/account/own/password-form.tsx";
import { ProfileForm } from "../features/account/own/profile-form.tsx";
import { SessionList } from "../features/account/own/session-list.tsx";
import { UnverifiedNote } from "../features/account/own/unverified-note.tsx";
import { useLocalePath } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeat } from "../lib/use-away.ts";
import { useBackend, useBackendData } from "../lib/use-backend.ts";
import { useSession } from "../lib/use-observed.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { useToast } from "../ui/toast.tsx";

// Known once the owner is: a prerendered page has no plan to show.
const OwnBilling = lazy(async () => ({ default: (await import("./account-billing.tsx")).OwnBilling }));

const nothing = () => {};

/** The profile; null for a guest. Rejects while accounts cannot be reached. */
const readProfile = async ({ account }: Backend, own: OwnAccountBackend) => {
	if ((await account.current()) === null) return null;
	const read = await own.profile();
	if (read.ok) return read.value;
	if (read.code === "account.sign_in_required") return null;
	throw new Error(read.code);
};

const readSessions = async (own: OwnAccountBackend) => {
	const read = await own.sessions();
	if (read.ok) return read.value;
	throw new Error(read.code);
};

/** The parts of the account, once its owner is known. */
function OwnAccount({ own }: { readonly own: OwnAccountBackend }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const toast = useToast();
	const billing = useBackend()?.billing;
	const isErased = useRef(false);
	const isSignedIn = useSession() !== null;
	const loaded = useBackendData((backend) => readProfile(backend, own), [own, isSignedIn]);
	const profile = loaded.status === "ready" ? loaded.data : undefined;
	const hasOwner = Boolean(profile);
	const sessions = useBackendData(async () => (hasOwner ? readSessions(own) : []), [own, hasOwner]);
	useRepeat(loaded.status === "error", loaded.status === "error" ? loaded.retry : nothing);
	useRepeat(sessions.status === "error", sessions.status === "error" ? sessions.retry : nothing);
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
	const erase = async (password: string) => {
		isErased.current = true;
		const erased = await own.erase(password);
		isErased.current = erased.ok;
		return erased;
	};
	const onErased = async (): Promise<void> => {
		await navigate(toLocalPath("/"), { replace: true });
		toast({
			tone: "success",
			title: t("ownAccount.erase.done"),
			description: t("ownAccount.erase.doneText"),
		});
	};
	return (
		<div>
			{profile.emailVerified ? null : (
				<div className="pb-10">
					<UnverifiedNote email={profile.email} onResend={() => own.resendVerification()} />
				</div>
			)}
			<ProfileForm
				profile={profile}
				here={Intl.DateTimeFormat().resolvedOptions().timeZone}
				onSave={(change) => own.updateProfile(change)}
				onSaved={loaded.reload}
			/>
			<ConsentPart
				profile={profile}
				onAsk={(guardianEmail) => own.askConsent(guardianEmail)}
				onAsked={loaded.reload}
			/>
			{billing ? (
				<Suspense
					fallback={
						<>
							{needsGuardian(profile.role, profile.ageBand) ? <GuardianFrame /> : null}
							<PlanFrame />
						</>
					}
				>
					<OwnBilling billing={billing} profile={profile} />
				</Suspense>
			) : null}
			<PasswordForm
				email={profile.email}
				onChange={(change) => own.changePassword(change)}
				onChanged={() => sessions.status === "ready" && sessions.reload()}
			/>
			<SessionList
				loaded={sessions}
				zone={profile.zone}
				onEnd={(id) => own.endSession(id)}
				onEndOthers={() => own.endOtherSessions()}
			/>
			<DataPart onExport={() => own.exportData()} />
			<ErasePart onErase={erase} onErased={() => void onErased()} />
		</div>
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
			<NoRealAccounts text={t("ownAccount.demonstration.text")} />
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
