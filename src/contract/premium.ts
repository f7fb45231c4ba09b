import type { Locale } from "#domain/shared/locale.ts";
import type { Resource, ResourceCard } from "./articles.ts";
import type { Outcome } from "./problem.ts";
import type { Comparison } from "./quiz.ts";
import type { Recommendation } from "./recommendations.ts";

type Gate = "account.sign_in_required" | "account.consent_required" | "subscription.premium_required";

/** What the premium plan opens, where it is real. */
export interface PremiumBackend {
	/** All own attempts, compared over time. */
	comparison(): Outcome<Comparison, Gate>;
	/** From quiz, quest and saved careers together; empty where nothing was done yet. */
	recommendations(): Outcome<Recommendation[], Gate>;
	/** What exclusive resources there are, in words of `locale`; for everyone. */
	resources(locale: Locale): Outcome<ResourceCard[]>;
	resource(id: string, locale: Locale): Outcome<Resource, Gate | "resources.unknown">;
}
