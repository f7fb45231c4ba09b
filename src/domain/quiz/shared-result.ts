import { failure, type Result, success } from "../shared/result.ts";
import type { PresentedQuestionnaire } from "./presented-questionnaire.ts";
import { type PresentedResult, readPresentedResult } from "./presented-result.ts";
import { decodeResultCode } from "./result-code.ts";
import type { ShareCodeProblem } from "./share-code.ts";

/**
 * The result of a shared code, computed again from the code alone, or why the code cannot be read. The questionnaire is the one
 * whose version the code names.
 */
export const readSharedResult = (
	questionnaire: PresentedQuestionnaire,
	code: string,
): Result<PresentedResult, ShareCodeProblem> => {
	const decoded = decodeResultCode([questionnaire], code);
	if (!decoded.ok) return decoded;
	const { answers, tieChoices } = decoded.value;
	const result = readPresentedResult(questionnaire, answers, tieChoices);
	return result.top.topCareers.length === 0 && result.hasScience
		? failure("share.unreadable")
		: success(result);
};
