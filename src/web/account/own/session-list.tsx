import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OpenSession } from "#contract/account.ts";
import type { Zone } from "#domain/shared/moment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import type { Loaded } from "../../api/loaded.ts";
import { useDates } from "../../shared/dates.ts";
import { useProblem } from "../../shared/use-problem.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Setting } from "./setting.tsx";

interface SessionListProps {
	readonly loaded: Loaded<readonly OpenSession[]>;
	readonly zone: Zone;
	readonly onEnd: (id: string) => Promise<Result<null, ProblemCode>>;
	readonly onEndOthers: () => Promise<Result<null, ProblemCode>>;
}

interface SessionRowProps {
	readonly session: OpenSession;
	readonly zone: Zone;
	readonly onEnd: () => void;
}

function SessionRow({ session, zone, onEnd }: SessionRowProps) {
	const { t } = useTranslation();
	const dates = useDates();
	const device = session.device ?? t("ownAccount.sessions.unknown");
	return (
		<li className="flex min-h-18 items-center justify-between gap-4 py-3">
			<div className="grid gap-0.5">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
					{device}
					{session.current ? <Badge>{t("ownAccount.sessions.current")}</Badge> : null}
				</p>
				<p className="text-sm text-soft">
					{t(session.current ? "ownAccount.sessions.started" : "ownAccount.sessions.lastSeen", {
						date: dates.mediumDate(session.current ? session.startedAt : session.lastSeenAt, zone),
					})}
				</p>
			</div>
			{session.current ? null : (
				<Button look="quiet" aria-label={t("ownAccount.sessions.endNamed", { device })} onClick={onEnd}>
					{t("ownAccount.sessions.end")}
				</Button>
			)}
		</li>
	);
}

/** Every place where one is logged in, and the way to end each. */
export function SessionList({ loaded, zone, onEnd, onEndOthers }: SessionListProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const list = useRef<HTMLUListElement>(null);
	const after = (outcome: Result<null, ProblemCode>, title: string): void => {
		if (outcome.ok) toast({ tone: "success", title });
		else toast({ tone: "destructive", title: problem(outcome.code) });
		// Its button goes away with the session: the focus stays in the list.
		list.current?.focus();
	};
	const sessions = loaded.status === "ready" ? loaded.data : null;
	return (
		<Setting title={t("ownAccount.sessions.title")}>
			{loaded.status === "error" ? (
				<RetryAlert
					title={t("ownAccount.sessions.unread")}
					description={t("ownAccount.loadProblem.description")}
					retryLabel={t("ownAccount.sessions.retry")}
					onRetry={loaded.retry}
				/>
			) : (
				<ul
					ref={list}
					tabIndex={-1}
					aria-busy={sessions === null}
					className="divide-y divide-hairline border-y border-hairline outline-none"
				>
					{sessions ? (
						sessions.map((session) => (
							<SessionRow
								key={session.id}
								session={session}
								zone={zone}
								onEnd={async () => after(await onEnd(session.id), t("ownAccount.sessions.ended"))}
							/>
						))
					) : (
						<li className="flex min-h-18 items-center">
							<Skeleton className="h-11 w-56" />
						</li>
					)}
				</ul>
			)}
			{sessions && sessions.length > 1 ? (
				<Button
					look="secondary"
					className="justify-self-start"
					onClick={async () => after(await onEndOthers(), t("ownAccount.sessions.endedOthers"))}
				>
					{t("ownAccount.sessions.endOthers")}
				</Button>
			) : null}
		</Setting>
	);
}
