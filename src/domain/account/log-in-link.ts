import type { ConsentState } from "./consent.ts";

/** How long a link in a mail logs in, in minutes. Its reader has just asked for it. */
export const logInLinkMinutes = 15;

/**
 * Whether a link in a mail opens an account. Not while a parent has not agreed, and, where addresses have to be confirmed,
 * not before this one is: its password may be a stranger's.
 */
export const mayLogInByLink = (
	{ consent, emailVerified }: { readonly consent: ConsentState; readonly emailVerified: boolean },
	needsConfirmedEmail: boolean,
): boolean => consent !== "pending" && (emailVerified || !needsConfirmedEmail);
