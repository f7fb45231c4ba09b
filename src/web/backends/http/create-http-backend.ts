import type { Backend } from "#contract/backend.ts";
import { createKept } from "../browser/kept.ts";
import { lazily } from "../browser/lazily.ts";
import { settle } from "../browser/outcome.ts";
import { billingActs, lateRoom, ownAccountActs, premiumActs } from "./late-room.ts";
import { storageKeys } from "./storage-key.ts";
import { httpSubscription } from "./subscription.ts";
import { createWho, isKeeper } from "./who.ts";
import type { HttpWorld, Simulation } from "./world.ts";

/** How long finishing a quiz waits for the server, in milliseconds; it is sent on in the background. */
const longestSending = 2_500;

/**
 * The world behind the screens as the server knows it. What a guest does stays in the browser until they take it to
 * an account; the dashboard's samples are the demonstration's. The rooms arrive when one of them is first used: the
 * page of a guest who left no trace yet loads next to nothing.
 */
export const createHttpBackend = (world: HttpWorld, simulation: Simulation): Backend => {
	const visit = createKept(world.visit);
	const device = createKept(world.device);
	const reader = lazily(async () => (await import("./session-reader.ts")).createSessionReader(world, device));
	const who = createWho(world, device, reader);
	const rooms = lazily(async () =>
		(await import("./rooms.ts")).createRooms({
			world,
			visit,
			device,
			who,
			onSavedChanged: () => {},
			onPlan: (plan) => subscription.become(plan),
		}),
	);
	const isGuestUntouched = () => !device.holds(storageKeys.guest);
	const subscription = httpSubscription({
		world,
		who,
		remote: async () => (await rooms()).subscription,
	});

	world.onOtherTab((key) => {
		device.forget(key);
	});
	// What a visitor does is kept although the server may be gone by then.
	world.onFirstTouch(() => void Promise.allSettled([rooms(), world.rules()]));
	who.observe((session) => {
		if (isKeeper(session) && !isGuestUntouched())
			rooms().then(
				({ quiz }) => quiz.sendUnsent(),
				() => {},
			);
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
		quiz: {
			saveResults: async (results, answers) => {
				visit.write(storageKeys.quizResults, results);
				visit.write(storageKeys.quizAnswers, answers);
				const kept = rooms()
					.then(({ quiz }) => quiz.keepAttempt(answers))
					.catch(() => {});
				await Promise.race([kept, world.wait(longestSending)]);
			},
			readResults: async () =>
				visit.holds(storageKeys.quizResults) ? (await rooms()).quiz.readResults() : null,
			emailResults: (recipient, locale) =>
				settle(async () => (await rooms()).quiz.emailResults(recipient, locale), "common.unreachable"),
			attempts: async () => (isKeeper(await who.known()) ? (await rooms()).quiz.attempts() : []),
		},
		quest: {
			overview: async () => {
				if (!isKeeper(await who.known()) && isGuestUntouched())
					return (await import("./untouched-quest.ts")).untouchedQuest;
				return (await rooms()).quest.overview();
			},
			completeGame: (gameId, answers) =>
				settle(async () => (await rooms()).quest.completeGame(gameId, answers), "common.unreachable"),
		},
		guest: {
			kept: async () => (isGuestUntouched() ? null : (await rooms()).guest.kept()),
			merge: () => settle(async () => (await rooms()).guest.merge(), "common.unreachable"),
			discard: async () => (await rooms()).guest.discard(),
		},
		dashboard: {
			student: async () => {
				const session = await who.known();
				const isOwner = isKeeper(session) && session.role === "student";
				return (isOwner ? await (await rooms()).dashboard() : null) ?? simulation.dashboard.student();
			},
			teacher: () => simulation.dashboard.teacher(),
			parent: () => simulation.dashboard.parent(),
		},
		contact: {
			send: (message, locale) =>
				settle(async () => (await rooms()).contact.send(message, locale), "common.unreachable"),
		},
		subscription,
		billing: lateRoom(billingActs, async () => (await rooms()).billing),
		premium: lateRoom(premiumActs, async () => (await rooms()).premium),
	};
};
