import type { GuestBackend } from "#contract/personal-data.ts";
import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { settle } from "../browser/outcome.ts";
import type { Client } from "./client.ts";
import type { GuestStore } from "./guest-store.ts";

interface Parts {
	readonly client: Client;
	readonly store: GuestStore;
	/** Called when the account got the work. */
	readonly onMerged: () => void;
	/** Forgets the results of this visit too: they are somebody else's. */
	readonly onDiscarded: () => void;
}

/** The guest's work in this browser, and its way to an account. */
export const httpGuest = ({ client, store, onMerged, onDiscarded }: Parts): GuestBackend => ({
	kept: async () => {
		const { attempts, saved, completions } = store.read();
		return attempts.length + saved.length + completions.length === 0
			? null
			: { attempts, saved, completions };
	},
	merge: () =>
		settle(async () => {
			const { mergeId, attempts, saved, completions } = store.read();
			const work = { attempts, saved, completions };
			const merged = await client.ask(routes.mergeGuest, { body: { mergeId, ...work } }, [
				"account.sign_in_required",
				"account.consent_required",
			]);
			if (!merged.ok) return failure(merged.code);
			store.remove(work);
			onMerged();
			return success(merged.value);
		}),
	discard: async () => {
		store.clear();
		onDiscarded();
	},
});
