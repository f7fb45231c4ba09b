import type { Subscription } from "#contract/billing.ts";
import type { Kept } from "../browser/kept.ts";
import { httpAccount } from "./account.ts";
import { httpBilling } from "./billing.ts";
import { createClient } from "./client.ts";
import { httpContact } from "./contact.ts";
import { ownDashboard } from "./dashboard.ts";
import { httpGuest } from "./guest.ts";
import { createGuestStore } from "./guest-store.ts";
import { httpOwnAccount } from "./own-account.ts";
import { httpPremium } from "./premium.ts";
import { httpQuest } from "./quest.ts";
import { httpQuiz } from "./quiz.ts";
import { remoteSubscription } from "./remote-subscription.ts";
import { storageKeys } from "./storage-key.ts";
import type { Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

interface Parts {
	readonly world: HttpWorld;
	/** The storage of this visit, and of this device. */
	readonly visit: Kept;
	readonly device: Kept;
	readonly who: Who;
	/** Called when a guest's work changed, or moved to the account. */
	readonly onSavedChanged: () => void;
	/** Called with every new state of the plan. */
	readonly onPlan: (subscription: Subscription) => void;
}

/** All that asks the server by the contract or reads a guest's work. A page loads it when the first of it is used. */
export const createRooms = ({ world, visit, device, who, onSavedChanged, onPlan }: Parts) => {
	const store = createGuestStore(world, device, onSavedChanged);
	// The server knows no session although one was needed: it ended, here or elsewhere.
	const client = createClient(world.fetch, () => {
		store.releaseUnsent();
		who.set(null);
	});
	const forgetVisit = (): void => {
		visit.remove(storageKeys.quizResults);
		visit.remove(storageKeys.quizAnswers);
		visit.remove(storageKeys.quizRetake);
	};
	const forgetPerson = (): void => {
		store.clear();
		forgetVisit();
	};
	const parts = { world, client, who, store };
	return {
		store,
		account: httpAccount({ world, client, who, onEntered: store.releaseUnsent, onLeft: forgetPerson }),
		ownAccount: httpOwnAccount({ client, who, onLeft: forgetPerson }),
		quiz: httpQuiz({ ...parts, visit }),
		quest: httpQuest(parts),
		guest: httpGuest({ client, store, onMerged: onSavedChanged, onDiscarded: forgetVisit }),
		dashboard: ownDashboard(client),
		contact: httpContact(client),
		subscription: remoteSubscription(client),
		billing: httpBilling({ client, onPlan }),
		premium: httpPremium(client),
	};
};
export type Rooms = ReturnType<typeof createRooms>;
