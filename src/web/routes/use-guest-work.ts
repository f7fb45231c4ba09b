import { useCallback, useEffect, useState } from "react";
import type { GuestBackend, GuestWork } from "#contract/guest.ts";
import type { Session } from "#domain/account/session.ts";
import { pageEdition } from "../api/edition.ts";
import { queryClient } from "../api/query-client.ts";
import { loadBackend } from "../lib/use-backend.ts";

interface FoundWork {
	/** What to ask about, and what moves it; null while there is nothing to ask. */
	readonly found: { readonly work: GuestWork; readonly guest: GuestBackend } | null;
	/** Asks no more until somebody logs in again or the page is loaded anew. */
	readonly putOff: () => void;
	/** Counts the decisions: after each, every screen reads its data again. */
	readonly decisions: number;
	readonly decide: () => void;
}

const holdsGuestWork = (): boolean => {
	try {
		return window.localStorage.getItem("guest") !== null;
	} catch {
		return false;
	}
};

/** Looks for a guest's work whenever somebody is there to whose account it could move. */
export const useGuestWork = (session: Session | null): FoundWork => {
	const [found, setFound] = useState<FoundWork["found"]>(null);
	const [decisions, setDecisions] = useState(0);
	const mayMove = session !== null && session.consent !== "pending";
	useEffect(() => {
		setFound(null);
		if (!mayMove || pageEdition === "demo" || !holdsGuestWork()) return;
		let isCurrent = true;
		loadBackend()
			.then(async ({ account, guest }) => {
				// Whoever is only hinted at is asked nothing: the server has to say that they are there.
				const work = (await account.current()) && (await guest?.kept());
				if (isCurrent && work && guest) setFound({ work, guest });
			})
			.catch(() => {});
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
