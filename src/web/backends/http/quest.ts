import type { QuestBackend } from "#contract/quest.ts";
import { routes } from "#contract/routes.ts";
import { valueIn } from "#domain/shared/result.ts";
import { lazily } from "../browser/lazily.ts";
import { settle } from "../browser/outcome.ts";
import type { Client } from "./client.ts";
import type { GuestStore } from "./guest-store.ts";
import { isKeeper, type Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

interface Parts {
	readonly world: HttpWorld;
	readonly client: Client;
	readonly who: Who;
	readonly store: GuestStore;
}

/** The quest of the account, or the guest's own in this browser. */
export const httpQuest = ({ world, client, who, store }: Parts): QuestBackend => {
	const guest = lazily(async () => (await import("./guest-quest.ts")).guestQuest(world, store));
	return {
		overview: async () => {
			if (!isKeeper(await who.known())) return (await guest()).overview();
			const asked = await client.ask(routes.quest, {}, ["account.sign_in_required"]);
			if (!asked.ok && asked.code === "account.sign_in_required") return (await guest()).overview();
			return valueIn(asked);
		},
		completeGame: (gameId, answers) =>
			settle(async () => {
				if (!isKeeper(await who.known())) return (await guest()).completeGame(gameId, answers);
				const body = { gameId, answers: [...answers], zone: world.zone() };
				const asked = await client.ask(routes.completeGame, { body }, [
					"account.sign_in_required",
					"quest.game_unknown",
					"quest.answers_incomplete",
				]);
				if (asked.ok) return asked;
				if (asked.code === "account.sign_in_required") return (await guest()).completeGame(gameId, answers);
				return { ok: false, code: asked.code };
			}),
	};
};
