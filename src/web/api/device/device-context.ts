import { type Instant, toInstant, type Zone } from "#domain/shared/moment.ts";
import { deviceZone } from "../device-zone.ts";
import { deviceStorage, type JsonStorage, visitStorage } from "../storage.ts";

/** What handlers on the device take from the browser, so that a test can put its own in place. */
export interface DeviceContext {
	readonly now: () => Instant;
	/** The time zone of this device. */
	readonly zone: () => Zone;
	/** A number in [0, 1). */
	readonly random: () => number;
	/** Resolves after so many milliseconds. */
	readonly wait: (milliseconds: number) => Promise<void>;
	/** What the device keeps, shared by all tabs. */
	readonly device: JsonStorage;
	/** What this visit keeps. */
	readonly visit: JsonStorage;
}

export const thisDevice: DeviceContext = {
	now: () => toInstant(new Date()),
	zone: deviceZone,
	random: () => Math.random(),
	wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	device: deviceStorage,
	visit: visitStorage,
};

/** How long signing in, signing up, paying and sending an e-mail seem to take in the demonstration. */
export const simulatedDelayMs = 1500;
