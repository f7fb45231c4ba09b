import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useApiMutation } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";
import { useSession } from "../../api/session.ts";
import { expectSessionStart } from "../../api/tab-owner.ts";
import { AbsentPage } from "../../shared/absent-page.tsx";
import { useForm } from "../../shared/forms/use-form.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { PasswordField, UnreachableNote } from "../fields.tsx";
import { ProviderButtons } from "../providers/provider-buttons.tsx";
import { useLoginProviders } from "../providers/use-login-providers.ts";
import { LinkPage } from "./link-page.tsx";
import {
	type FollowedLink,
	type LinkTrouble,
	linkTroubleIn,
	useFollowedLink,
	useReaderOfLink,
} from "./use-followed-link.ts";

/** The outcome of a link on this page; another link starts again. */
interface LinkOutcome {
	readonly link: FollowedLink;
	readonly is: "done" | "others" | LinkTrouble;
}

interface ConfirmAddressFormProps {
	readonly token: string;
	/** A person who is signed in to the account, or has just logged in through a school, has proven who they are. */
	readonly needsPassword: boolean;
	readonly onDone: () => void;
	readonly onRefused: (code: ProblemCode) => void;
}

/** Confirms an address by a button: a mail scanner that only opens the link must not confirm it. */
function ConfirmAddressForm({ token, needsPassword, onDone, onRefused }: ConfirmAddressFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useApiMutation("POST /api/account/verification/complete", {
			// The session says whether the address is confirmed.
			invalidates: ["GET /api/account/session", "GET /api/account/profile"],
			onSuccess: expectSessionStart,
			onError: ({ code }) => onRefused(code),
		}),
		toRequest: ({ password = "" }) => ({ body: needsPassword ? { token, password } : { token } }),
		onDone,
		fieldOf: { "account.password_wrong": "password" },
		problemOf: { password: "account.password_wrong" },
		untrimmed: ["password"],
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid w-full max-w-md gap-5">
			{needsPassword ? <PasswordField autoComplete="current-password" error={errorOf("password")} /> : null}
			<UnreachableNote status={status} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("links.verify.confirming")}
				className="justify-self-start max-sm:w-full"
			>
				{t("links.verify.confirm")}
			</SubmitButton>
		</form>
	);
}

/** The pages to go to after a link was confirmed, or when it is missing or does not work. */
function NextPages({ outcome }: { readonly outcome: "done" | "missing" | LinkTrouble }) {
	const { t } = useTranslation();
	const isSignedIn = useSession() !== null;
	const isConfirmed = outcome === "done" || outcome === "used";
	const words =
		outcome === "damaged"
			? { title: t("links.damaged.title"), lead: t("links.damaged.text") }
			: { title: t(`links.verify.${outcome}Title`), lead: t(`links.verify.${outcome}Text`) };
	const ways = (
		<div className="flex flex-wrap gap-3">
			{isSignedIn ? (
				<LocalButtonLink to="/dashboard">{t("links.verify.dashboard")}</LocalButtonLink>
			) : (
				<LocalButtonLink to="/login">{t("links.toLogin")}</LocalButtonLink>
			)}
			{isConfirmed ? null : (
				<LocalButtonLink to="/account" look="secondary">
					{t("links.verify.account")}
				</LocalButtonLink>
			)}
		</div>
	);
	if (isConfirmed) return <LinkPage {...words}>{ways}</LinkPage>;
	return (
		<AbsentPage gate="letter" title={words.title} text={words.lead}>
			{ways}
		</AbsentPage>
	);
}

/** The page of a link that confirms an address. Nothing happens until its button is pressed. */
export default function VerifyEmail() {
	const { t } = useTranslation();
	const edition = useEdition();
	const isSignedIn = useSession() !== null;
	const { isProven } = useLoginProviders();
	const link = useFollowedLink();
	useReaderOfLink();
	const [latest, setLatest] = useState<LinkOutcome | null>(null);
	const known = latest !== null && latest.link === link ? latest.is : null;
	const outcome = link?.token === null ? "damaged" : known;
	useEffect(() => {
		if (outcome !== null && outcome !== "others")
			document.getElementById("main")?.focus({ preventScroll: true });
	}, [outcome]);

	const screen = () => {
		if (edition === "demo")
			return (
				<LinkPage title={t("links.verify.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (outcome !== null && outcome !== "others") return <NextPages outcome={outcome} />;
		if (link === null) return <NextPages outcome="missing" />;
		if (typeof link?.token !== "string" || edition === null)
			return (
				<LinkPage title={t("links.verify.title")}>
					<Skeleton className="h-11 w-44" />
				</LinkPage>
			);
		// A person who is signed in to another account needs the password of this one.
		const needsPassword = !(isSignedIn || isProven) || outcome === "others";
		return (
			<LinkPage
				title={t("links.verify.title")}
				lead={t(`links.verify.${needsPassword ? "lead" : "leadSignedIn"}`)}
			>
				<ConfirmAddressForm
					token={link.token}
					needsPassword={needsPassword}
					onRefused={(code) => {
						const trouble = linkTroubleIn(code);
						if (trouble !== undefined) setLatest({ link, is: trouble });
						if (code === "account.password_wrong" && !needsPassword) setLatest({ link, is: "others" });
					}}
					onDone={() => setLatest({ link, is: "done" })}
				/>
				{needsPassword ? <ProviderButtons returnTo="/verify-email" /> : null}
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
