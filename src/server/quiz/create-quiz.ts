import type { Feature } from "#server/platform/feature.ts";
import type { QuizDependencies } from "./dependencies.ts";
import { bindQuizRoutes } from "./routes.ts";

/** Finished quizzes, their comparison and their results by mail. */
export const createQuiz = (dependencies: QuizDependencies): Feature => ({
	routes: bindQuizRoutes(dependencies),
	jobs: [],
});
