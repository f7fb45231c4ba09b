import type { PremiumBackend } from "#contract/premium.ts";
import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Client } from "./client.ts";

const gate = [
	"account.sign_in_required",
	"account.consent_required",
	"subscription.premium_required",
] as const;

/** What the premium plan opens, as the server gives it out. */
export const httpPremium = (client: Client): PremiumBackend => ({
	comparison: () => client.ask(routes.comparison, {}, gate),
	recommendations: async () => {
		const asked = await client.ask(routes.recommendations, {}, gate);
		return asked.ok ? success(asked.value.recommendations) : asked;
	},
	resources: async (locale) => {
		const asked = await client.ask(routes.resources, { params: { locale } });
		return asked.ok ? success(asked.value.resources) : asked;
	},
	resource: async (resourceId, locale) => {
		const asked = await client.ask(routes.resource, { params: { locale, resourceId } }, [
			...gate,
			"resources.unknown",
		]);
		// What has no id of a resource is none.
		const isNone = !asked.ok && asked.code === "request.not_found";
		return isNone ? failure("resources.unknown") : asked;
	},
});
