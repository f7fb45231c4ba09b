import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import { useEdition } from "../api/edition.ts";
import { Absence } from "../shared/absent-page.tsx";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useReaderOfRole } from "../shared/i18n/use-language.ts";
import { useLinkSecret } from "../shared/links/use-link-secret.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { CircleSkeleton } from "./circle-skeleton.tsx";
import { CircleUnread } from "./circle-unread.tsx";
import { HostPage } from "./host-page.tsx";
import { circleDeskQuery } from "./queries.ts";

/** How often the page is reread while it is open: who has taken a seat, and whether the room is open. */
const deskIntervalMs = 15_000;

function Message({ title, text }: { readonly title: string; readonly text: string }) {
	return (
		<div className="grid gap-6">
			<h1 className="display-2">{title}</h1>
			<Absence gate="room" text={text} />
		</div>
	);
}

/** The page in the live edition. The token stays in the address, so that a reload during the call finds the page again. */
function LiveHostPage(): ReactNode {
	const { t } = useTranslation();
	const problem = useProblem();
	const token = readLinkToken(useLinkSecret()) ?? null;
	const { data, error, refetch } = useQuery({
		...circleDeskQuery(token ?? ""),
		enabled: token !== null,
		refetchInterval: ({ state }) => (state.data?.room === "over" ? false : deskIntervalMs),
		gcTime: 0,
	});
	if (token === null)
		return <Message title={t("circles.host.missingTitle")} text={t("circles.host.missingText")} />;
	if (error?.code === "circles.link_unknown")
		return <Message title={t("circles.host.missingTitle")} text={problem(error.code)} />;
	if (data !== undefined) return <HostPage desk={data} token={token} />;
	if (error === null) return <CircleSkeleton />;
	return (
		<CircleUnread
			text={t("circles.host.unreadText")}
			retryLabel={t("circles.host.retry")}
			onRetry={() => void refetch()}
		/>
	);
}

/** The page of a circle's host or researcher, opened by a mailed link. */
export default function CircleHost() {
	const { t } = useTranslation();
	const edition = useEdition();
	// Hosts have no account whose role would say how to address them.
	useReaderOfRole("parent");
	return (
		<div className="page grid min-h-[calc(100dvh-9rem)] content-start gap-8 pb-4 pt-12 md:pt-16">
			<PageHead title={t("circles.host.pageTitle")} isIndexed={false} />
			{edition === "live" ? <LiveHostPage /> : null}
			{edition === "demo" ? (
				<>
					<h1 className="display-2">{t("circles.host.missingTitle")}</h1>
					<NoRealAccounts placeholder={null} text={t("circles.host.demonstration")} />
				</>
			) : null}
			{edition === null ? <CircleSkeleton /> : null}
		</div>
	);
}
