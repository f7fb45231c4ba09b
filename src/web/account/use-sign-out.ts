import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { call, knownSession, sessionQuery } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { learn } from "../api/query-client.ts";
import { expectSessionEnd } from "../api/session.ts";
import { discardGuestWork } from "../personal-data/guest-work.ts";
import { useProblem } from "../shared/use-problem.ts";
import { useToast } from "../ui/toast.tsx";

/** Nobody is here any more: what the browser holds of them goes. The demonstration keeps the results of its visit. */
export const leave = async (): Promise<void> => {
	if (pageEdition === "live") {
		discardGuestWork();
		expectSessionEnd();
	}
	await learn(sessionQuery, { session: null });
};

/** Logs out. Where that fails it says so: on a shared computer nobody should leave believing it was done. */
export const useSignOut = (): (() => Promise<void>) => {
	const { t } = useTranslation();
	const problemMessages = useProblem();
	const toast = useToast();
	return useCallback(async () => {
		if ((await knownSession()) === null) return;
		const outcome = await call("POST /api/account/sign-out", {});
		if (outcome.ok) return leave();
		toast({
			tone: "destructive",
			title: t("common.navigation.logoutFailed"),
			description: problemMessages("common.unreachable"),
		});
	}, [t, problemMessages, toast]);
};
