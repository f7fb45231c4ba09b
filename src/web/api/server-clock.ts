/** Differences below this are the way of the answer and the seconds that its header leaves out, in milliseconds. */
const toleratedMs = 60_000;

let offsetMs = 0;

/** Learns from the `Date` header of a response how wrong the device's clock is. */
export const learnServerTime = (header: string | null): void => {
	const serverMs = header === null ? Number.NaN : Date.parse(header);
	if (Number.isNaN(serverMs)) return;
	const difference = serverMs - Date.now();
	offsetMs = Math.abs(difference) < toleratedMs ? 0 : difference;
};

/** The present instant as the server has it, in milliseconds since 1970; the device's own until a server has answered. */
export const presentMs = (): number => Date.now() + offsetMs;
