import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";
import type { DeviceHandlers, Transport } from "../transport.ts";

/** Answers requests by a table of handlers. What it lacks does not exist; what breaks is `common.unexpected`. */
export const dispatch =
	(handlersFor: (key: RouteKey) => Promise<DeviceHandlers>): Transport =>
	async <Key extends RouteKey>(key: Key, request: RequestOf<Key>): Promise<OutcomeOf<Key>> => {
		const handler = (await handlersFor(key))[key] as
			| ((request: RequestOf<Key>) => Promise<OutcomeOf<Key>>)
			| undefined;
		if (handler === undefined) return { ok: false, code: "request.not_found" } as OutcomeOf<Key>;
		try {
			return await handler(request);
		} catch {
			return { ok: false, code: "common.unexpected" } as OutcomeOf<Key>;
		}
	};
