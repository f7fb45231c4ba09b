import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type MainAction, mainAction } from "#domain/account/main-action.ts";
import type { Role } from "#domain/account/role.ts";
import { apiQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { hintsAtResults, rememberResults } from "../api/session.ts";
import { readMembershipToken } from "../classes/pupil/own-membership.ts";
import { useHydrated } from "../page/hydrated.ts";
import { hasDeviceAttempt } from "../quiz/own-attempts.ts";
import { hasFinished } from "../quiz/visit.ts";

/**
 * The main button for this reader. It follows from what the browser holds already: no request is made for it, so a student's
 * stored results count once a screen has read them, and then for the session.
 */
export const useMainAction = (role: Role | null): MainAction => {
	const isHydrated = useHydrated();
	const stored = useQuery({ ...apiQuery("GET /api/quiz/attempts", {}), enabled: false });
	const isStored = stored.data && stored.data.attempts.length > 0;
	const isLive = useEdition() === "live";
	const isStudent = role === "student" && isLive;
	useEffect(() => {
		if (isStudent && isStored !== undefined) rememberResults(isStored);
	}, [isStudent, isStored]);
	if (!isHydrated) return mainAction({ role: null, hasResult: false, isInClass: false });
	const hasAny = role === null ? hasDeviceAttempt() : (isStored ?? (isStudent && hintsAtResults()));
	return mainAction({
		role,
		hasResult: hasFinished() || hasAny,
		isInClass: readMembershipToken() !== null,
	});
};
