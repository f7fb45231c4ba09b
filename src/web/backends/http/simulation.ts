import { lazily } from "../browser/lazily.ts";
import type { Simulation } from "./world.ts";

/** Samples of another backend, loaded when the first of them is shown. */
export const lazySimulation = (load: () => Promise<Simulation>): Simulation => {
	const loaded = lazily(load);
	return {
		dashboard: {
			student: async () => (await loaded()).dashboard.student(),
			teacher: async () => (await loaded()).dashboard.teacher(),
			parent: async () => (await loaded()).dashboard.parent(),
		},
	};
};
