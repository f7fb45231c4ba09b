import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "../ui/toast.tsx";
import { loadBackend } from "./use-backend.ts";
import { useProblem } from "./use-problem.ts";

/** Logs out. Where that fails it says so: on a shared computer nobody should leave believing it was done. */
export const useSignOut = (): (() => Promise<void>) => {
	const { t } = useTranslation();
	const problem = useProblem();
	const toast = useToast();
	return useCallback(async () => {
		try {
			await (await loadBackend()).account.signOut();
		} catch {
			toast({
				tone: "destructive",
				title: t("common.navigation.logoutFailed"),
				description: problem("common.unreachable"),
			});
		}
	}, [t, problem, toast]);
};
