import type { Backend } from "#contract/backend.ts";
import { createKept } from "../browser/kept.ts";
import { httpAccount } from "./account.ts";
import { httpBilling } from "./billing.ts";
import { createClient } from "./client.ts";
import { httpConsultations } from "./consultations.ts";
import { httpContact } from "./contact.ts";
import { httpDashboard } from "./dashboard.ts";
import { httpGuest } from "./guest.ts";
import { createGuestStore } from "./guest-store.ts";
import { httpOwnAccount } from "./own-account.ts";
import { httpPremium } from "./premium.ts";
import { httpQuest } from "./quest.ts";
import { httpQuiz } from "./quiz.ts";
import { httpSavedCareers } from "./saved-careers.ts";
import { storageKeys } from "./storage-key.ts";
import { httpSubscription } from "./subscription.ts";
import { createWho, isKeeper, type Who } from "./who.ts";
import type { HttpWorld, Simulation } from "./world.ts";

/**
 * The world behind the screens as the server knows it. What a guest does stays in the browser until they take it to
 * an account; the dashboard's samples are the demonstration's.
 */
export const createHttpBackend = (world: HttpWorld, simulation: Simulation): Backend => {
	const visit = createKept(world.sessionStorage);
	const device = createKept(world.localStorage);
	const store = createGuestStore(world, device, () => saved.changed());
	// The server knows no session although one was needed: it ended, here or elsewhere.
	const client = createClient(world.fetch, () => {
		store.releaseUnsent();
		who.set(null);
	});
	const who: Who = createWho(world, device, () => client);
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
	const saved = httpSavedCareers(parts);
	const subscription = httpSubscription(parts);
	const quiz = httpQuiz({ ...parts, visit });

	world.onOtherTab((key) => {
		device.forget(key);
		if (key === null || key === storageKeys.guest) saved.changed();
	});
	who.observe((session) => {
		if (isKeeper(session)) void quiz.sendUnsent();
	});

	return {
		capabilities: {
			demonstration: false,
			passwordReset: true,
			manageSubscription: false,
			savedCareers: true,
			accountPage: true,
			ageBands: true,
			simulated: ["subscription", "consultations"],
		},
		account: httpAccount({ world, client, who, onEntered: store.releaseUnsent, onLeft: forgetPerson }),
		ownAccount: httpOwnAccount({ client, who, onLeft: forgetPerson }),
		quiz,
		saved,
		quest: httpQuest(parts),
		guest: httpGuest({ client, store, onMerged: saved.changed, onDiscarded: forgetVisit }),
		dashboard: httpDashboard({ client, who, samples: simulation.dashboard }),
		contact: httpContact(client),
		subscription,
		billing: httpBilling({ client, onPlan: subscription.become }),
		premium: httpPremium(client),
		consultations: httpConsultations(parts),
	};
};
