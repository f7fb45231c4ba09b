import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { useLocalePath } from "../../shared/i18n/locale.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordField, UnreachableNote } from "../fields.tsx";
import { AskForAccountLink } from "./ask-for-account-link.tsx";
import { LinkPage } from "./link-page.tsx";
import {
	type FollowedLink,
	type LinkTrouble,
	linkTroubleIn,
	useFollowedLink,
	useReaderOfLink,
} from "./use-followed-link.ts";

interface SetPasswordFormProps {
	readonly token: string;
	readonly onInvalid: (trouble: LinkTrouble) => void;
	readonly onDone: () => void;
}

/** The form that sets a new password, with the token of a mailed link. */
function SetPasswordForm({ token, onInvalid, onDone }: SetPasswordFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useApiMutation("POST /api/account/password-reset/complete", {
			onError: ({ code }) => {
				const trouble = linkTroubleIn(code);
				if (trouble !== undefined) onInvalid(trouble);
			},
		}),
		toRequest: ({ password = "" }) => ({ body: { token, password } }),
		onDone,
		fieldOf: {
			"account.password_short": "password",
			"account.password_long": "password",
			"account.password_common": "password",
			"account.password_is_email": "password",
		},
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid w-full max-w-md gap-5">
			<PasswordField
				label={t("links.reset.password")}
				autoComplete="new-password"
				hasRules
				error={errorOf("password")}
			/>
			<UnreachableNote status={status} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("links.reset.setting")}
				className="justify-self-start max-sm:w-full"
			>
				{t("links.reset.set")}
			</SubmitButton>
		</form>
	);
}

/** A forgotten password: ask for a link, or set a new password with its token. */
export default function ResetPassword() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const toast = useToast();
	const edition = useEdition();
	const link = useFollowedLink();
	const asking = useApiMutation("POST /api/account/password-reset");
	useReaderOfLink();
	const [refused, setRefused] = useState<{ readonly link: FollowedLink; readonly trouble: LinkTrouble }>();

	// The link is checked before a person thinks of a new password. If the server is unreachable, the form says so.
	const body = { token: link?.token ?? "" };
	const { error } = useQuery({
		...apiQuery("POST /api/account/password-reset/read", { body }),
		queryKey: ["POST /api/account/password-reset/read", body, link?.times],
		enabled: typeof link?.token === "string" && edition === "live",
		staleTime: "static",
		gcTime: 0,
	});
	const troubleOf = ({ token }: FollowedLink): LinkTrouble | undefined => {
		if (token === null) return "damaged";
		return refused?.link === link ? refused?.trouble : linkTroubleIn(error?.code);
	};
	const trouble = link ? troubleOf(link) : undefined;

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
		if (typeof link?.token !== "string" || trouble !== undefined)
			return <AskForAccountLink chapter="reset" trouble={trouble} mutation={asking} />;
		return (
			<LinkPage title={t("links.reset.setTitle")} lead={t("links.reset.setLead")}>
				<SetPasswordForm
					token={link.token}
					onInvalid={(found) => setRefused({ link, trouble: found })}
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
