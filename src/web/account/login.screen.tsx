import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { returnPath } from "#domain/account/return-path.ts";
import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import { useEdition } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { useHydrated } from "../page/hydrated.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { withdrawOffer } from "../personal-data/guest-work.ts";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { useScannedCode } from "../shared/links/scanned-code.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useToast } from "../ui/toast.tsx";
import { AccountForms } from "./account-forms.tsx";
import { LoginForm } from "./login-form.tsx";
import { MailSent, OpenSessionNote, WelcomePanel } from "./login-parts.tsx";
import { ProviderButtons } from "./providers/provider-buttons.tsx";
import { useSignIn, useSignOut, useSignUp } from "./use-auth.ts";

const SignUpForm = lazyPart(async () => {
	const [{ SignUpForm: Part }] = await Promise.all([
		import("./sign-up-form.tsx"),
		loadMessages(["account/signUp"]),
	]);
	return Part;
});

/** Log in or sign up, then return to the previous page or open the dashboard. */
export default function LoginScreen() {
	const { t } = useTranslation();
	const edition = useEdition();
	const isReal = edition === "live";
	const session = useSession();
	const signIn = useSignIn();
	const signUp = useSignUp();
	const signOut = useSignOut();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const isHydrated = useHydrated();
	const [parameters] = useSearchParams();
	const code = useScannedCode();
	const showToast = useToast();
	const [writtenTo, setWrittenTo] = useState<string | null>(null);
	// Named in the address by buttons such as "Create my class".
	const asked = roles.find((role) => role === parameters.get("role"));
	const returnTo = returnPath(parameters.get("returnTo"));
	// Only a login that starts at the results moves the work of this browser to the account without asking.
	const isFromResults = returnTo === "/results";
	useEffect(() => {
		if (isHydrated && !isFromResults) withdrawOffer();
	}, [isHydrated, isFromResults]);
	const open = (title: string): void => {
		showToast({ tone: "success", title });
		// A scanned code is passed on in the fragment, which no server reads.
		void navigate(toLocalPath(`${returnTo ?? "/dashboard"}${code && `#${code}`}`));
	};
	const signedUp = (opened: Session | null, email: string): void => {
		if (opened) open(t("account.signup.done"));
		else setWrittenTo(email);
	};
	return (
		<div className="page grid items-start gap-6 py-5 sm:gap-10 sm:py-8 md:py-14 lg:grid-cols-2 lg:gap-20">
			<PageHead title={t("account.pageTitle")} description={t("account.pageDescription")} />
			<WelcomePanel />
			<div className="grid gap-7 lg:pt-4">
				{session ? (
					<OpenSessionNote session={session} hasAccountPage={isReal} onSignOut={() => void signOut()} />
				) : null}
				{/* Hidden, not removed, so that the typed text is kept. */}
				<div hidden={writtenTo !== null}>
					<AccountForms
						opened={isHydrated && parameters.get("tab") === "signup" ? "signup" : undefined}
						login={(draft) => (
							<LoginForm
								draft={draft}
								edition={edition}
								mutation={signIn}
								onDone={() => open(t("account.login.done"))}
							/>
						)}
						signUp={(draft) => (
							<SignUpForm
								placeholder={<div className="min-h-[36rem]" />}
								draft={{ ...(asked ? { role: asked } : {}), ...draft }}
								isReal={isReal}
								mutation={signUp}
								onDone={(opened, { email = "" }) => signedUp(opened, email.trim())}
							/>
						)}
					/>
				</div>
				{isReal && writtenTo === null ? (
					<ProviderButtons returnTo={returnTo === null ? null : `${returnTo}${code && `#${code}`}`} />
				) : null}
				{writtenTo === null ? null : <MailSent email={writtenTo} onBack={() => setWrittenTo(null)} />}
				<div className="grid gap-1 border-t border-hairline pt-5 text-sm text-soft">
					<p className="flex flex-wrap gap-x-6">
						{(["terms", "privacy"] as const).map((name) => (
							<LocalLink
								key={name}
								to={`/${name}`}
								className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:text-ink"
							>
								{t(`account.${name}`)}
							</LocalLink>
						))}
					</p>
					{edition === "demo" ? <p className="measure">{t("account.demonstration")}</p> : null}
				</div>
			</div>
		</div>
	);
}
