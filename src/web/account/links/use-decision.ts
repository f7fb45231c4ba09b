import { useState } from "react";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useReach } from "../../shared/use-reach.ts";

/** What a page for deciding by a link is given. */
export interface Deciding<Decision> {
	readonly onDecide: (decision: Decision) => Promise<Result<null, ProblemCode>>;
	readonly onDecided: (decision: Decision) => void;
}

/** One decision at a time: which is under way, whether it is asked for once more, and why the last one failed. */
export const useDecision = <Decision>({ onDecide, onDecided }: Deciding<Decision>) => {
	const { reach, tell } = useReach();
	const [deciding, setDeciding] = useState<Decision | null>(null);
	const [isAsked, setAsked] = useState(false);
	const [failed, setFailed] = useState<ProblemCode | null>(null);
	const decide = async (decision: Decision): Promise<void> => {
		if (deciding) return;
		setDeciding(decision);
		setFailed(null);
		const decided = await onDecide(decision);
		const code = decided.ok ? null : decided.code;
		setDeciding(null);
		setAsked(false);
		tell(code);
		setFailed(code);
		if (decided.ok) onDecided(decision);
	};
	return { deciding, decide, isAsked, setAsked, refusal: reach === "back" ? null : failed };
};
