import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useApiMutation } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";
import { useSession } from "../../api/session.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { AbsentPage } from "../../shared/absent-page.tsx";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { loadMessages } from "../../shared/i18n/i18n.ts";
import { LocalButtonLink, LocalLink } from "../../shared/i18n/local-link.tsx";
import { useLocale, useLocalePath } from "../../shared/i18n/locale.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { LinkPage } from "../links/link-page.tsx";
import { showSession } from "../use-auth.ts";
import type { NamedPerson } from "./school-sign-up-form.tsx";
import { useLoginProviders } from "./use-login-providers.ts";
import { useProviderAnswer } from "./use-provider-answer.ts";

const verifyEmailPath = "/verify-email";

const SchoolSignUpForm = lazyPart(async () => {
	const [{ SchoolSignUpForm: Part }] = await Promise.all([
		import("./school-sign-up-form.tsx"),
		loadMessages(["account/signUp"]),
	]);
	return Part;
});

interface NewAccountProps {
	readonly person: NamedPerson;
	readonly onOpened: () => void;
}

/** Asks for what the school does not say, or says which mail comes next. The form stays below, with its text. */
function NewAccount({ person, onOpened }: NewAccountProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { providers } = useLoginProviders();
	const [writtenTo, setWrittenTo] = useState<string | null>(null);
	const name = providers.find(({ id }) => id === person.providerId)?.name[locale] ?? "";
	return (
		<>
			{writtenTo === null ? null : (
				<LinkPage
					title={t("schoolLogin.mailTitle")}
					lead={t("schoolLogin.mailText", { email: writtenTo, name })}
				>
					<p className="measure text-soft">{t("schoolLogin.mailHelp")}</p>
					<Button look="secondary" onClick={() => setWrittenTo(null)}>
						{t("schoolLogin.mailBack")}
					</Button>
				</LinkPage>
			)}
			{/* Hidden, not removed, so that the typed text is kept. */}
			<div hidden={writtenTo !== null}>
				<LinkPage title={t("schoolLogin.newTitle")} lead={t("schoolLogin.newLead", { name })}>
					<SchoolSignUpForm
						placeholder={<div className="min-h-[30rem]" />}
						person={person}
						onDone={(session, email) => (session ? onOpened() : setWrittenTo(email))}
					/>
					<div className="max-w-xl border-t border-hairline pt-6">
						<h2 className="text-lg">{t("schoolLogin.knownTitle")}</h2>
						<p className="pt-1 text-soft">{t("schoolLogin.knownText", { name })}</p>
						<LocalLink
							to="/login?returnTo=/account"
							className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4"
						>
							{t("schoolLogin.knownAction")}
						</LocalLink>
					</div>
				</LinkPage>
			</div>
		</>
	);
}

/** Where a school's log-in sends people back to: opens the account, or asks for what is missing. */
export default function SchoolLoginScreen() {
	const { t } = useTranslation();
	const edition = useEdition();
	const answer = useProviderAnswer();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const problem = useProblem();
	const showToast = useToast();
	const isSignedIn = useSession() !== null;
	const isSent = useRef(false);
	const open = (title: string, path: string | null) => {
		showToast({ tone: "success", title });
		void navigate(toLocalPath(path ?? "/dashboard"), { replace: true });
	};
	const { mutate, data, error } = useApiMutation("POST /api/account/providers/complete", {
		invalidates: ["GET /api/account/providers"],
		onSuccess: async (outcome) => {
			if (outcome.outcome === "opened") {
				await showSession(outcome.session);
				open(t("account.login.done"), outcome.returnTo);
			}
			if (outcome.outcome === "linked") open(t("schoolLogin.linked"), outcome.returnTo);
			// The person confirms an address: this browser knows them now, and the mail's link does the rest.
			if (outcome.outcome === "unknown" && outcome.returnTo === verifyEmailPath)
				void navigate(toLocalPath(verifyEmailPath), { replace: true });
		},
	});
	useEffect(() => {
		if (edition !== "live" || !answer || isSent.current) return;
		isSent.current = true;
		mutate({ body: answer });
	}, [edition, answer, mutate]);
	useEffect(() => {
		if (error || data) document.getElementById("main")?.focus({ preventScroll: true });
	}, [error, data]);

	const others = (look: "primary" | "secondary") => (
		<LocalButtonLink to={isSignedIn ? "/account" : "/login"} look={look}>
			{t(isSignedIn ? "account.session.account" : "schoolLogin.others")}
		</LocalButtonLink>
	);
	const page = (): ReactNode => {
		if (edition === "demo")
			return (
				<LinkPage title={t("schoolLogin.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("schoolLogin.demonstration")} />
				</LinkPage>
			);
		if (answer === null)
			return (
				<AbsentPage gate="school" title={t("schoolLogin.missingTitle")} text={t("schoolLogin.missingText")}>
					{others("primary")}
				</AbsentPage>
			);
		if (error)
			return (
				<AbsentPage
					gate="school"
					title={t("schoolLogin.problemTitle")}
					text={problem(error.code, error.details)}
				>
					{others("primary")}
				</AbsentPage>
			);
		if (data?.outcome === "unknown")
			return <NewAccount person={data} onOpened={() => open(t("account.signup.done"), data.returnTo)} />;
		if (data?.outcome === "unconfirmed")
			return (
				<LinkPage
					title={t("schoolLogin.mailTitle")}
					lead={t("schoolLogin.unconfirmedText", { email: data.email })}
				>
					{others("secondary")}
				</LinkPage>
			);
		return (
			<LinkPage title={t("schoolLogin.busyTitle")}>
				<Skeleton className="h-11 w-44" />
			</LinkPage>
		);
	};
	return (
		<>
			<PageHead title={t("schoolLogin.pageTitle")} isIndexed={false} />
			{/* A form is no message. */}
			<div role={data?.outcome === "unknown" ? undefined : "status"}>{page()}</div>
		</>
	);
}
