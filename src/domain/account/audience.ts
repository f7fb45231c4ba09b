import { failure, type Result, success } from "../shared/result.ts";
import type { ConsentState } from "./consent.ts";
import type { Role } from "./role.ts";

/**
 * Who may ask for something over the network. Everything beyond "everyone" concerns only the caller's own data.
 * A keeper is somebody for whom optional things may be stored: any account, under fifteen once a parent agreed.
 */
export const audiences = ["everyone", "signed_in", "keeper", "student", "teacher"] as const;
/** Who may call a route. */
export type Audience = (typeof audiences)[number];

/** Who is asking, as far as access goes; null is a guest. */
export type Caller = { readonly role: Role; readonly consent: ConsentState } | null;

/** Why a route is closed to who asks. */
export type AudienceRefusal =
	| "account.sign_in_required"
	| "account.consent_required"
	| "account.student_only"
	| "account.teacher_only";

/** Whether a caller belongs to an audience; if not, why. */
export const mayAsk = (audience: Audience, caller: Caller): Result<null, AudienceRefusal> => {
	if (audience === "everyone") return success(null);
	if (caller === null) return failure("account.sign_in_required");
	if (audience === "signed_in") return success(null);
	if (audience === "teacher")
		return caller.role === "teacher" ? success(null) : failure("account.teacher_only");
	if (audience === "student" && caller.role !== "student") return failure("account.student_only");
	return caller.consent === "pending" ? failure("account.consent_required") : success(null);
};
