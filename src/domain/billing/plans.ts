import { type Role, roles } from "../account/role.ts";
import { type Cents, cents } from "../shared/money.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** The plans that are sold. A database column holds each id: renaming one needs a migration. */
export const planIds = ["premium"] as const;
export type PlanId = (typeof planIds)[number];

/** How often a plan is paid. */
export const planPeriods = ["month", "year"] as const;
export type PlanPeriod = (typeof planPeriods)[number];

/** The length of a period in calendar months. */
export const monthsIn: Readonly<Record<PlanPeriod, number>> = { month: 1, year: 12 };

/** The access rights that a plan can grant. `premium`: consultations, comparison, recommendations and Premium guides. */
export type PlanGrant = "premium";

/** A plan that is sold. */
export interface Plan {
	readonly id: PlanId;
	readonly period: PlanPeriod;
	/** The price of one period. */
	readonly priceCents: Cents;
	readonly grants: readonly PlanGrant[];
	/** The roles that can hold it. */
	readonly heldBy: readonly Role[];
	/** Each is the message `subscription.features.<name>`, in the order of the subscription page. */
	readonly features: readonly string[];
}

/** Every plan that is sold. The names of the features are the specification's. */
export const plans = {
	premium: {
		id: "premium",
		period: "month",
		priceCents: cents(499),
		grants: ["premium"],
		heldBy: roles,
		features: [
			"all_free",
			"unlimited_quizzes",
			"personal_recommendations",
			"consultations",
			"exclusive_content",
			"priority_support",
		],
	},
} as const satisfies { readonly [Id in PlanId]: Plan & { readonly id: Id } };

export const canHold = ({ heldBy }: Pick<Plan, "heldBy">, role: Role): boolean => heldBy.includes(role);

/** The plan of every account. It is never sold, so it is not among `plans`. */
export const freePlan = {
	id: "free",
	period: "month",
	priceCents: cents(0),
	features: ["basic_tools", "limited_quizzes", "career_information"],
} as const satisfies Pick<Plan, "period" | "priceCents" | "features"> & { readonly id: "free" };

/** Why a plan cannot be taken. */
export type PlanRefusal = "subscription.already_premium" | "subscription.plan_not_for_role";

/**
 * Whether a person can take a plan: the role must be able to hold it, and no plan is taken twice. `role` is null in the
 * demonstration, which asks for no account.
 */
export const checkSubscribe = (
	plan: Pick<Plan, "heldBy">,
	{ role, isPremium }: { readonly role: Role | null; readonly isPremium: boolean },
): Result<null, PlanRefusal> => {
	if (role !== null && !canHold(plan, role)) return failure("subscription.plan_not_for_role");
	return isPremium ? failure("subscription.already_premium") : success(null);
};
