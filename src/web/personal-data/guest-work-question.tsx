import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GuestWork } from "#contract/personal-data.ts";
import { queryClient } from "../api/query-client.ts";
import { useToast } from "../ui/toast.tsx";
import { readGuestWork } from "./guest-work.ts";
import { GuestWorkDialog } from "./guest-work-dialog.tsx";
import { moveOffered } from "./merge-guest-work.ts";

interface GuestWorkQuestionProps {
	/** Called once it is decided whose the work is: every screen reads its data again. */
	readonly onDecided: () => void;
}

/**
 * Asks whose the work is that a guest left in this browser, once for each who logs in; moves it without asking where it
 * was offered in this very tab.
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
		// A part that cannot be loaded is asked for again with the next page.
		look().catch(() => {});
		return () => {
			isCurrent = false;
		};
	}, []);
	return found ? <GuestWorkDialog work={found} onLater={() => setFound(null)} onDecided={decide} /> : null;
}
