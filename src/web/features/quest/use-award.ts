import { useCallback, useState } from "react";
import type { GameAward } from "#contract/quest.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";

/** What finishing a game brought, as far as it is known. */
export type Award =
	| { readonly status: "saving" }
	| { readonly status: "earned"; readonly xp: number }
	| { readonly status: "failed"; readonly code: ProblemCode };

/** Tells the backend of a finished game. Never rejects. */
export type ReportGame = (answers: readonly number[]) => Promise<Result<GameAward, ProblemCode>>;

/** Reports a finished game and keeps the answer; `send` may be called again after a failure. */
export const useAward = (
	report: ReportGame,
): { readonly award: Award; readonly send: (answers: readonly number[]) => Promise<void> } => {
	const [award, setAward] = useState<Award>({ status: "saving" });
	const send = useCallback(
		async (answers: readonly number[]) => {
			setAward({ status: "saving" });
			const result = await report(answers);
			setAward(
				result.ok ? { status: "earned", xp: result.value.xp } : { status: "failed", code: result.code },
			);
		},
		[report],
	);
	return { award, send };
};
