import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isEmailAddress } from "#domain/account/email-address.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure } from "#domain/shared/result.ts";
import { call } from "../../api/api.ts";
import { useKnownEdition } from "../../api/edition.ts";
import { useLocale, useLocalePath } from "../../shared/locale.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { AskResetForm } from "./ask-reset-form.tsx";
import { LinkPage } from "./link-page.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";
import { type FollowedLink, useFollowedLink, useSpokenToByLink } from "./use-followed-link.ts";

/** Asks for a link. A mistake in the address is told even while the server is away. */
const askForLink = async (typed: string, locale: Locale) => {
	const email = typed.trim();
	if (email === "") return failure("forms.required");
	if (!isEmailAddress(email)) return failure("forms.email_invalid");
	return call("POST /api/account/password-reset", { body: { email, locale } });
};

/** Asks for a link; afterwards the same words whether the address is known or not. */
function AskForLink({ isBroken }: { readonly isBroken: boolean }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const [askedFor, setAskedFor] = useState<string | null>(null);
	if (askedFor !== null)
		return (
			<LinkPage
				key="asked"
				title={t("links.reset.askedTitle")}
				lead={t("links.reset.askedText", { email: askedFor })}
			>
				<Button look="secondary" onClick={() => setAskedFor(null)}>
					{t("links.reset.askAgain")}
				</Button>
			</LinkPage>
		);
	const words = isBroken ? "invalid" : "ask";
	return (
		<LinkPage
			key="ask"
			title={t(`links.reset.${words}Title`)}
			lead={t(isBroken ? "links.reset.invalidText" : "links.reset.askLead")}
		>
			<AskResetForm onAsk={(email) => askForLink(email, locale)} onAsked={setAskedFor} />
		</LinkPage>
	);
}

/** A forgotten password: ask for a link, or choose a new one with its token. */
export default function ResetPassword() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const toast = useToast();
	const edition = useKnownEdition();
	const link = useFollowedLink();
	useSpokenToByLink();
	const [broken, setBroken] = useState<FollowedLink>();

	// Told before somebody thinks of a new password, not after. Unreachable, the form itself will say so.
	const usableLink = edition === "live" ? link : undefined;
	useEffect(() => {
		if (!usableLink) return;
		let isLeft = false;
		void call("POST /api/account/password-reset/read", { body: { token: usableLink.token } }).then((read) => {
			if (!isLeft && !read.ok && read.code === "account.link_invalid") setBroken(usableLink);
		});
		return () => {
			isLeft = true;
		};
	}, [usableLink]);

	const done = async (): Promise<void> => {
		await navigate(toLocalPath("/login"), { replace: true });
		toast({ tone: "success", title: t("links.reset.done"), description: t("links.reset.doneText") });
	};
	const screen = () => {
		if (edition === "demo")
			return (
				<LinkPage title={t("links.reset.askTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (!link || link === broken) return <AskForLink isBroken={link !== undefined && link === broken} />;
		return (
			<LinkPage title={t("links.reset.setTitle")} lead={t("links.reset.setLead")}>
				<SetPasswordForm
					onSet={async (password) => {
						const set = await call("POST /api/account/password-reset/complete", {
							body: { token: link.token, password },
						});
						if (!set.ok && set.code === "account.link_invalid") setBroken(link);
						return set;
					}}
					onDone={() => void done()}
				/>
			</LinkPage>
		);
	};
	return (
		<>
			<PageHead title={t("links.reset.pageTitle")} isIndexed={false} />
			{screen()}
		</>
	);
}
