import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";
import type { DeviceHandlers, Transport } from "../transport.ts";

/**
 * Answers requests from a table of handlers. A missing handler is not found, a handler that throws is
 * `common.unexpected`, and a table that does not load counts as an unreachable site. Never rejects.
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
