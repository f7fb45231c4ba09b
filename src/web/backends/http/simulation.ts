import { lazily } from "../browser/lazily.ts";
import type { Simulation } from "./world.ts";

/** Samples that are loaded when the first of them is shown. */
export const lazySimulation = (load: () => Promise<Simulation["dashboard"]>): Simulation => {
	const samples = lazily(load);
	return {
		dashboard: {
			student: async () => (await samples()).student(),
			teacher: async () => (await samples()).teacher(),
			parent: async () => (await samples()).parent(),
		},
	};
};
