import * as z from "zod/mini";

/** What is possible here, so that a screen never asks which backend it has. */
export const capabilitiesSchema = z.object({
	/** Nothing is real: sign-in, payment, e-mail and appointments are simulated, and the page says so. */
	demonstration: z.boolean(),
	/** A forgotten password can be reset by e-mail; otherwise its link leads nowhere, as specified. */
	passwordReset: z.boolean(),
	/** Subscribers change or end their plan on the account page; otherwise "Manage subscription" is disabled. */
	manageSubscription: z.boolean(),
	/** Careers can be saved to come back to. */
	savedCareers: z.boolean(),
	/** There is an account page. */
	accountPage: z.boolean(),
	/** Students say how old they are when they sign up. */
	ageBands: z.boolean(),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;
