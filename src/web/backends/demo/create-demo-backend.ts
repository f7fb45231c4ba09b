import type { Backend } from "#contract/backend.ts";
import { createKept } from "../browser/kept.ts";
import { lazily } from "../browser/lazily.ts";
import { settle } from "../browser/outcome.ts";
import { demoAccount } from "./account.ts";
import { demoContact } from "./contact.ts";
import { demoQuiz } from "./quiz.ts";
import { storageKeys } from "./storage-key.ts";
import { demoSubscription } from "./subscription.ts";
import type { DemoWorld } from "./world.ts";

/**
 * The specification's simulation, in the browser alone. Every rule is the domain's; this only keeps, waits
 * and draws lots. Rooms that bring words or the calendar with them arrive when they are first used.
 */
export const createDemoBackend = (world: DemoWorld): Backend => {
	const visit = createKept(world.sessionStorage);
	const device = createKept(world.localStorage);
	const account = demoAccount(world, device);
	const subscription = demoSubscription(world, device);

	world.onOtherTab((key) => {
		device.forget(key);
		if (key === null || key === storageKeys.session) account.changed();
		if (key === null || key === storageKeys.premium) subscription.changed();
	});

	const dashboard = lazily(async () => (await import("./dashboard.ts")).demoDashboard(world));
	const quest = lazily(async () => (await import("./quest.ts")).demoQuest());
	const consultations = lazily(async () =>
		(await import("./consultations.ts")).demoConsultations(world, device),
	);

	return {
		capabilities: {
			demonstration: true,
			passwordReset: false,
			manageSubscription: false,
			savedCareers: false,
			accountPage: false,
			ageBands: false,
			simulated: ["subscription", "consultations"],
		},
		account,
		subscription,
		quiz: demoQuiz(world, visit, device),
		contact: demoContact(world),
		billing: null,
		premium: null,
		ownAccount: null,
		saved: null,
		guest: null,
		dashboard: {
			student: async () => (await dashboard()).student(),
			teacher: async () => (await dashboard()).teacher(),
			parent: async () => (await dashboard()).parent(),
		},
		quest: {
			overview: async () => (await quest()).overview(),
			completeGame: (gameId, answers) => settle(async () => (await quest()).completeGame(gameId, answers)),
		},
		consultations: {
			researchers: async (locale) => (await consultations()).researchers(locale),
			appointments: async () => (await consultations()).appointments(),
			book: (request) =>
				settle(async () => (await consultations()).book(request), "subscription.payment.error"),
			cancel: (appointmentId) => settle(async () => (await consultations()).cancel(appointmentId)),
		},
	};
};
