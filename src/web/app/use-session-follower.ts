import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { followSession } from "../api/session.ts";
import { useToast } from "../ui/toast.tsx";

/** Follows session and other tabs, and says so when a session has ended that nobody ended here. */
export const useSessionFollower = (): void => {
	const { t } = useTranslation();
	const toast = useToast();
	const tell = useRef(() => {});
	tell.current = () =>
		toast({
			tone: "info",
			title: t("common.sessionEnded.title"),
			description: t("common.sessionEnded.description"),
			duration: 10_000,
		});
	useEffect(() => followSession(() => tell.current()), []);
};
