import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";
import type { DeviceHandlers, Transport } from "../transport.ts";

/**
 * Answers requests by a table of handlers. What it lacks does not exist, what breaks is `common.unexpected`; a table
 * that does not arrive is a site out of reach. Never rejects.
 */
export const dispatch =
	(handlersFor: (key: RouteKey) => Promise<DeviceHandlers>): Transport =>
	async <Key extends RouteKey>(key: Key, request: RequestOf<Key>): Promise<OutcomeOf<Key>> => {
		const handlers = await handlersFor(key).catch(() => null);
		if (handlers === null) return { ok: false, code: "common.unreachable" } as OutcomeOf<Key>;
		const handler = handlers[key] as ((request: RequestOf<Key>) => Promise<OutcomeOf<Key>>) | undefined;
		if (handler === undefined) return { ok: false, code: "request.not_found" } as OutcomeOf<Key>;
		try {
			return await handler(request);
		} catch {
			return { ok: false, code: "common.unexpected" } as OutcomeOf<Key>;
		}
	};
