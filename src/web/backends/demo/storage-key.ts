/** Where the specification (section 7) keeps what; the two keys it does not show are ours. */
export const storageKeys = {
	quizResults: "quizResults",
	quizAnswers: "quizAnswers",
	userInfo: "userInfo",
	session: "user",
	premium: "isPremium",
	appointments: "appointments",
} as const;
