import type { Role } from "#domain/account/role.ts";

/** The address of the sign-up form with a role chosen, for readers who know what they want an account for. */
export const signUpAs = (role: Role): string => `/login?tab=signup&role=${role}`;
