import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { waitingLoads } from "../page/network.ts";
import { useToast } from "../ui/toast.tsx";

/** Whether the browser has no network, or a navigation waits for it. */
const subscribe = (listener: () => void): (() => void) => {
	const unsubscribe = waitingLoads.subscribe(listener);
	window.addEventListener("online", listener);
	window.addEventListener("offline", listener);
	return () => {
		unsubscribe();
		window.removeEventListener("online", listener);
		window.removeEventListener("offline", listener);
	};
};

/** Shows a notice while the browser has no network, with a button that retries the waiting loads. */
export const useOfflineNotice = (): void => {
	const { t } = useTranslation();
	const toast = useToast();
	const isOffline = useSyncExternalStore(
		subscribe,
		() => !navigator.onLine || waitingLoads.isWaiting(),
		() => false,
	);
	useEffect(() => {
		if (!isOffline) return;
		return toast({
			tone: "destructive",
			title: t("common.absence.title"),
			description: t("problems.common.unreachable"),
			duration: null,
			action: { label: t("common.absence.retry"), run: waitingLoads.retry },
		});
	}, [isOffline, t, toast]);
};
