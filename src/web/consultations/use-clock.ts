import { useCallback, useEffect, useState } from "react";
import { type Instant, parisZone } from "#domain/shared/moment.ts";
import { presentMs } from "../api/server-clock.ts";

/** The present instant, and the zone in which the visitor lives. */
export interface Clock {
	readonly now: Instant;
	readonly zone: string;
}

const deviceZone = (): string => {
	try {
		const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
		// Some systems name a zone that no calendar knows.
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return zone || parisZone;
	} catch {
		return parisZone;
	}
};

/** Where the visitor is, and when by the server's clock: null while prerendering, then read once, and again on `refresh`. */
export const useClock = (): { readonly clock: Clock | null; readonly refresh: () => void } => {
	const [clock, setClock] = useState<Clock | null>(null);
	const refresh = useCallback(
		() => setClock({ now: new Date(presentMs()).toISOString(), zone: deviceZone() }),
		[],
	);
	useEffect(refresh, [refresh]);
	return { clock, refresh };
};
