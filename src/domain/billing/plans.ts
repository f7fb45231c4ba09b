import type { Cents } from "../shared/money.ts";
import { planPrices } from "./prices.ts";

/** A plan as the subscription page lists it: each feature is the message `subscription.features.<name>`. */
export type Plan = {
	readonly key: keyof typeof planPrices;
	readonly monthlyPrice: Cents;
	readonly features: readonly string[];
};

/** Both plans side by side, features in the specification's order. */
export const plans = [
	{
		key: "free",
		monthlyPrice: planPrices.free,
		features: ["basic_tools", "limited_quizzes", "career_information"],
	},
	{
		key: "premium",
		monthlyPrice: planPrices.premium,
		features: [
			"all_free",
			"unlimited_quizzes",
			"personal_recommendations",
			"consultations",
			"exclusive_content",
			"priority_support",
		],
	},
] as const satisfies readonly Plan[];
