import { useEffect, useRef, useState } from "react";
import { deviceStorage } from "../api/storage.ts";
import { autoAdvanceKey } from "../api/storage-keys.ts";

/** Long enough to see the choice and the line that it lit, in milliseconds. */
const pauseMs = 700;

const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Whether a single choice advances automatically: the setting of this device, else true unless the person prefers
 * reduced motion. Null until hydration.
 */
export const useAutoAdvance = () => {
	const [autoAdvance, setAutoAdvance] = useState<boolean | null>(null);
	useEffect(() => {
		const kept = deviceStorage.read(autoAdvanceKey, (value) => (typeof value === "boolean" ? value : null));
		setAutoAdvance(kept ?? !prefersReducedMotion());
	}, []);
	const set = (wanted: boolean) => {
		deviceStorage.write(autoAdvanceKey, wanted);
		setAutoAdvance(wanted);
	};
	return [autoAdvance, set] as const;
};

/** Advances after a short delay; a later choice restarts the delay, and leaving the question cancels it. */
export const useDelayedAdvance = (questionId: string | undefined, goOn: () => void) => {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(goOn);
	latest.current = goOn;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another question cancels the delay
	useEffect(() => () => clearTimeout(timer.current), [questionId]);
	return {
		begin: () => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => latest.current(), pauseMs);
		},
		end: () => clearTimeout(timer.current),
	};
};
