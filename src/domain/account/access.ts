/** Who is here, as far as access goes. */
export type Visitor = { readonly isPremium: boolean };

type Audience = "everyone" | "premium";

/**
 * Who may do what. What is not listed is open to everyone. Booking is what the premium plan gates; whoever
 * has appointments may always cancel them, also after the plan lapsed. The dashboard's tabs are open to all.
 */
export const accessRules = {
	"consultations.view": "premium",
	"consultations.book": "premium",
	"consultations.cancel": "everyone",
	"dashboard.student": "everyone",
	"dashboard.teacher": "everyone",
	"dashboard.parent": "everyone",
} as const satisfies Record<string, Audience>;

export type Capability = keyof typeof accessRules;

/** Whether this visitor may do that. */
export const mayAccess = (capability: Capability, { isPremium }: Visitor): boolean =>
	accessRules[capability] === "everyone" || isPremium;
