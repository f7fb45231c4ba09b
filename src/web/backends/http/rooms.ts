import type { Subscription } from "#contract/billing.ts";
import { createGuestStore } from "../../api/device/guest-store.ts";
import { visitKeys } from "../../api/storage-keys.ts";
import type { Kept } from "../browser/kept.ts";
import { httpAccount } from "./account.ts";
import { httpBilling } from "./billing.ts";
import { createClient } from "./client.ts";
import { httpOwnAccount } from "./own-account.ts";
import { remoteSubscription } from "./remote-subscription.ts";
import type { Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

interface Parts {
	readonly world: HttpWorld;
	/** The storage of this visit. */
	readonly visit: Kept;
	readonly who: Who;
	/** Called with every new state of the plan. */
	readonly onPlan: (subscription: Subscription) => void;
}

/** All that asks the server by the contract or reads a guest's work. A page loads it when the first of it is used. */
export const createRooms = ({ world, visit, who, onPlan }: Parts) => {
	const store = createGuestStore(world.device);
	// The server knows no session although one was needed: it ended, here or elsewhere.
	const client = createClient(world.fetch, () => {
		store.releaseUnsent();
		who.set(null);
	});
	const forgetPerson = (): void => {
		store.clear();
		for (const key of Object.values(visitKeys)) visit.remove(key);
	};
	return {
		account: httpAccount({ world, client, who, onEntered: store.releaseUnsent, onLeft: forgetPerson }),
		ownAccount: httpOwnAccount({ client, who, onLeft: forgetPerson }),
		subscription: remoteSubscription(client),
		billing: httpBilling({ client, onPlan }),
	};
};
export type Rooms = ReturnType<typeof createRooms>;
