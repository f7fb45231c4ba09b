import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Login, SignUpDraft } from "#domain/account/forms.ts";
import type { Session } from "#domain/account/session.ts";
import { knownSession, sessionQuery, useApiMutation } from "../api/api.ts";
import { logInByLink, signIn, signUp } from "../api/auth-actions.ts";
import { pageEdition } from "../api/edition.ts";
import { logInByPasskey } from "../api/passkey-actions.ts";
import { type Problem, unwrap } from "../api/problem.ts";
import { learn } from "../api/query-client.ts";
import { expectSessionEnd } from "../api/session.ts";
import { expectSessionStart, reportLogout } from "../api/tab-owner.ts";
import { deleteVisitedPages } from "../page/service-worker.ts";
import { discardGuestWork, releaseOutbox } from "../personal-data/guest-work.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { useToast } from "../ui/toast.tsx";

/** Shows a session that has just started: the page and every other tab learn of it. */
export const showSession = async (session: Session | null): Promise<void> => {
	if (session === null) return;
	expectSessionStart();
	await releaseOutbox();
	await learn(sessionQuery, { session });
};

export const useSignIn = () =>
	useMutation<Session, Problem, Login>({
		mutationFn: async (form) => unwrap(await signIn(form)),
		onSuccess: showSession,
	});

/** Logs in by the token of a mailed link. */
export const useLogInByLink = () =>
	useMutation<Session, Problem, string>({
		mutationFn: async (token) => unwrap(await logInByLink(token)),
		onSuccess: showSession,
	});

/** Logs in with a passkey of this device. */
export const useLogInByPasskey = () =>
	useMutation<Session, Problem, void>({
		mutationFn: async () => unwrap(await logInByPasskey()),
		onSuccess: showSession,
	});

/** Shows why a log-in without a form failed. The sentences of such problems are loaded with the first. */
export const useLogInFailure = (): ((failed: Pick<Problem, "code">) => void) => {
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	return ({ code }) =>
		void loadMessages(["problems/forms"])
			.catch(() => {})
			.then(() =>
				showToast({ tone: "destructive", title: t("common.form.error"), description: problem(code) }),
			);
};

/** Creates an account and logs in; null if a mail explains the next step. */
export const useSignUp = () => {
	const locale = useLocale();
	return useMutation<Session | null, Problem, SignUpDraft>({
		mutationFn: async (form) => unwrap(await signUp(form, locale)),
		onSuccess: showSession,
	});
};

/** Removes a person's data from the browser after their session ended. The demonstration keeps the results of its visit. */
export const clearSession = async (): Promise<void> => {
	if (pageEdition === "live") {
		discardGuestWork();
		expectSessionEnd();
		reportLogout();
	}
	void deleteVisitedPages();
	await learn(sessionQuery, { session: null });
};

/** Logs out. Shows a failure: on a shared computer a person must not leave with their session still open. */
export const useSignOut = (): (() => Promise<void>) => {
	const { t } = useTranslation();
	const problem = useProblem();
	const toast = useToast();
	const { mutate } = useApiMutation("POST /api/account/sign-out", {
		onSuccess: clearSession,
		onError: () => {
			toast({
				tone: "destructive",
				title: t("common.navigation.logoutFailed"),
				description: problem("common.unreachable"),
			});
		},
	});
	return useCallback(async () => {
		if ((await knownSession()) !== null) mutate({});
	}, [mutate]);
};
