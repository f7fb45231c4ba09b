import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useApiMutation } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";
import { useLocalePath } from "../../shared/i18n/locale.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useLogInByLink, useLogInFailure } from "../use-auth.ts";
import { AskForAccountLink } from "./ask-for-account-link.tsx";
import { LinkPage } from "./link-page.tsx";
import {
	type FollowedLink,
	type LinkTrouble,
	linkTroubleIn,
	useFollowedLink,
	useReaderOfLink,
} from "./use-followed-link.ts";

interface LogInByLinkProps {
	readonly token: string;
	readonly onTrouble: (trouble: LinkTrouble) => void;
}

/** Logs in on a click, never on load: mail programs prefetch pages, and the link works once. */
function LogInByLink({ token, onTrouble }: LogInByLinkProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const showFailure = useLogInFailure();
	const showToast = useToast();
	const { mutate, isPending } = useLogInByLink();
	const logIn = () =>
		mutate(token, {
			onSuccess: () => {
				showToast({ tone: "success", title: t("account.login.done") });
				void navigate(toLocalPath("/dashboard"), { replace: true });
			},
			onError: ({ code }) => {
				const trouble = linkTroubleIn(code);
				if (trouble !== undefined) return onTrouble(trouble);
				showFailure({ code });
			},
		});
	return (
		<LinkPage title={t("links.logIn.title")} lead={t("links.logIn.lead")}>
			<Button
				aria-disabled={isPending || undefined}
				onClick={() => isPending || logIn()}
				className="max-sm:w-full"
			>
				{t(isPending ? "links.logIn.opening" : "links.logIn.open")}
			</Button>
		</LinkPage>
	);
}

/** Log in without a password: ask for a link, or use the one that led here. */
export default function LogInLink() {
	const { t } = useTranslation();
	const edition = useEdition();
	const link = useFollowedLink();
	const asking = useApiMutation("POST /api/account/log-in-link");
	useReaderOfLink();
	const [refused, setRefused] = useState<{ readonly link: FollowedLink; readonly trouble: LinkTrouble }>();
	const screen = () => {
		if (edition === "demo")
			return (
				<LinkPage title={t("links.logIn.askTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		const trouble =
			link?.token === null ? "damaged" : link && refused?.link === link ? refused.trouble : undefined;
		if (typeof link?.token !== "string" || trouble !== undefined)
			return <AskForAccountLink chapter="logIn" trouble={trouble} mutation={asking} />;
		return (
			<LogInByLink
				key={link.times}
				token={link.token}
				onTrouble={(found) => setRefused({ link, trouble: found })}
			/>
		);
	};
	return (
		<>
			<PageHead title={t("links.logIn.pageTitle")} isIndexed={false} />
			{screen()}
		</>
	);
}
