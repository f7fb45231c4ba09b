import { useEffect, useRef, useState } from "react";
import { deviceStorage } from "../api/storage.ts";
import { goesOnKey } from "../api/storage-keys.ts";

/** Long enough to see the choice, and which line it lit. */
const pauseMs = 700;

const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Whether a single choice goes on by itself: as the person set it on this device, else unless they prefer reduced motion.
 * Null until the page is the browser's.
 */
export const useAutoAdvance = () => {
	const [autoAdvance, setGoesOn] = useState<boolean | null>(null);
	useEffect(() => {
		const kept = deviceStorage.read(goesOnKey, (value) => (typeof value === "boolean" ? value : null));
		setGoesOn(kept ?? !prefersStillness());
	}, []);
	const set = (wanted: boolean) => {
		deviceStorage.write(goesOnKey, wanted);
		setGoesOn(wanted);
	};
	return [autoAdvance, set] as const;
};

/** Goes on after a moment; a later choice starts the moment anew, and leaving the question in any way ends it. */
export const useMoment = (questionId: string | undefined, goOn: () => void) => {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(goOn);
	latest.current = goOn;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another question ends the moment of the last
	useEffect(() => () => clearTimeout(timer.current), [questionId]);
	return {
		begin: () => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => latest.current(), pauseMs);
		},
		end: () => clearTimeout(timer.current),
	};
};
