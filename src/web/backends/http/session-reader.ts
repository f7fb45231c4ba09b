import { sessionSchema } from "#contract/account.ts";
import { routes } from "#contract/routes.ts";
import type { Session } from "#domain/account/session.ts";
import { valueIn } from "#domain/shared/result.ts";
import type { Kept } from "../browser/kept.ts";
import { createClient } from "./client.ts";
import { storageKeys } from "./storage-key.ts";
import type { HttpWorld } from "./world.ts";

/** Reads, by its schema, what says that somebody is here. */
export const createSessionReader = (world: HttpWorld, device: Kept) => {
	const client = createClient(world.fetch, () => {});
	return {
		/** What the device keeps for the first paint. */
		hint: (): Session | null => device.read(storageKeys.session, sessionSchema),
		/** What the server answered. Rejects when it did not say who is here. */
		told: async (response: Response): Promise<Session | null> =>
			valueIn(await client.read(routes.session, response)).session,
	};
};
export type SessionReader = ReturnType<typeof createSessionReader>;
