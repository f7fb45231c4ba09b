import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import { versionInCode, writtenCode } from "#domain/quiz/result-code.ts";

type Published = Readonly<Record<string, () => Promise<{ readonly default: PresentedQuestionnaire }>>>;

/**
 * The questionnaire of a shared link's version. For an unknown version, the current one, which then rejects the link.
 * The others are loaded only if they are needed.
 */
export const questionnaireOfLink = async (
	code: string,
	current: PresentedQuestionnaire,
	loadPublished: () => Promise<Published>,
): Promise<PresentedQuestionnaire> => {
	const version = versionInCode(writtenCode(code));
	if (version === current.version) return current;
	return (await (await loadPublished())[version]?.())?.default ?? current;
};
