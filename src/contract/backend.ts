import type { AccountBackend } from "./account.ts";
import type { BillingBackend, SubscriptionBackend } from "./billing.ts";
import type { Capabilities } from "./capabilities.ts";
import type { OwnAccountBackend } from "./own-account.ts";

/**
 * What the screens still ask of the old data layer. Two things keep this promise, and one test suite holds
 * them to it: the demonstration, in the browser alone, and the HTTP API.
 *
 * Methods that give a `Result` never reject: what broke unexpectedly is the failure `common.unexpected`.
 * Methods that give data reject only when the backend cannot be reached.
 */
export interface Backend {
	readonly capabilities: Capabilities;
	readonly account: AccountBackend;
	readonly subscription: SubscriptionBackend;
	/** Null where payments are not real. */
	readonly billing: BillingBackend | null;
	/** Null where accounts are not real. */
	readonly ownAccount: OwnAccountBackend | null;
}
