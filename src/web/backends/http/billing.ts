import type { BillingBackend, Subscription } from "#contract/billing.ts";
import { routes } from "#contract/routes.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { success } from "#domain/shared/result.ts";
import type { Client } from "./client.ts";

const guest = "account.sign_in_required";
const none = "subscription.none";
const invalid = "account.link_invalid";

interface Parts {
	readonly client: Client;
	/** Called with every new state of the plan. */
	readonly onPlan: (subscription: Subscription) => void;
}

/** Payments, as the server keeps them. */
export const httpBilling = ({ client, onPlan }: Parts): BillingBackend => {
	const change = async <Code extends ProblemCode>(
		route: typeof routes.cancelSubscription | typeof routes.resumeSubscription,
		codes: readonly Code[],
	) => {
		const changed = await client.ask(route, {}, [guest, none, ...codes]);
		if (changed.ok) onPlan(changed.value);
		return changed;
	};
	return {
		cancel: () => change(routes.cancelSubscription, []),
		resume: () => change(routes.resumeSubscription, ["billing.guardian_needed", "billing.guardian_pending"]),
		portal: (locale) => client.ask(routes.subscriptionPortal, { body: { locale } }, [guest, none]),
		payments: async () => {
			const asked = await client.ask(routes.payments, {}, [guest]);
			return asked.ok ? success(asked.value.payments) : asked;
		},
		guardianship: () => client.ask(routes.guardianship, {}, [guest]),
		askGuardian: (guardianEmail) =>
			client.ask(routes.askGuardian, { body: { guardianEmail: guardianEmail.trim() } }, [
				guest,
				"billing.guardian_not_needed",
				"billing.guardian_confirmed",
				"account.guardian_email_required",
				"account.guardian_email_own",
				"forms.email_invalid",
			]),
		readGuardian: (token) => client.ask(routes.readGuardian, { body: { token } }, [invalid]),
		decideGuardian: (token, decision, locale) =>
			client.ask(routes.decideGuardian, { body: { token, decision, locale } }, [invalid]),
	};
};
