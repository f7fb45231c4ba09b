import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { GuestWork } from "#contract/personal-data.ts";
import { isConsented } from "#domain/account/consented.ts";
import { sessionQuery } from "../api/api.ts";
import { pageOffers } from "../api/edition.ts";
import { queryClient } from "../api/query-client.ts";
import { readGuestWork } from "./guest-work.ts";

interface FoundWork {
	/** What to ask about; null while there is nothing to ask. */
	readonly found: GuestWork | null;
	/** Asks no more until somebody logs in again or the page is loaded anew. */
	readonly putOff: () => void;
	/** Counts the decisions: after each, every screen reads its data again. */
	readonly decisions: number;
	readonly decide: () => void;
}

/** Looks for a guest's work whenever somebody is there to whose account it could move. */
export const useGuestWork = (): FoundWork => {
	const [found, setFound] = useState<GuestWork | null>(null);
	const [decisions, setDecisions] = useState(0);
	const { data, dataUpdatedAt } = useQuery(sessionQuery);
	// A hint of the device asks nothing: the server has to say that somebody is there.
	const mayMove = dataUpdatedAt > 0 && isConsented(data?.session ?? null);
	useEffect(() => {
		setFound(null);
		if (!mayMove || !pageOffers.guestWork) return;
		let isCurrent = true;
		readGuestWork().then(
			(work) => {
				if (isCurrent) setFound(work);
			},
			() => {},
		);
		return () => {
			isCurrent = false;
		};
	}, [mayMove]);
	const putOff = useCallback(() => setFound(null), []);
	const decide = useCallback(() => {
		setFound(null);
		setDecisions((before) => before + 1);
		void queryClient.invalidateQueries();
	}, []);
	return { found, putOff, decisions, decide };
};
