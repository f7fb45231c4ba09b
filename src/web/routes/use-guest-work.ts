import { useCallback, useEffect, useState } from "react";
import type { Backend } from "#contract/backend.ts";
import type { GuestWork } from "#contract/guest.ts";
import type { Session } from "#domain/account/session.ts";

interface FoundWork {
	/** What to ask about; null while there is nothing to ask. */
	readonly work: GuestWork | null;
	/** Asks no more until somebody logs in again or the page is loaded anew. */
	readonly putOff: () => void;
	/** Counts the decisions: after each, every screen reads its data again. */
	readonly decisions: number;
	readonly decide: () => void;
}

/** Looks for a guest's work whenever somebody is there to whose account it could move. */
export const useGuestWork = (backend: Backend | null, session: Session | null): FoundWork => {
	const [work, setWork] = useState<GuestWork | null>(null);
	const [decisions, setDecisions] = useState(0);
	const guest = backend?.guest ?? null;
	const mayMove = session !== null && session.consent !== "pending";
	useEffect(() => {
		setWork(null);
		if (!guest || !mayMove) return;
		let isCurrent = true;
		// Whoever is only hinted at is asked nothing: the server has to say that they are there.
		backend?.account
			.current()
			.then((present) => (present ? guest.kept() : null))
			.then(
				(found) => isCurrent && setWork(found),
				() => {},
			);
		return () => {
			isCurrent = false;
		};
	}, [backend, guest, mayMove]);
	const putOff = useCallback(() => setWork(null), []);
	const decide = useCallback(() => {
		setWork(null);
		setDecisions((before) => before + 1);
	}, []);
	return { work, putOff, decisions, decide };
};
