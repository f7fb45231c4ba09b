import type { Backend } from "#contract/backend.ts";
import { createKept } from "../browser/kept.ts";
import { lazily } from "../browser/lazily.ts";
import { settle } from "../browser/outcome.ts";
import { billingActs, lateRoom, ownAccountActs } from "./late-room.ts";
import { httpSubscription } from "./subscription.ts";
import { createWho } from "./who.ts";
import type { HttpWorld } from "./world.ts";

/**
 * Accounts and billing as the server knows them. The rooms arrive when one of them is first used: the page of a guest
 * loads next to nothing.
 */
export const createHttpBackend = (world: HttpWorld): Backend => {
	const visit = createKept(world.visit);
	const device = createKept(world.device);
	const reader = lazily(async () => (await import("./session-reader.ts")).createSessionReader(world, device));
	const who = createWho(world, device, reader);
	const rooms = lazily(async () =>
		(await import("./rooms.ts")).createRooms({
			world,
			visit,
			who,
			onPlan: (plan) => subscription.become(plan),
		}),
	);
	const subscription = httpSubscription({
		world,
		who,
		remote: async () => (await rooms()).subscription,
	});

	world.onOtherTab((key) => {
		device.forget(key);
	});
	return {
		capabilities: {
			demonstration: false,
			passwordReset: true,
			manageSubscription: true,
			savedCareers: true,
			accountPage: true,
			ageBands: true,
		},
		account: {
			current: () => who.ask(),
			signIn: (form) => settle(async () => (await rooms()).account.signIn(form), "common.unreachable"),
			signUp: (draft, locale) =>
				settle(async () => (await rooms()).account.signUp(draft, locale), "common.unreachable"),
			signOut: async () => {
				if ((await who.known()) !== null) await (await rooms()).account.signOut();
			},
			observe: who.observe,
		},
		ownAccount: lateRoom(ownAccountActs, async () => (await rooms()).ownAccount),
		subscription,
		billing: lateRoom(billingActs, async () => (await rooms()).billing),
	};
};
