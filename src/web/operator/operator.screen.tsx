import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEdition } from "../api/edition.ts";
import { AbsentPage } from "../shared/absent-page.tsx";
import type { Draft } from "../shared/forms/use-form.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { useReaderOfRole } from "../shared/i18n/use-language.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { EnterOperator } from "./enter-operator.tsx";
import { NewsletterDraft } from "./newsletter-draft.ts";
import { OneThing } from "./one-thing.tsx";
import { OperatorDesk } from "./operator-desk.tsx";
import { actionsRoute, operatorSessionQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";

/** The desk in the live edition: what is missing to open it, or the desk. */
function LiveOperator() {
	const { t } = useTranslation();
	// They are shown once, so nothing else replaces them before they are kept.
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const [draft, keep] = useState<Draft>({});
	const session = useQuery({
		...operatorSessionQuery,
		// It is asked again when it would have closed.
		refetchInterval: ({ state: { data } }) =>
			data?.until === undefined ? false : Math.max(Date.parse(data.until) - Date.now(), 0) + 1_000,
		refetchOnWindowFocus: "always",
	});
	const queryClient = useQueryClient();
	const isOpen = session.data?.state === "open";
	// Rows that the desk showed do not outlast it.
	useEffect(() => {
		if (!isOpen) queryClient.removeQueries({ queryKey: [actionsRoute] });
	}, [isOpen, queryClient]);
	const onKept = () => {
		setCodes(null);
		// The button was below ten codes: the desk begins at its top.
		window.scrollTo(0, 0);
		void session.refetch();
	};
	if (codes !== null) return <RecoveryCodes codes={codes} onKept={onKept} />;
	if (session.data === undefined)
		return (
			<OneThing title={t("operator.title")}>
				{session.error === null ? (
					<Skeleton className="h-40 w-full max-w-md" />
				) : (
					<RetryAlert
						title={t("operator.unread.title")}
						description={t("operator.unread.text")}
						retryLabel={t("operator.unread.retry")}
						onRetry={() => void session.refetch()}
					/>
				)}
			</OneThing>
		);
	const { state, until } = session.data;
	if (state === "open")
		return (
			<NewsletterDraft value={{ draft, keep }}>
				<OperatorDesk until={until} />
			</NewsletterDraft>
		);
	if (state === "closed") return <EnterOperator />;
	if (state === "to_enrol") return <SetUpFactor onConfirmed={setCodes} />;
	const why = state === "signed_out" ? "signedOut" : "notAllowed";
	return (
		<AbsentPage title={t(`operator.enter.${why}.title`)} text={t(`operator.enter.${why}.text`)}>
			{state === "signed_out" ? (
				<LocalButtonLink to="/login?returnTo=/operator">{t("operator.enter.signedOut.link")}</LocalButtonLink>
			) : undefined}
		</AbsentPage>
	);
}

/** The operator's desk, opened by a second factor. */
export default function OperatorScreen() {
	const { t } = useTranslation();
	const edition = useEdition();
	// Operators are adults, whatever their account's role is.
	useReaderOfRole("parent");
	return (
		<>
			<PageHead title={t("operator.pageTitle")} isIndexed={false} />
			{edition === "live" ? <LiveOperator /> : null}
			{edition === "demo" ? (
				<OneThing title={t("operator.title")}>
					<NoRealAccounts placeholder={null} text={t("operator.demonstration")} />
				</OneThing>
			) : null}
			{edition === null ? <OneThing title={t("operator.title")} /> : null}
		</>
	);
}
