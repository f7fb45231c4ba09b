import { failure, type Result, success } from "../shared/result.ts";
import type { ConsentState } from "./consent.ts";
import { type Role, roles } from "./role.ts";

/**
 * Who may call a route. Everything beyond "everyone" concerns only the caller's own data.
 * `consented` accounts may store optional data: any account, under fifteen once a parent has agreed. `researcher` is the
 * session of a researcher's desk, which is no account; `operator` that of the operator's desk, opened by a second factor.
 */
export const accessLevels = [
	"everyone",
	"signed_in",
	"consented",
	...roles,
	"researcher",
	"operator",
] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** The facts about a caller that decide on access; null is a guest. Neither desk counts as an account. */
export type Requester =
	| { readonly role: Role; readonly consent: ConsentState }
	| { readonly role: "researcher" }
	| { readonly role: "operator" }
	| null;

/** The refusal of a route that only one adult role may call. */
const refusalOf = {
	teacher: "account.teacher_only",
	parent: "account.parent_only",
	institution: "account.institution_only",
} as const satisfies Record<Exclude<Role, "student">, string>;
/** An access level for one adult role. */
export type RoleLevel = keyof typeof refusalOf;
/** The refusal of each level that is for one role. */
export type RoleRefusalOf<Level extends RoleLevel> = (typeof refusalOf)[Level];
/** The refusal of a level of one adult role; undefined when the caller has that role. */
export type RoleRefusal = RoleRefusalOf<RoleLevel>;

const isRoleLevel = (level: AccessLevel): level is RoleLevel => level in refusalOf;

/** The reasons for a refused call of an account. */
export type AccountRefusal =
	| "account.sign_in_required"
	| "account.consent_required"
	| "account.student_only"
	| RoleRefusal;
/** The reasons for a refused call. */
export type AccessRefusal = AccountRefusal | "desk.sign_in_required" | "operator.sign_in_required";

/** Whether a caller has an access level; if not, why. */
export const mayAsk = (accessLevel: AccessLevel, requester: Requester): Result<null, AccessRefusal> => {
	if (accessLevel === "everyone") return success(null);
	if (accessLevel === "researcher")
		return requester?.role === "researcher" ? success(null) : failure("desk.sign_in_required");
	if (accessLevel === "operator")
		return requester?.role === "operator" ? success(null) : failure("operator.sign_in_required");
	if (requester === null || requester.role === "researcher" || requester.role === "operator")
		return failure("account.sign_in_required");
	if (accessLevel === "signed_in") return success(null);
	if (isRoleLevel(accessLevel)) {
		return requester.role === accessLevel ? success(null) : failure(refusalOf[accessLevel]);
	}
	if (accessLevel === "student" && requester.role !== "student") return failure("account.student_only");
	return requester.consent === "pending" ? failure("account.consent_required") : success(null);
};
