import { useCallback, useEffect, useState } from "react";
import { type Instant, parisZone } from "#domain/shared/moment.ts";

/** The present instant, and the zone in which the visitor lives. */
export interface Here {
	readonly now: Instant;
	readonly zone: string;
}

const zoneOfVisitor = (): string => {
	try {
		const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
		// Some systems name a zone that no calendar knows.
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return zone || parisZone;
	} catch {
		return parisZone;
	}
};

/** Where and when the visitor is: null while prerendering, then read once, and again on `refresh`. */
export const useHere = (): { readonly here: Here | null; readonly refresh: () => void } => {
	const [here, setHere] = useState<Here | null>(null);
	const refresh = useCallback(() => setHere({ now: new Date().toISOString(), zone: zoneOfVisitor() }), []);
	useEffect(refresh, [refresh]);
	return { here, refresh };
};
