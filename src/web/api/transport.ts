import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";

/** The one way to data. Never rejects: what went wrong is the outcome's code. */
export type Transport = <Key extends RouteKey>(key: Key, request: RequestOf<Key>) => Promise<OutcomeOf<Key>>;

/** Functions that answer some routes in the browser itself, by the same keys and types as the server's. */
export type DeviceHandlers = {
	readonly [Key in RouteKey]?: (request: RequestOf<Key>) => OutcomeOf<Key> | Promise<OutcomeOf<Key>>;
};
