import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { returnPath } from "#domain/account/return-path.ts";
import { AccountForms } from "../features/account/account-forms.tsx";
import { LoginForm } from "../features/account/login-form.tsx";
import { OpenSession } from "../features/account/open-session.tsx";
import { SignUpForm } from "../features/account/sign-up-form.tsx";
import { WelcomePanel } from "../features/account/welcome-panel.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { useLocalePath } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { loadBackend, useBackend } from "../lib/use-backend.ts";
import { useSession } from "../lib/use-observed.ts";
import { useToast } from "../ui/toast.tsx";

const passwordResetPath = "/reset-password";

/** The door: log in or sign up, then on to where one came from or to the dashboard. */
export default function Login() {
	const { t } = useTranslation();
	const backend = useBackend();
	const session = useSession();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const [parameters] = useSearchParams();
	const showToast = useToast();
	const enter = (title: string): void => {
		showToast({ tone: "success", title });
		void navigate(toLocalPath(returnPath(parameters.get("returnTo")) ?? "/dashboard"));
	};
	return (
		<div className="page grid items-start gap-10 py-8 md:py-14 lg:grid-cols-2 lg:gap-20">
			<PageHead title={t("account.pageTitle")} description={t("account.pageDescription")} />
			<WelcomePanel />
			<div className="grid gap-7 lg:pt-4">
				{session ? <OpenSession session={session} onSignOut={() => void backend?.account.signOut()} /> : null}
				<AccountForms
					login={(draft) => (
						<LoginForm
							draft={draft}
							passwordResetPath={backend?.capabilities.passwordReset ? passwordResetPath : null}
							onSend={async (form) => (await loadBackend()).account.signIn(form)}
							onDone={() => enter(t("account.login.done"))}
						/>
					)}
					signUp={(draft) => (
						<SignUpForm
							draft={draft}
							onSend={async (form) => (await loadBackend()).account.signUp(form)}
							onDone={() => enter(t("account.signup.done"))}
						/>
					)}
				/>
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
					{backend?.capabilities.demonstration ? (
						<p className="measure">{t("account.demonstration")}</p>
					) : null}
				</div>
			</div>
		</div>
	);
}
