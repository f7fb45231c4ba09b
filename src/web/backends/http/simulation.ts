import { lazily } from "../browser/lazily.ts";
import { settle } from "../browser/outcome.ts";
import type { Simulation } from "./world.ts";

/** Rooms of another backend, loaded when the first of them is used. */
export const lazySimulation = (load: () => Promise<Simulation>): Simulation => {
	const loaded = lazily(load);
	return {
		subscription: {
			read: async () => (await loaded()).subscription.read(),
			subscribe: () =>
				settle(async () => (await loaded()).subscription.subscribe(), "subscription.payment.error"),
			observe: (listener) => {
				let isOpen = true;
				let stop = () => {};
				loaded().then(
					({ subscription }) => {
						if (isOpen) stop = subscription.observe(listener);
					},
					// Its code did not arrive: nobody is premium as far as this page knows.
					() => isOpen && listener({ isPremium: false }),
				);
				return () => {
					isOpen = false;
					stop();
				};
			},
		},
		consultations: {
			researchers: async (locale) => (await loaded()).consultations.researchers(locale),
			appointments: async () => (await loaded()).consultations.appointments(),
			book: (request) =>
				settle(async () => (await loaded()).consultations.book(request), "subscription.payment.error"),
			cancel: (appointmentId) => settle(async () => (await loaded()).consultations.cancel(appointmentId)),
		},
		dashboard: {
			student: async () => (await loaded()).dashboard.student(),
			teacher: async () => (await loaded()).dashboard.teacher(),
			parent: async () => (await loaded()).dashboard.parent(),
		},
	};
};
