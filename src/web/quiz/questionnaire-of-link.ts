import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import { versionInCode } from "#domain/quiz/result-code.ts";

type Published = Readonly<Record<string, () => Promise<{ readonly default: PresentedQuestionnaire }>>>;

/**
 * The questionnaire with which a shared link is read: the one of its version. Where none was published with it, the
 * current one, which then finds that it does not know the link. The others are loaded only where they are needed.
 */
export const questionnaireOfLink = async (
	code: string,
	current: PresentedQuestionnaire,
	loadPublished: () => Promise<Published>,
): Promise<PresentedQuestionnaire> => {
	const version = versionInCode(code);
	if (version === current.version) return current;
	return (await (await loadPublished())[version]?.())?.default ?? current;
};
