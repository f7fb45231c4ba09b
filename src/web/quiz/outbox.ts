import type { GuestAttempt } from "#contract/quiz.ts";
import { isGuest, runMutation } from "../api/api.ts";
import { isTemporary, outcomeOf, Problem } from "../api/problem.ts";
import { invalidate } from "../api/query-client.ts";
import { deviceStorage } from "../api/storage.ts";
import { guestKey } from "../api/storage-keys.ts";

const openStore = async () => (await import("../api/device/guest-store.ts")).guestStore;

/** The routes that a new attempt changes. */
const changedByAttempt = [
	"GET /api/quiz/attempts",
	"GET /api/quiz/comparison",
	"GET /api/dashboard/student",
	"GET /api/recommendations",
];

/**
 * Sends one attempt of the outbox. It stays there only while the same request may succeed later: an attempt that the
 * server has refused is never sent again.
 */
const send = async (attempt: GuestAttempt): Promise<void> => {
	const outcome = await outcomeOf(runMutation("POST /api/quiz/attempts", { body: attempt }));
	if (!outcome.ok && isTemporary(new Problem(outcome.code))) return;
	const store = await openStore();
	// The session had ended, or consent is missing: it is a guest's attempt now.
	if (!outcome.ok && outcome.code.startsWith("account.")) return store.releaseOutbox();
	store.removeFromOutbox(attempt);
	if (outcome.ok) await invalidate(changedByAttempt);
};

const sendAll = async (): Promise<void> => {
	if (deviceStorage.read(guestKey, (value) => value) === null || (await isGuest())) return;
	for (const attempt of (await openStore()).read().unsent) await send(attempt);
};

let sending: Promise<void> | undefined;

/** Sends the attempts of earlier pages. Simultaneous calls share one run. Never rejects. */
export const sendOutbox = (): Promise<void> => {
	sending ??= sendAll()
		.catch(() => {})
		.finally(() => {
			sending = undefined;
		});
	return sending;
};

/** Stores a finished quiz with the account, by way of the outbox; for a guest with the work on this device. */
export const storeAttempt = async (attempt: GuestAttempt): Promise<void> => {
	const store = await openStore();
	if (await isGuest()) return store.addAttempt(attempt);
	store.addToOutbox(attempt);
	await send(attempt);
};
