/** An option of a made-up questionnaire: what it counts for, and nothing else. */
export const quizOption = (id: string, careerIds: string[], careerCategories: string[]) => ({
	id,
	careerIds,
	careerCategories,
});
