/** Where the browser keeps what: the specification's keys of a visit, the hint of a session, a guest's work. */
export const storageKeys = {
	quizResults: "quizResults",
	quizAnswers: "quizAnswers",
	/** Answers being given anew. The quiz's screen keeps them; here they are only forgotten. */
	quizRetake: "quizRetake",
	/** For the first paint only: what it says is never believed. */
	session: "user",
	guest: "guest",
} as const;
