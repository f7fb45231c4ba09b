import type { Backend } from "#contract/backend.ts";
import type { Subscription } from "#contract/billing.ts";
import type { Session } from "#domain/account/session.ts";
import { createKept } from "../browser/kept.ts";
import { lazily } from "../browser/lazily.ts";
import { settle } from "../browser/outcome.ts";
import { createSignal } from "../browser/signal.ts";
import { storageKeys } from "./storage-key.ts";
import type { DemoWorld } from "./world.ts";

/** Why a room that does not arrive lets nothing be done in it: nothing of the site does. */
const away = "common.unreachable";

/**
 * The specification's simulation, in the browser alone. Every rule is the domain's; this only keeps, waits
 * and draws lots. A room arrives when it is first used, and what reads a stored value only where there is one:
 * a page that asks whether somebody is signed in loads next to nothing.
 */
export const createDemoBackend = (world: DemoWorld): Backend => {
	const device = createKept(world.device);

	const current = async (): Promise<Session | null> =>
		device.holds(storageKeys.session) ? (await account()).current() : null;
	const session = createSignal(current);
	const account = lazily(async () =>
		(await import("./account.ts")).demoAccount(world, device, session.changed),
	);

	const readPlan = async (): Promise<Subscription> =>
		device.holds(storageKeys.premium) ? (await subscription()).read() : { isPremium: false, testMode: true };
	const plan = createSignal(readPlan);
	const subscription = lazily(async () =>
		(await import("./subscription.ts")).demoSubscription(world, device, plan.changed),
	);

	world.onOtherTab((key) => {
		device.forget(key);
		if (key === null || key === storageKeys.session) session.changed();
		if (key === null || key === storageKeys.premium) plan.changed();
	});

	return {
		capabilities: {
			demonstration: true,
			passwordReset: false,
			manageSubscription: false,
			savedCareers: false,
			accountPage: false,
			ageBands: false,
		},
		account: {
			current,
			signIn: (form) => settle(async () => (await account()).signIn(form), away),
			signUp: (form) => settle(async () => (await account()).signUp(form), away),
			signOut: async () => {
				device.remove(storageKeys.session);
				session.changed();
			},
			observe: session.observe,
		},
		subscription: {
			read: readPlan,
			subscribe: () => settle(async () => (await subscription()).subscribe(), away),
			observe: plan.observe,
		},
		billing: null,
		ownAccount: null,
	};
};
