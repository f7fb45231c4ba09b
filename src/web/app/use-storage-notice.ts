import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { unstoredWork } from "../api/storage.ts";
import { useToast } from "../ui/toast.tsx";

/** Says once that this device keeps nothing, when its storage is full or blocked and a person's work is not stored. */
export const useStorageNotice = (): void => {
	const { t } = useTranslation();
	const toast = useToast();
	const isUnstored = useSyncExternalStore(unstoredWork.subscribe, unstoredWork.isThere, () => false);
	const notify = useEffectEvent(() => {
		toast({
			tone: "info",
			title: t("common.notStored.title"),
			description: t("common.notStored.description"),
			duration: 10_000,
		});
	});
	useEffect(() => {
		if (isUnstored) notify();
	}, [isUnstored]);
};
