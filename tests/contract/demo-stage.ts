import { type Instant, parisZone } from "#domain/shared/instant.ts";
import { createDemoTransport } from "#web/api/device/demo.ts";
import type { DeviceContext } from "#web/api/device/device-context.ts";
import { createJsonStorage } from "#web/api/storage.ts";
import { FakeStorage } from "./fake-storage.ts";
import { createPerson } from "./person.ts";
import type { Stage } from "./stage.ts";

/** The demonstration with a controlled clock, known randomness, and no delays. */
export interface DemoStage extends Stage {
	readonly session: FakeStorage;
	readonly local: FakeStorage;
	/** The same time as the edition sees it. */
	readonly device: DeviceContext["device"];
	/** Every requested delay so far, in milliseconds. */
	readonly delays: number[];
	/** Moves the clock forward. */
	readonly setNow: (instant: Instant) => void;
	/** Runs once, during the next delay. */
	readonly duringNextDelay: (work: () => void) => void;
}

/** The day before the specification's five days of consultations, at noon in Paris. */
const dayBefore: Instant = "2025-05-09T10:00:00.000Z";

/**
 * Sets up a demonstration. `overrides` replace parts of its environment, such as a storage that can't be
 * opened.
 */
export const createDemoStage = (overrides: Partial<DeviceContext> = {}): DemoStage => {
	const session = new FakeStorage();
	const local = new FakeStorage();
	const delays: number[] = [];
	const draws: number[] = [];
	let present = dayBefore;
	let drawn = 0;
	let interruption = (): void => {};
	const world: DeviceContext = {
		now: () => present,
		zone: () => parisZone,
		// Spread evenly below 0.95, so that payments succeed and ids differ.
		random: () => {
			drawn += 1;
			return draws.shift() ?? (drawn * 0.618_034) % 0.95;
		},
		wait: async (milliseconds) => {
			delays.push(milliseconds);
			interruption();
			interruption = () => {};
		},
		visit: createJsonStorage(() => session),
		device: createJsonStorage(() => local),
		...overrides,
	};
	const call = createDemoTransport(world);
	return {
		call,
		person: createPerson(call, false),
		isReal: false,
		session,
		local,
		device: world.device,
		delays,
		now: () => present,
		setNow: (instant) => {
			present = instant;
		},
		prepareCircles: async () => {},
		failNextPayment: () => draws.unshift(0.99),
		duringNextDelay: (work) => {
			interruption = work;
		},
	};
};
