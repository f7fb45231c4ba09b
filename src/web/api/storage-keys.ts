/** The quiz of this visit: the specification's two keys, the questionnaire's version beside them, and a retake. */
export const visitKeys = {
	results: "quizResults",
	/** The version of the questionnaire that the results belong to. */
	version: "quizVersion",
	/** Answers in progress, or those of the finished quiz. */
	answers: "quizAnswers",
	/** Answers given anew after finishing: the finished ones stay until these are complete. */
	retake: "quizRetake",
} as const;

/** Researcher, day and time chosen in this tab and not booked yet. */
export const selectionKey = "consultationChoice";

/** A guest's work, kept on the device until it moves to an account. */
export const guestKey = "guest";

/** Whether a single choice of the quiz goes on by itself, where somebody has set it. */
export const goesOnKey = "quizGoesOn";

/** By which a device proves its place in a class, of pupils with an account or none. */
export const classMembershipKey = "classMembership";

/** The careers chosen for a comparison on this device. */
export const compareKey = "compare";

/** Said in this tab: what is kept here shall move to an account. */
export const workOfferedKey = "workOffered";
