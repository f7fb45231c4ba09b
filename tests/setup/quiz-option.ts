/** An option of an invented questionnaire: its categories and careers, and nothing else. */
export const quizOption = (id: string, careerIds: string[], careerCategories: string[]) => ({
	id,
	careerIds,
	careerCategories,
});
