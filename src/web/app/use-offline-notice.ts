import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "../ui/toast.tsx";

const subscribe = (listener: () => void): (() => void) => {
	window.addEventListener("online", listener);
	window.addEventListener("offline", listener);
	return () => {
		window.removeEventListener("online", listener);
		window.removeEventListener("offline", listener);
	};
};

/** Shows a notice while the browser has no network. */
export const useOfflineNotice = (): void => {
	const { t } = useTranslation();
	const toast = useToast();
	const isOffline = useSyncExternalStore(
		subscribe,
		() => !navigator.onLine,
		() => false,
	);
	useEffect(() => {
		if (!isOffline) return;
		return toast({
			tone: "destructive",
			title: t("common.absence.title"),
			description: t("problems.common.unreachable"),
			duration: null,
		});
	}, [isOffline, t, toast]);
};
