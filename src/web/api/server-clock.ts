import { minuteMs } from "#domain/shared/units.ts";

/** Smaller differences, in milliseconds, are latency and the fraction of a second that the header omits. */
const toleratedMs = minuteMs;

let offsetMs = 0;

/** Reads the error of the device's clock from the `Date` header of a response. */
export const learnServerTime = (header: string | null): void => {
	const serverMs = header === null ? Number.NaN : Date.parse(header);
	if (Number.isNaN(serverMs)) return;
	const difference = serverMs - Date.now();
	offsetMs = Math.abs(difference) < toleratedMs ? 0 : difference;
};

/**
 * The current instant of the server's clock, in milliseconds since 1970; of the device's clock until a server has
 * answered.
 */
export const presentMs = (): number => Date.now() + offsetMs;
