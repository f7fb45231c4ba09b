import type { Instant } from "#domain/shared/moment.ts";

/** What handlers on the device take from the browser, so that a test can put its own in place. */
export interface DeviceWorld {
	readonly now: () => Instant;
	/** A number in [0, 1). */
	readonly random: () => number;
	readonly wait: (milliseconds: number) => Promise<void>;
}

export const thisDevice: DeviceWorld = {
	now: () => new Date().toISOString(),
	random: () => Math.random(),
	wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
