/** The quiz of this visit: the specification's two keys, with the questionnaire's version and a retake. */
export const visitKeys = {
	results: "quizResults",
	/** The version of the questionnaire of the stored results. */
	version: "quizVersion",
	/** Answers in progress, or those of the finished quiz. */
	answers: "quizAnswers",
	/** The answers of a retake: the finished ones stay until these are complete. */
	retake: "quizRetake",
	/** The student's choices between careers that are level at the cut. */
	tie: "quizTie",
} as const;

/** The hint that a session exists. It serves the first paint only: the server's answer decides. */
export const sessionHintKey = "user";

/** The researcher, day and time that were chosen in this tab and are not booked yet. */
export const selectionKey = "consultationChoice";

/** The choices for the summary for a counsellor, made in this tab. */
export const counsellorKey = "counsellorSummary";

/** A guest's work, stored on the device until it moves to an account. */
export const guestKey = "guest";

/** The device's setting of automatic advance after a single choice in the quiz. */
export const autoAdvanceKey = "quizGoesOn";

/** The token that proves this device's membership of a class, for pupils with and without an account. */
export const classMembershipKey = "classMembership";

/** The careers chosen for a comparison on this device. */
export const compareKey = "compare";

/** The country of the reader's school: a setting of the device, as the language is. */
export const schoolCountryKey = "schoolCountry";

/** Answers to "Would you?" and the lines of a month: kept on this device alone. */
export const notebookKey = "notebook";

/** Marks that this tab offered the guest's work to an account. */
export const workOfferedKey = "workOffered";

/** The person for whom this tab holds work, and the number of logouts in this browser at that time. */
export const tabOwnerKey = "tabOwner";

/** How often someone has logged out in this browser. */
export const logoutsKey = "logouts";
