import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { followSession } from "../api/session.ts";
import { useToast } from "../ui/toast.tsx";

/** Follows the session and other tabs, and shows a notice when a session ended that was not ended here. */
export const useSessionFollower = (): void => {
	const { t } = useTranslation();
	const toast = useToast();
	const notify = useRef(() => {});
	notify.current = () =>
		toast({
			tone: "info",
			title: t("common.sessionEnded.title"),
			description: t("common.sessionEnded.description"),
			duration: 10_000,
		});
	useEffect(() => followSession(() => notify.current()), []);
};
