import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { returnPath } from "#domain/account/return-path.ts";
import type { Session } from "#domain/account/session.ts";
import { sessionQuery } from "../api/api.ts";
import { useKnownEdition } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { withdrawOffer } from "../personal-data/guest-work.ts";
import { loadMessages } from "../shared/i18n.ts";
import { lazyComponent } from "../shared/lazy-component.tsx";
import { LocalLink } from "../shared/local-link.tsx";
import { useLocale, useLocalePath } from "../shared/locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useHydrated } from "../shared/use-hydrated.ts";
import { useToast } from "../ui/toast.tsx";
import { AccountForms } from "./account-forms.tsx";
import { LoginForm } from "./login-form.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { WelcomePanel } from "./welcome-panel.tsx";

const loadMailSent = async () => (await import("./mail-sent.tsx")).MailSent;
const MailSent = lazyComponent(loadMailSent);
const SignUpForm = lazyComponent(async () => {
	// What follows on signing up comes along: by then the network may be gone.
	const [{ SignUpForm: Part }] = await Promise.all([
		import("./sign-up-form.tsx"),
		loadMailSent(),
		loadMessages(["account/signUp"]),
	]);
	return Part;
});
const OpenSession = lazyComponent(async () => (await import("./open-session.tsx")).OpenSessionNote);

const loadEntry = () => import("./entry.ts");

/** Fetches for a guest what sends the form: by then the network may be gone. Who is signed in hardly comes to send it. */
const useEntryAhead = (): void => {
	const { data, isError } = useQuery(sessionQuery);
	const isGuest = isError || data?.session === null;
	useEffect(() => {
		if (isGuest) void loadEntry().catch(() => {});
	}, [isGuest]);
};

const passwordResetPath = "/reset-password";

/** The door: log in or sign up, then on to where one came from or to the dashboard. */
export default function LoginScreen() {
	const { t } = useTranslation();
	const locale = useLocale();
	const edition = useKnownEdition();
	const isReal = edition === "live";
	const session = useSession();
	const signOut = useSignOut();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const isHydrated = useHydrated();
	const [parameters] = useSearchParams();
	const { hash } = useLocation();
	const showToast = useToast();
	const [writtenTo, setWrittenTo] = useState<string | null>(null);
	useEntryAhead();
	const returnTo = returnPath(parameters.get("returnTo"));
	// Whoever comes by another way than from their own results is asked whose the work in this browser is.
	const comesFromResults = returnTo === "/results";
	useEffect(() => {
		if (isHydrated && !comesFromResults) withdrawOffer();
	}, [isHydrated, comesFromResults]);
	const enter = (title: string): void => {
		showToast({ tone: "success", title });
		// What follows the `#`, such as a scanned code, comes along without a server reading it.
		void navigate(toLocalPath(`${returnTo ?? "/dashboard"}${hash}`));
	};
	const signedUp = (opened: Session | null, email: string): void => {
		if (opened) enter(t("account.signup.done"));
		else setWrittenTo(email);
	};
	return (
		<div className="page grid items-start gap-10 py-8 md:py-14 lg:grid-cols-2 lg:gap-20">
			<PageHead title={t("account.pageTitle")} description={t("account.pageDescription")} />
			<WelcomePanel />
			<div className="grid gap-7 lg:pt-4">
				{session ? (
					<OpenSession
						placeholder={null}
						session={session}
						hasAccountPage={isReal}
						onSignOut={() => void signOut()}
					/>
				) : null}
				{/* Out of sight only: what was typed is there again on the way back. */}
				<div hidden={writtenTo !== null}>
					<AccountForms
						opened={isHydrated && parameters.get("tab") === "signup" ? "signup" : undefined}
						login={(draft) => (
							<LoginForm
								draft={draft}
								passwordResetPath={isReal ? passwordResetPath : null}
								onSend={async (form) => (await loadEntry()).signIn(form)}
								onDone={() => enter(t("account.login.done"))}
							/>
						)}
						signUp={(draft) => (
							<SignUpForm
								placeholder={<div className="min-h-[36rem]" />}
								draft={draft}
								isReal={isReal}
								onSend={async (form) => (await loadEntry()).signUp(form, locale)}
								onDone={(opened, { email = "" }) => signedUp(opened, email.trim())}
							/>
						)}
					/>
				</div>
				{writtenTo === null ? null : (
					<MailSent placeholder={null} email={writtenTo} onBack={() => setWrittenTo(null)} />
				)}
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
