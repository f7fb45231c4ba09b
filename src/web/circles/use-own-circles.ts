import { useQuery } from "@tanstack/react-query";
import { useEdition } from "../api/edition.ts";
import { readAgainIntervalMs, readUntilIntervalMs } from "../api/query-client.ts";
import { useSession } from "../api/session.ts";
import { ownCirclesQuery } from "./queries.ts";

/**
 * The visitor's own participations; none without an account in the live edition. While a payment is under way they are
 * reread until it has taken effect.
 */
export const useOwnCircles = () => {
	const hasSession = useSession() !== null;
	const edition = useEdition();
	return useQuery({
		...ownCirclesQuery,
		enabled: edition === "demo" || (edition === "live" && hasSession),
		refetchInterval: ({ state }) =>
			state.data?.isPaymentOpen ? readUntilIntervalMs(state) : readAgainIntervalMs(state),
	});
};
