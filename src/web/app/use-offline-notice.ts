import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { waitingLoads } from "../shared/load-with-retry.ts";
import { useToast } from "../ui/toast.tsx";

const present = (): boolean => false;

/** Says so while a part of the site is waited for, and offers to try again at once. */
export const useOfflineNotice = (): void => {
	const { t } = useTranslation();
	const toast = useToast();
	const isOffline = useSyncExternalStore(waitingLoads.subscribe, waitingLoads.isWaiting, present);
	useEffect(() => {
		if (!isOffline) return;
		return toast({
			tone: "destructive",
			title: t("common.absence.title"),
			description: t("problems.common.unreachable"),
			duration: null,
			action: { label: t("common.absence.retry"), act: waitingLoads.retry },
		});
	}, [isOffline, t, toast]);
};
