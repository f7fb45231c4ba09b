import { adultQuery, type Reader } from "#domain/account/reader.ts";

/**
 * The pages that links in mails lead to, without a language. What the link stands for follows the `#`, so that it
 * reaches no server's log: a token, or on the results page a share code.
 */
export const mailLinkPaths = {
	resetPassword: "/reset-password",
	verifyEmail: "/verify-email",
	consent: "/consent",
	guardian: "/guardian",
	subscription: "/subscription",
	results: "/results",
	account: "/account",
	login: "/login",
	consultations: "/consultations",
	teacherTab: "/dashboard",
} as const;

/** A page's path in a mail to this reader, who may not be signed in: the address carries the register. */
export const pathFor = (reader: Reader, path: string): string =>
	reader === "adult" ? `${path}?${adultQuery}` : path;
