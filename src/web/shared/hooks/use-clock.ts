import { useCallback, useEffect, useState } from "react";
import { type Instant, toInstant, type Zone } from "#domain/shared/instant.ts";
import { deviceZone } from "../../api/device-zone.ts";
import { presentMs } from "../../api/server-clock.ts";

/** The current instant and the visitor's time zone. */
export interface Clock {
	readonly now: Instant;
	readonly zone: Zone;
}

/** The visitor's time zone and the server's time: null while prerendering, then read once, and again on `refresh`. */
export const useClock = (): { readonly clock: Clock | null; readonly refresh: () => void } => {
	const [clock, setClock] = useState<Clock | null>(null);
	const refresh = useCallback(
		() => setClock({ now: toInstant(new Date(presentMs())), zone: deviceZone() }),
		[],
	);
	useEffect(refresh, [refresh]);
	return { clock, refresh };
};
