import { useQuery } from "@tanstack/react-query";
import { type MainAction, mainAction } from "#domain/account/main-action.ts";
import type { Role } from "#domain/account/role.ts";
import { apiQuery } from "../api/api.ts";
import { readMembershipToken } from "../classes/own-membership.ts";
import { useHydrated } from "../page/hydrated.ts";
import { hasDeviceAttempt } from "../quiz/own-attempts.ts";
import { hasFinished } from "../quiz/visit.ts";

/**
 * The main button for this reader. It follows from what the browser holds already: no request is made for it, so a student's
 * stored results count once a screen has read them.
 */
export const useMainAction = (role: Role | null): MainAction => {
	const isHydrated = useHydrated();
	const stored = useQuery({ ...apiQuery("GET /api/quiz/attempts", {}), enabled: false });
	if (!isHydrated) return mainAction({ role: null, hasResult: false, isInClass: false });
	const hasStored = role === null ? hasDeviceAttempt() : (stored.data?.attempts.length ?? 0) > 0;
	return mainAction({
		role,
		hasResult: hasFinished() || hasStored,
		isInClass: readMembershipToken() !== null,
	});
};
