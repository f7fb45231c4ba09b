import { lazily } from "../browser/lazily.ts";
import type { Simulation } from "./world.ts";

/** Samples of another backend, loaded when the first of them is shown. */
export const lazySimulation = (loadSamples: () => Promise<Simulation["dashboard"]>): Simulation => {
	const samples = lazily(loadSamples);
	return {
		dashboard: {
			student: async () => (await samples()).student(),
			teacher: async () => (await samples()).teacher(),
			parent: async () => (await samples()).parent(),
		},
	};
};
