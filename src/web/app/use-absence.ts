import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { absence } from "../shared/patience.ts";
import { useToast } from "../ui/toast.tsx";

const present = (): boolean => false;

/** Says so while a part of the site is waited for, and offers to try again at once. */
export const useAbsence = (): void => {
	const { t } = useTranslation();
	const toast = useToast();
	const isAbsent = useSyncExternalStore(absence.subscribe, absence.isHere, present);
	useEffect(() => {
		if (!isAbsent) return;
		return toast({
			tone: "destructive",
			title: t("common.absence.title"),
			description: t("problems.common.unreachable"),
			duration: null,
			action: { label: t("common.absence.retry"), act: absence.retry },
		});
	}, [isAbsent, t, toast]);
};
