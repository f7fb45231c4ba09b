/** A form that sign-up accepts. */
export const signUpForm = {
	firstName: "Ada",
	lastName: "Byron",
	email: "ada@example.org",
	password: "a long enough secret",
	role: "teacher" as const,
	ageBand: "18plus" as const,
};

/** Lets every pending promise settle. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
