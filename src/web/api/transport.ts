import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";

/** Sends a request of the contract. Never rejects: a failure is the outcome's code. */
export type Transport = <Key extends RouteKey>(key: Key, request: RequestOf<Key>) => Promise<OutcomeOf<Key>>;

/** Functions that answer routes in the browser, with the same keys and types as the server's handlers. */
export type DeviceHandlers = {
	readonly [Key in RouteKey]?: (request: RequestOf<Key>) => OutcomeOf<Key> | Promise<OutcomeOf<Key>>;
};
