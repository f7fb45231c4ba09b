import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemDetails } from "#contract/problem.ts";

import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { waitInWords } from "#domain/shared/wait.ts";
import { secondsToRetry } from "../../api/retry-time.ts";
import { useLocale } from "../i18n/locale.ts";

/**
 * Translates a failure's code, and its details, into the language of the screen. A missing message means that its file
 * could not be loaded.
 */
export const useProblem = (): ((code: ProblemCode, details?: ProblemDetails) => string) => {
	const { t } = useTranslation();
	const locale = useLocale();
	return useCallback(
		(code, { name, retryAfter } = {}) => {
			if (code === "forms.name_invalid" && name !== undefined)
				return t([`problems.forms.name.${name.fault}`, `problems.${code}`], { sign: name.sign });
			const seconds = code === "limits.too_many" ? (retryAfter ?? secondsToRetry()) : null;
			if (seconds !== null) return t("problems.limits.tooManyUntil", { when: waitInWords(seconds, locale) });
			return t([`problems.${code}`, "problems.common.unreachable"]);
		},
		[t, locale],
	);
};
