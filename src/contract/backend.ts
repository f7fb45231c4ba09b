import type { AccountBackend } from "./account.ts";
import type { BillingBackend, SubscriptionBackend } from "./billing.ts";
import type { Capabilities } from "./capabilities.ts";
import type { ContactBackend } from "./contact.ts";
import type { DashboardBackend } from "./dashboard.ts";
import type { GuestBackend } from "./guest.ts";
import type { OwnAccountBackend } from "./own-account.ts";
import type { PremiumBackend } from "./premium.ts";
import type { QuestBackend } from "./quest.ts";
import type { QuizBackend } from "./quiz.ts";

/**
 * All that the screens ask of the world behind them. Two things keep this promise, and one test suite holds
 * them to it: the demonstration, in the browser alone, and the HTTP API.
 *
 * Methods that give a `Result` never reject: what broke unexpectedly is the failure `common.unexpected`.
 * Methods that give data reject only when the backend cannot be reached.
 */
export interface Backend {
	readonly capabilities: Capabilities;
	readonly account: AccountBackend;
	readonly quiz: QuizBackend;
	readonly quest: QuestBackend;
	readonly subscription: SubscriptionBackend;
	readonly dashboard: DashboardBackend;
	readonly contact: ContactBackend;
	/** Null where payments are not real. */
	readonly billing: BillingBackend | null;
	/** Null where the premium plan is a flag and nothing more. */
	readonly premium: PremiumBackend | null;
	/** Null where accounts are not real. */
	readonly ownAccount: OwnAccountBackend | null;
	/** Null where there is no account to which a guest's work could move. */
	readonly guest: GuestBackend | null;
}
