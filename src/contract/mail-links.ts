import { adultQuery, type Reader } from "#domain/account/reader.ts";

/**
 * The paths of pages that mails link to, without a language. The token, or the share code of the results page, follows
 * the `#`, so that it appears in no server log.
 */
export const mailLinkPaths = {
	resetPassword: "/reset-password",
	logInLink: "/log-in-link",
	verifyEmail: "/verify-email",
	consent: "/consent",
	guardian: "/guardian",
	adultAddress: "/adult-address",
	subscription: "/subscription",
	results: "/results",
	account: "/account",
	login: "/login",
	consultations: "/consultations",
	circle: "/circle",
	circleHost: "/circle-host",
	dashboard: "/dashboard",
	invitation: "/invitation",
	classOffer: "/class-offer",
	desk: "/researcher",
	room: "/room",
} as const;

/**
 * The path of the room of a consultation for a person with a session: `appointment` for the student, `desk` for the researcher.
 * A guardian has a link of their own.
 */
export const roomPath = (of: "appointment" | "desk", appointmentId: string): string =>
	`${mailLinkPaths.room}?${of}=${appointmentId}`;

/** A page's path in a mail. The address carries the reader's register (tu or vous), since they may not be signed in. */
export const pathFor = (reader: Reader, path: string): string =>
	reader === "adult" ? `${path}?${adultQuery}` : path;
