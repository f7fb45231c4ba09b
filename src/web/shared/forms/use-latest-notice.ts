import { useCallback, useRef } from "react";
import { type Toast, useToast } from "../../ui/toast.tsx";

/**
 * Shows the notices of one action: a new one replaces the last, and `clear` removes it when the action starts again.
 */
export const useLatestNotice = () => {
	const showToast = useToast();
	const dismiss = useRef<(() => void) | null>(null);
	const clear = useCallback(() => {
		dismiss.current?.();
		dismiss.current = null;
	}, []);
	const show = useCallback(
		(toast: Toast) => {
			clear();
			dismiss.current = showToast(toast);
		},
		[clear, showToast],
	);
	return { show, clear };
};
