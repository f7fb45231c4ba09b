import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OpenSession } from "#contract/account.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { loadedOf } from "../../api/loaded.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AccountSection } from "./account-section.tsx";

const sessionsQuery = apiQuery("GET /api/account/sessions", {});

/** Devices of this kind name one of these systems, after the browser: "Safari, iOS". */
const handheld = /(?:iOS|Android)$/;

interface SessionRowProps {
	readonly session: OpenSession;
	/** The network of this visit. */
	readonly here: string | null;
	readonly zone: Zone;
	readonly onEnd: () => void;
}

function SessionRow({ session, here, zone, onEnd }: SessionRowProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const device = session.device ?? t("ownAccount.sessions.unknown");
	const Device = handheld.test(device) ? Smartphone : Monitor;
	const isElsewhere = session.network !== here && !session.current;
	return (
		<li className="grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3">
			<Device aria-hidden="true" className="mt-0.5 size-5 self-start text-soft" />
			<div className="grid gap-0.5">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
					{device}
					{session.current ? <Badge>{t("ownAccount.sessions.current")}</Badge> : null}
				</p>
				<p className="text-sm text-soft">
					{t(session.current ? "ownAccount.sessions.started" : "ownAccount.sessions.lastSeen", {
						date: format.mediumDate(session.current ? session.startedAt : session.lastSeenAt, zone),
					})}
				</p>
				{session.network ? (
					<p className={`text-sm ${isElsewhere ? "font-semibold" : "text-soft"}`}>
						{t(`ownAccount.sessions.${session.network === here ? "networkHere" : "networkElsewhere"}`, {
							network: session.network,
						})}
					</p>
				) : null}
			</div>
			{session.current ? null : (
				<Button look="quiet" aria-label={t("ownAccount.sessions.endNamed", { device })} onClick={onEnd}>
					{t("ownAccount.sessions.end")}
				</Button>
			)}
		</li>
	);
}

/** The open sessions of the account, each with a button that ends it. */
export function SessionsSection({ zone }: { readonly zone: Zone }) {
	const { t } = useTranslation();
	const loaded = loadedOf(useQuery(sessionsQuery));
	const withToasts = useMutationToasts("GET /api/account/sessions");
	const end = useApiMutation(
		"DELETE /api/account/sessions/:sessionId",
		withToasts(t("ownAccount.sessions.ended")),
	);
	const endOthers = useApiMutation(
		"DELETE /api/account/sessions",
		withToasts(t("ownAccount.sessions.endedOthers")),
	);
	const list = useRef<HTMLUListElement>(null);
	// The button disappears with its session: the focus stays in the list.
	const onSettled = () => list.current?.focus();
	const listed = loaded.status === "ready" ? loaded.data : null;
	return (
		<AccountSection folds title={t("ownAccount.sessions.title")} text={t("ownAccount.sessions.text")}>
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
					aria-busy={listed === null}
					className="divide-y divide-hairline border-y border-hairline outline-none"
				>
					{listed ? (
						listed.sessions.map((session) => (
							<SessionRow
								key={session.id}
								session={session}
								here={listed.here}
								zone={zone}
								onEnd={() => end.mutate({ params: { sessionId: session.id } }, { onSettled })}
							/>
						))
					) : (
						<li className="flex min-h-18 items-center">
							<Skeleton className="h-11 w-56" />
						</li>
					)}
				</ul>
			)}
			{listed && listed.sessions.length > 1 ? (
				<Button
					look="secondary"
					className="justify-self-start"
					onClick={() => endOthers.mutate({}, { onSettled })}
				>
					{t("ownAccount.sessions.endOthers")}
				</Button>
			) : null}
		</AccountSection>
	);
}
