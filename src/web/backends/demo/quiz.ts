import { type QuizBackend, quizAnswersSchema, quizResultsSchema } from "#contract/quiz.ts";
import { checkUserInfo } from "#domain/account/forms.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Kept } from "../browser/kept.ts";
import { settle } from "../browser/outcome.ts";
import { storageKeys } from "./storage-key.ts";
import { type DemoWorld, simulatedDelay } from "./world.ts";

/** Results live as long as the visit. An e-mail is only pretended; whom it was for stays on the device. */
export const demoQuiz = (
	world: DemoWorld,
	visit: Kept,
	device: Kept,
): Pick<QuizBackend, "readResults" | "emailResults"> => {
	const readResults = () => visit.read(storageKeys.quizResults, quizResultsSchema);
	return {
		readResults: async () => {
			const results = readResults();
			return results && { results, answers: visit.read(storageKeys.quizAnswers, quizAnswersSchema) };
		},
		emailResults: (recipient) =>
			settle(async () => {
				const checked = checkUserInfo(recipient);
				if (!checked.ok) return checked;
				if (!readResults()) return failure("quiz.results_missing");
				await world.wait(simulatedDelay);
				device.write(storageKeys.userInfo, checked.value);
				return success(null);
			}),
	};
};
