import type { ConsentState } from "./consent.ts";
import type { Role } from "./role.ts";

/**
 * The signed-in person and role. Being signed out is the absence of a session. The fields of live
 * accounts are optional.
 */
export interface Session {
	isLoggedIn: true;
	role: Role;
	/** The id of the account. A page compares it to notice that another person has signed in. */
	accountId?: string | undefined;
	firstName?: string | undefined;
	/** While it is pending nothing optional is stored: the screens work as for a guest. */
	consent?: ConsentState | undefined;
	emailVerified?: boolean | undefined;
}
