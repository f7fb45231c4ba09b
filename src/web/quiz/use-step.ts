import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const numberIn = (parameters: URLSearchParams): number | null => {
	const text = parameters.get("question");
	return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
};

interface StepBounds {
	/** False on the first render, which must equal the prerendered page. */
	readonly isReady: boolean;
	/** The index of the furthest question that may be shown: no question is skipped. */
	readonly furthest: number;
	/** Whether the visitor is already answering the visible question: then it stays. */
	readonly hasStarted: boolean;
	/** A part of the address that stays at every question, with its `#`; empty without one. */
	readonly hash: string;
}

/** Whether the address asks for a question, rather than for the quiz as a whole. */
export const useAsksForQuestion = (): boolean => numberIn(useSearchParams()[0]) !== null;

/**
 * The visible question. Its number is in the address (`?question=3`), so that Back, Forward and reloading work;
 * without a number, the quiz continues where it was left.
 */
export const useStep = ({ isReady, furthest, hasStarted, hash }: StepBounds) => {
	const navigate = useNavigate();
	const location = useLocation();
	const [parameters] = useSearchParams();
	const wanted = numberIn(parameters);
	const index = isReady ? Math.max(0, Math.min((wanted ?? 1) - 1, furthest)) : 0;
	const hasOpened = useRef(false);
	// Back uses the history; a second press must not start before the first has arrived.
	const leaving = useRef<string | null>(null);

	useEffect(() => {
		if (!isReady) return;
		const opensAnew = wanted === null && !hasOpened.current && !hasStarted;
		const target = opensAnew ? furthest : index;
		hasOpened.current = true;
		if (target + 1 === (wanted ?? 1)) return;
		void navigate(`?question=${target + 1}${hash}`, { replace: true, state: location.state });
	}, [isReady, wanted, furthest, hasStarted, index, navigate, location.state, hash]);

	const goOn = () => navigate(`?question=${index + 2}${hash}`, { state: { followsPrevious: true } });
	const goBack = () => {
		if (index === 0 || leaving.current === location.key) return;
		leaving.current = location.key;
		if (location.state?.followsPrevious) void navigate(-1);
		else void navigate(`?question=${index}${hash}`, { replace: true });
	};
	return { index, goOn, goBack };
};
