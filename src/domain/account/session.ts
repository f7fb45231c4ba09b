import * as z from "zod/mini";
import { consentStateSchema } from "./consent.ts";
import { roleSchema } from "./role-schema.ts";

/**
 * Somebody is signed in, as what. Being signed out is the absence of a session. What only real accounts know is
 * optional.
 */
export const sessionSchema = z.object({
	isLoggedIn: z.literal(true),
	role: roleSchema,
	/** One's own account: a page tells by it that somebody else is here now. Nobody is told another person's. */
	accountId: z.optional(z.string()),
	firstName: z.optional(z.string()),
	/** While it is pending nothing optional is stored: the screens work as for a guest. */
	consent: z.optional(consentStateSchema),
	emailVerified: z.optional(z.boolean()),
});
export type Session = z.infer<typeof sessionSchema>;
