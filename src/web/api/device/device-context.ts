import { type Instant, toInstant, type Zone } from "#domain/shared/instant.ts";
import { deviceZone } from "../device-zone.ts";
import { deviceStorage, type JsonStorage, visitStorage } from "../storage.ts";

/** The browser facilities that device handlers use; tests replace them. */
export interface DeviceContext {
	readonly now: () => Instant;
	/** The time zone of this device. */
	readonly zone: () => Zone;
	/** A number in [0, 1). */
	readonly random: () => number;
	/** Resolves after the given number of milliseconds. */
	readonly wait: (milliseconds: number) => Promise<void>;
	/** The storage of the device, shared by all tabs. */
	readonly device: JsonStorage;
	/** The storage of this visit. */
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

/** The simulated delays of signing in, signing up, paying and sending an e-mail in the demonstration. */
export const simulatedDelayMs = 1500;
