import { failure, type Result, success } from "../shared/result.ts";
import type { ConsentState } from "./consent.ts";
import { type Role, roles } from "./role.ts";

/**
 * Who may ask for something over the network. Everything beyond "everyone" concerns only the caller's own data.
 * `consented` accounts may store optional data: any account, under fifteen once a parent has agreed.
 */
export const accessLevels = ["everyone", "signed_in", "consented", ...roles] as const;
/** Who may call a route. */
export type AccessLevel = (typeof accessLevels)[number];

/** Who is asking, as far as access goes; null is a guest. */
export type Requester = { readonly role: Role; readonly consent: ConsentState } | null;

/** The refusal of a route that only one adult role may call. */
const refusalOf = {
	teacher: "account.teacher_only",
	parent: "account.parent_only",
	institution: "account.institution_only",
} as const satisfies Record<Exclude<Role, "student">, string>;
/** A level that is for the accounts of one role of adults. */
export type RoleLevel = keyof typeof refusalOf;
/** Why a level of one role is closed to others, by level. */
export type RoleRefusalOf<Level extends RoleLevel> = (typeof refusalOf)[Level];
/** Why a level of one role of adults is closed to who asks. */
export type RoleRefusal = RoleRefusalOf<RoleLevel>;

const isRoleLevel = (level: AccessLevel): level is RoleLevel => level in refusalOf;

/** Why a route is closed to who asks. */
export type AccessRefusal =
	| "account.sign_in_required"
	| "account.consent_required"
	| "account.student_only"
	| RoleRefusal;

/** Whether a caller belongs to an audience; if not, why. */
export const mayAsk = (accessLevel: AccessLevel, requester: Requester): Result<null, AccessRefusal> => {
	if (accessLevel === "everyone") return success(null);
	if (requester === null) return failure("account.sign_in_required");
	if (accessLevel === "signed_in") return success(null);
	if (isRoleLevel(accessLevel)) {
		return requester.role === accessLevel ? success(null) : failure(refusalOf[accessLevel]);
	}
	if (accessLevel === "student" && requester.role !== "student") return failure("account.student_only");
	return requester.consent === "pending" ? failure("account.consent_required") : success(null);
};
