import { lazily } from "../browser/lazily.ts";
import { settle } from "../browser/outcome.ts";
import { storageKeys } from "./storage-key.ts";
import type { HttpWorld, Simulation } from "./world.ts";

/**
 * Rooms of another backend, loaded when the first of them is used. Whoever follows the plan waits with that until
 * this device keeps one, or may soon.
 */
export const lazySimulation = (
	load: () => Promise<Omit<Simulation, "dashboard">>,
	loadSamples: () => Promise<Simulation["dashboard"]>,
	{ onOtherTab }: Pick<HttpWorld, "onOtherTab">,
	isPlanKept: () => boolean,
): Simulation => {
	const loaded = lazily(load);
	const samples = lazily(loadSamples);
	const waiting = new Set<() => void>();
	const wake = () => {
		for (const follow of waiting) follow();
		waiting.clear();
	};
	onOtherTab((key) => {
		if (key === null || key === storageKeys.premium) wake();
	});
	return {
		subscription: {
			read: async () => (await loaded()).subscription.read(),
			subscribe: () => {
				wake();
				return settle(async () => (await loaded()).subscription.subscribe(), "common.unreachable");
			},
			observe: (listener) => {
				let isOpen = true;
				let stop = () => {};
				const follow = () => {
					loaded().then(
						({ subscription }) => {
							if (isOpen) stop = subscription.observe(listener);
						},
						// Its code did not arrive: nobody is premium as far as this page knows.
						() => isOpen && listener({ isPremium: false }),
					);
				};
				if (isPlanKept()) follow();
				else {
					waiting.add(follow);
					queueMicrotask(() => isOpen && listener({ isPremium: false }));
				}
				return () => {
					isOpen = false;
					waiting.delete(follow);
					stop();
				};
			},
		},
		consultations: {
			researchers: async (locale) => (await loaded()).consultations.researchers(locale),
			appointments: async () => (await loaded()).consultations.appointments(),
			book: (request) =>
				settle(async () => (await loaded()).consultations.book(request), "common.unreachable"),
			cancel: (appointmentId) =>
				settle(async () => (await loaded()).consultations.cancel(appointmentId), "common.unreachable"),
		},
		dashboard: {
			student: async () => (await samples()).student(),
			teacher: async () => (await samples()).teacher(),
			parent: async () => (await samples()).parent(),
		},
	};
};
