import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemDetails } from "#contract/problem.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";

/**
 * Translates a failure's code, and its details, into the language of the screen. A missing message means that its file
 * could not be loaded.
 */
export const useProblem = (): ((code: ProblemCode, details?: ProblemDetails) => string) => {
	const { t } = useTranslation();
	return useCallback(
		(code, { name } = {}) =>
			code === "forms.name_invalid" && name !== undefined
				? t([`problems.forms.name.${name.fault}`, `problems.${code}`], { sign: name.sign })
				: t([`problems.${code}`, "problems.common.unreachable"]),
		[t],
	);
};
