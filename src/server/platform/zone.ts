/** A zone that this machine's calendar knows, or undefined. */
export const knownZone = (zone: string | undefined): string | undefined => {
	try {
		return zone === undefined
			? undefined
			: new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone && zone;
	} catch {
		return undefined;
	}
};
