import type { ConsentState } from "./consent.ts";
import type { Role } from "./role.ts";

/**
 * Somebody is signed in, as what. Being signed out is the absence of a session. What only real accounts know is
 * optional.
 */
export interface Session {
	isLoggedIn: true;
	role: Role;
	/** One's own account: a page tells by it that somebody else is here now. Nobody is told another person's. */
	accountId?: string | undefined;
	firstName?: string | undefined;
	/** While it is pending nothing optional is stored: the screens work as for a guest. */
	consent?: ConsentState | undefined;
	emailVerified?: boolean | undefined;
}
