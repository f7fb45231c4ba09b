import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";

/**
 * Translates a failure's code into the language of the screen. A missing message means that its file could not be
 * loaded.
 */
export const useProblem = (): ((code: ProblemCode) => string) => {
	const { t } = useTranslation();
	return useCallback((code) => t([`problems.${code}`, "problems.common.unreachable"]), [t]);
};
