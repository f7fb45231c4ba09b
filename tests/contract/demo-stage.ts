import type { Instant } from "#domain/shared/moment.ts";
import { createDemoTransport } from "#web/api/device/demo.ts";
import { createJsonStorage } from "#web/api/storage.ts";
import { createDemoBackend } from "#web/backends/demo/create-demo-backend.ts";
import type { DemoWorld } from "#web/backends/demo/world.ts";
import { FakeStorage } from "./fake-storage.ts";
import type { Stage } from "./stage.ts";

/** The demonstration with a clock that stands, a chance that is known, and no waiting. */
export interface DemoStage extends Stage {
	readonly session: FakeStorage;
	readonly local: FakeStorage;
	/** Every delay asked for so far, in milliseconds. */
	readonly delays: number[];
	/** Tells the backend that another tab changed a key. */
	readonly otherTabChanged: (key: string | null) => void;
	/** Puts the clock on. */
	readonly setNow: (instant: Instant) => void;
	/** Runs once, during the next delay. */
	readonly duringNextDelay: (act: () => void) => void;
}

/** The day before the specification's five days of consultations, at noon in Paris. */
const dayBefore: Instant = "2025-05-09T10:00:00.000Z";

/** Sets up a demonstration. `overrides` replace parts of its world, such as a storage that cannot be opened. */
export const createDemoStage = (overrides: Partial<DemoWorld> = {}): DemoStage => {
	const session = new FakeStorage();
	const local = new FakeStorage();
	const delays: number[] = [];
	const draws: number[] = [];
	const tabListeners: ((key: string | null) => void)[] = [];
	let present = dayBefore;
	let drawn = 0;
	let interruption = (): void => {};
	const world: DemoWorld = {
		now: () => present,
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
		onOtherTab: (listener) => tabListeners.push(listener),
		...overrides,
	};
	return {
		backend: createDemoBackend(world),
		call: createDemoTransport({ ...world, zone: () => "Europe/Paris" }),
		session,
		local,
		delays,
		now: () => present,
		setNow: (instant) => {
			present = instant;
		},
		failNextPayment: () => draws.unshift(0.99),
		otherTabChanged: (key) => {
			for (const listener of tabListeners) listener(key);
		},
		duringNextDelay: (act) => {
			interruption = act;
		},
	};
};
