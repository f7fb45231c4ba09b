import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";

/**
 * Turns a failure's code into its sentence in the language of the screen. A sentence that did not arrive means that
 * its file could not be fetched.
 */
export const useProblem = (): ((code: ProblemCode) => string) => {
	const { t } = useTranslation();
	return useCallback((code) => t([`problems.${code}`, "problems.common.unreachable"]), [t]);
};
