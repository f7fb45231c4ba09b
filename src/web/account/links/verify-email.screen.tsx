import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { call } from "../../api/api.ts";
import { useKnownEdition } from "../../api/edition.ts";
import { invalidate } from "../../api/query-client.ts";
import { useSession } from "../../api/session.ts";
import { LocalButtonLink } from "../../shared/local-link.tsx";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ConfirmAddressForm } from "./confirm-address-form.tsx";
import { LinkPage } from "./link-page.tsx";
import { type FollowedLink, useFollowedLink, useSpokenToByLink } from "./use-followed-link.ts";

/** What came of a link, here and so far; another link begins anew. */
interface Verdict {
	readonly link: FollowedLink;
	readonly is: "done" | "invalid" | "others";
}

const confirmAddress = async (
	{ token }: FollowedLink,
	password: string | null,
): Promise<Result<null, ProblemCode>> => {
	const body = password === null ? { token } : { token, password };
	const confirmed = await call("POST /api/account/verification/complete", { body });
	// The session says whether the address is confirmed.
	if (confirmed.ok) void invalidate(["GET /api/account/session", "GET /api/account/profile"]);
	return confirmed;
};

/** Where one goes on once a link is confirmed, missing or good for nothing. */
function WaysOn({ verdict }: { readonly verdict: "done" | "missing" | "invalid" }) {
	const { t } = useTranslation();
	const isSignedIn = useSession() !== null;
	return (
		<LinkPage title={t(`links.verify.${verdict}Title`)} lead={t(`links.verify.${verdict}Text`)}>
			<div className="flex flex-wrap gap-3">
				{isSignedIn ? (
					<LocalButtonLink to="/dashboard">{t("links.verify.dashboard")}</LocalButtonLink>
				) : (
					<LocalButtonLink to="/login">{t("links.toLogin")}</LocalButtonLink>
				)}
				{verdict === "done" ? null : (
					<LocalButtonLink to="/account" look="secondary">
						{t("links.verify.account")}
					</LocalButtonLink>
				)}
			</div>
		</LinkPage>
	);
}

/** The page that a link for confirming an address leads to: nothing happens before a button is pressed. */
export default function VerifyEmail() {
	const { t } = useTranslation();
	const edition = useKnownEdition();
	const isSignedIn = useSession() !== null;
	const link = useFollowedLink();
	useSpokenToByLink();
	const [latest, setLatest] = useState<Verdict | null>(null);
	const verdict = latest !== null && latest.link === link ? latest.is : null;
	useEffect(() => {
		if (verdict === "done" || verdict === "invalid")
			document.getElementById("main")?.focus({ preventScroll: true });
	}, [verdict]);

	const screen = () => {
		if (edition === "demo")
			return (
				<LinkPage title={t("links.verify.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (verdict === "done" || verdict === "invalid") return <WaysOn verdict={verdict} />;
		if (link === null) return <WaysOn verdict="missing" />;
		if (link === undefined || edition === null)
			return (
				<LinkPage title={t("links.verify.title")}>
					<Skeleton className="h-11 w-44" />
				</LinkPage>
			);
		// Signed in to another account the password of this one is asked for after all.
		const needsPassword = !isSignedIn || verdict === "others";
		return (
			<LinkPage
				title={t("links.verify.title")}
				lead={t(`links.verify.${needsPassword ? "lead" : "leadSignedIn"}`)}
			>
				<ConfirmAddressForm
					needsPassword={needsPassword}
					onConfirm={async (password) => {
						const confirmed = await confirmAddress(link, password);
						if (confirmed.ok) return confirmed;
						if (confirmed.code === "account.link_invalid") setLatest({ link, is: "invalid" });
						if (confirmed.code === "account.password_wrong" && password === null)
							setLatest({ link, is: "others" });
						return confirmed;
					}}
					onDone={() => setLatest({ link, is: "done" })}
				/>
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
