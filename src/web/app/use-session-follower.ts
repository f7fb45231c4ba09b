import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "#domain/account/session.ts";
import type { TabDecision } from "#domain/account/tab-owner.ts";
import { followSession, resetPersonalData } from "../api/session.ts";
import { adoptTab, discardTabWork } from "../api/tab-owner.ts";
import { dropScannedCode } from "../shared/links/scanned-code.ts";
import { type Toast, useToast } from "../ui/toast.tsx";

const noticeDurationMs = 10_000;

interface TabWork {
	/** Changes when the tab has let go of its work: the screen is rendered anew. */
	readonly generation: number;
	/** A guest must say whether their work in this tab is for the account that was opened elsewhere. */
	readonly isAsking: boolean;
	readonly keep: () => void;
	readonly startAfresh: () => void;
}

/**
 * Follows the session and other tabs. Shows a notice when a session ended that was not ended here, and when this tab
 * has let go of another person's work.
 */
export const useSessionFollower = (): TabWork => {
	const { t } = useTranslation();
	const toast = useToast();
	const [generation, setGeneration] = useState(0);
	const [asked, setAsked] = useState<Session | null>(null);
	const onTab = (decision: TabDecision, session: Session | null, isOwnLogout: boolean) => {
		setAsked(decision === "ask" ? session : null);
		if (decision !== "let_go") return;
		dropScannedCode();
		setGeneration((before) => before + 1);
		if (isOwnLogout) return;
		notify({
			title: t("common.tabCleared.title"),
			description: t(session ? "common.tabCleared.otherAccount" : "common.tabCleared.loggedOut"),
		});
	};
	const onEnded = () =>
		notify({ title: t("common.sessionEnded.title"), description: t("common.sessionEnded.description") });
	const notify = (notice: Toast) => toast({ tone: "info", duration: noticeDurationMs, ...notice });
	const listener = useRef({ onTab, onEnded });
	listener.current = { onTab, onEnded };
	useEffect(
		() =>
			followSession({
				onEnded: () => listener.current.onEnded(),
				onTab: (...learned) => listener.current.onTab(...learned),
			}),
		[],
	);
	const decide = () => {
		adoptTab(asked?.accountId ?? null);
		setAsked(null);
	};
	return {
		generation,
		isAsking: asked !== null,
		keep: decide,
		startAfresh: () => {
			discardTabWork();
			decide();
			setGeneration((before) => before + 1);
			void resetPersonalData();
			toast({ title: t("guest.tab.cleared") });
		},
	};
};
