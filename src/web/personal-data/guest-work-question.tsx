import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GuestWork } from "#contract/personal-data.ts";
import { queryClient } from "../api/query-client.ts";
import { useToast } from "../ui/toast.tsx";
import { readGuestWork } from "./guest-work.ts";
import { GuestWorkDialog } from "./guest-work-dialog.tsx";
import { moveOffered } from "./merge-guest-work.ts";

interface GuestWorkQuestionProps {
	/** Called once the owner of the work is decided: every screen rereads its data. */
	readonly onDecided: () => void;
}

/**
 * Asks for the owner of a guest's work in this browser, once per login; moves it without asking if it was offered in
 * this tab.
 */
export function GuestWorkQuestion({ onDecided }: GuestWorkQuestionProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const [found, setFound] = useState<GuestWork | null>(null);
	const decide = () => {
		setFound(null);
		onDecided();
		void queryClient.invalidateQueries();
	};
	const moved = useEffectEvent(() => {
		toast({ tone: "success", title: t("guest.moved") });
		decide();
	});
	useEffect(() => {
		let isCurrent = true;
		const look = async (): Promise<void> => {
			const work = await readGuestWork();
			if (!isCurrent || work === null) return;
			if (await moveOffered()) moved();
			else if (isCurrent) setFound(work);
		};
		// If the dialog does not load, the next page tries again.
		look().catch(() => {});
		return () => {
			isCurrent = false;
		};
	}, []);
	return found ? <GuestWorkDialog work={found} onLater={() => setFound(null)} onDecided={decide} /> : null;
}
