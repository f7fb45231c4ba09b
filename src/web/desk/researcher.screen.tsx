import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkChecking, LinkPage } from "../account/links/link-page.tsx";
import { type FollowedLink, type LinkTrouble, useFollowedLink } from "../account/links/use-followed-link.ts";
import { useEdition } from "../api/edition.ts";
import { useReaderOfRole } from "../shared/i18n/use-language.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { DeskIntroduction } from "./desk-introduction.tsx";
import { AskForDeskLink, OpenByLink } from "./enter-desk.tsx";
import { OpenDesk } from "./open-desk.tsx";
import { deskQuery, deskSessionQuery } from "./queries.ts";

/** The page in the live edition: a link to use, a link to ask for, or the desk. */
function LiveDesk() {
	const { t } = useTranslation();
	const link = useFollowedLink();
	const [done, setDone] = useState<{ readonly link: FollowedLink; readonly trouble?: LinkTrouble }>();
	const session = useQuery(deskSessionQuery);
	const researcher = session.data?.researcher;
	const desk = useQuery({ ...deskQuery, enabled: Boolean(researcher) });
	if (link === undefined) return <LinkChecking />;
	const isAnswered = link !== null && done?.link === link;
	if (link !== null && !isAnswered && link.token !== null)
		return (
			<OpenByLink
				token={link.token}
				onOpened={() => setDone({ link })}
				onTrouble={(trouble) => setDone({ link, trouble })}
			/>
		);
	const trouble = link?.token === null ? "damaged" : isAnswered ? done?.trouble : undefined;
	const failed = [session, desk].find(
		({ error }) => error !== null && error.code !== "desk.sign_in_required",
	);
	if (failed !== undefined && desk.data === undefined)
		return (
			<LinkPage title={t("desk.title")}>
				<RetryAlert
					title={t("desk.unread.title")}
					description={t("desk.unread.text")}
					retryLabel={t("desk.unread.retry")}
					onRetry={() => void failed.refetch()}
				/>
			</LinkPage>
		);
	if (researcher === null || desk.error?.code === "desk.sign_in_required")
		return <AskForDeskLink trouble={trouble} />;
	// A used link of a desk that is open here already needs no other.
	if (trouble !== undefined && trouble !== "used") return <AskForDeskLink trouble={trouble} />;
	if (researcher === undefined || desk.data === undefined) return <LinkChecking />;
	return <OpenDesk researcher={researcher} desk={desk.data} />;
}

/** The desk of a researcher, opened by a mailed link. */
export default function ResearcherDesk() {
	const { t } = useTranslation();
	const edition = useEdition();
	// Researchers have no account whose role would say how to address them.
	useReaderOfRole("parent");
	return (
		// While the desk is read the foot of the page stays out of sight, and does not move.
		<div className="min-h-dvh">
			<PageHead title={t("desk.pageTitle")} isIndexed={false} />
			{edition === "live" ? <LiveDesk /> : null}
			{edition === "demo" ? (
				<LinkPage title={t("desk.enter.title")} lead={t("desk.enter.lead")} picture={<DeskIntroduction />}>
					<NoRealAccounts placeholder={null} text={t("desk.demonstration")} />
				</LinkPage>
			) : null}
			{edition === null ? <LinkChecking /> : null}
		</div>
	);
}
