import type { AgeBand } from "../account/age-band.ts";
import type { ConsentState } from "../account/consent.ts";
import type { Role } from "../account/role.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** Whether a guardian has to answer for somebody where money or an appointment is concerned: students under 18. */
export const needsGuardian = (role: Role, ageBand: AgeBand | null): boolean =>
	role === "student" && ageBand !== "18plus";

/** Whether a guardian can be named already: under fifteen, once a parent has agreed to the account itself. */
export const mayNameGuardian = (person: {
	readonly role: Role;
	readonly ageBand: AgeBand | null;
	readonly consent: ConsentState;
}): boolean => person.consent !== "pending" && needsGuardian(person.role, person.ageBand);

/** Where a guardian stands: not asked, asked, or has confirmed. */
export const guardianStates = ["not_needed", "missing", "pending", "confirmed"] as const;
/** How far the agreement of a guardian has come. */
export type GuardianState = (typeof guardianStates)[number];

/** How far the agreement of a guardian has come, from what is stored of them. */
export const guardianState = (
	person: { readonly role: Role; readonly ageBand: AgeBand | null },
	guardian: { readonly isConfirmed: boolean } | null,
): GuardianState => {
	if (!needsGuardian(person.role, person.ageBand)) return "not_needed";
	if (guardian === null) return "missing";
	return guardian.isConfirmed ? "confirmed" : "pending";
};

/** Why a payment has to wait for a guardian. */
export type GuardianMissing = "billing.guardian_needed" | "billing.guardian_pending";

/** Whether somebody may pay or book, as far as a guardian goes. */
export const checkGuardian = (state: GuardianState): Result<null, GuardianMissing> => {
	if (state === "missing") return failure("billing.guardian_needed");
	return state === "pending" ? failure("billing.guardian_pending") : success(null);
};

/** What a guardian may decide by the link: to answer for it, or (also later) not any more. */
export const guardianDecisions = ["confirm", "refuse"] as const;
/** What a guardian decided. */
export type GuardianDecision = (typeof guardianDecisions)[number];
