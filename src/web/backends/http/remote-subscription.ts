import type { Subscription } from "#contract/billing.ts";
import { routes } from "#contract/routes.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { valueIn } from "#domain/shared/result.ts";
import type { Client } from "./client.ts";

/** The premium plan as the account keeps it. */
export const remoteSubscription = (client: Client) => ({
	/** Rejects when the server cannot be reached. */
	read: async (): Promise<Subscription> => valueIn(await client.ask(routes.subscription, {})),
	subscribe: (locale: Locale | null) =>
		client.ask(routes.subscribe, { body: { locale } }, [
			"account.sign_in_required",
			"account.consent_required",
			"subscription.already_premium",
			"subscription.payment.error",
			"billing.guardian_needed",
			"billing.guardian_pending",
		]),
});
export type RemoteSubscription = ReturnType<typeof remoteSubscription>;
