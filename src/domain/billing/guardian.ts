import type { AgeBand } from "../account/age-band.ts";
import type { ConsentState } from "../account/consent.ts";
import type { Role } from "../account/role.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** Whether payments and appointments need a guardian's agreement: for students under 18. */
export const needsGuardian = (role: Role, ageBand: AgeBand | null): boolean =>
	role === "student" && ageBand !== "18plus";

/** Whether a guardian can be named already: under fifteen, once a parent has agreed to the account itself. */
export const mayNameGuardian = (person: {
	readonly role: Role;
	readonly ageBand: AgeBand | null;
	readonly consent: ConsentState;
}): boolean => person.consent !== "pending" && needsGuardian(person.role, person.ageBand);

/** The states of a guardian's agreement: not needed, not asked, asked, or confirmed. */
export const guardianStates = ["not_needed", "missing", "pending", "confirmed"] as const;
export type GuardianState = (typeof guardianStates)[number];

/** The state of a guardian's agreement, from the stored guardian. */
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

/** Fails while a payment or booking waits for a guardian. */
export const checkGuardian = (state: GuardianState): Result<null, GuardianMissing> => {
	if (state === "missing") return failure("billing.guardian_needed");
	return state === "pending" ? failure("billing.guardian_pending") : success(null);
};

/** The decisions that a guardian's link offers: to agree, or (also later) to withdraw. */
export const guardianDecisions = ["confirm", "refuse"] as const;
export type GuardianDecision = (typeof guardianDecisions)[number];
