import { useEffect, useEffectEvent } from "react";

interface QuizKeys {
	/** The index of the option that a digit chooses: 1 → 0. */
	readonly onDigit: (index: number) => void;
	readonly onEnter: () => void;
}

const takesText = "select, textarea, dialog, input:not([type=radio], [type=checkbox])";
const takesEnter = "a, button, summary";

/** Digits choose and Enter advances, wherever the focus is; a control that uses the key itself keeps it. */
export const useQuizKeys = ({ onDigit, onEnter }: QuizKeys): void => {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
		const isWithin = (selector: string) =>
			event.target instanceof Element && event.target.closest(selector) !== null;
		if (isWithin(takesText)) return;
		if (event.key === "Enter" && !isWithin(takesEnter)) {
			event.preventDefault();
			onEnter();
		} else if (/^[1-9]$/.test(event.key)) {
			event.preventDefault();
			onDigit(Number(event.key) - 1);
		}
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => onKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
};
