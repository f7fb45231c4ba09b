/** The zones that most people are in: looking one up here is much quicker than making a formatter for it. */
const common = new Set(Intl.supportedValuesOf("timeZone"));

/** A zone that this machine's calendar knows, or undefined. */
export const knownZone = (zone: string | undefined): string | undefined => {
	if (zone === undefined || common.has(zone)) return zone;
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone && zone;
	} catch {
		return undefined;
	}
};
