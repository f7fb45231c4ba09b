import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { LinkChecking, LinkPage } from "../account/links/link-page.tsx";
import { AbsentPage } from "../shared/absent-page.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";

interface UnreadRoomProps {
	readonly problem: ProblemCode | undefined;
	readonly onRetry: () => void;
	/** The parts in place of the room for problems that its reader can solve. */
	readonly solved?: Partial<Record<ProblemCode, ReactNode>>;
}

/** A room that is not there: it is being read, it is not the reader's, or the server cannot be reached. */
export function UnreadRoom({ problem, onRetry, solved = {} }: UnreadRoomProps) {
	const { t } = useTranslation();
	if (problem === undefined) return <LinkChecking />;
	const known = solved[problem];
	if (known !== undefined) return known;
	if (problem === "request.not_found" || problem === "request.malformed")
		return <AbsentPage gate="room" title={t("room.unknown.title")} text={t("room.unknown.text")} />;
	return (
		<LinkPage title={t("links.checking")}>
			<RetryAlert
				title={t("links.away.title")}
				description={t("links.away.text")}
				retryLabel={t("links.away.retry")}
				onRetry={onRetry}
			/>
		</LinkPage>
	);
}
