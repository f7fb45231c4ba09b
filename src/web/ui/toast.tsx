import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { NoticesContext, PageNotices } from "./notices.tsx";
import type { ShownToast, Toast } from "./toast-item.tsx";

/** Shows a notice; returns the function that removes it. */
type ShowToast = (toast: Toast) => () => void;

const ToastContext = createContext<ShowToast>(() => () => {});
const maxShownToasts = 3;
/** On a phone one notice covers as much as two would leave free. */
const phone = "(max-width: 40rem)";

/** The notices with a new one: a success removes the failures before it. */
const withToast = (before: readonly ShownToast[], shown: ShownToast): readonly ShownToast[] => {
	const staying = shown.tone === "success" ? before.filter(({ tone }) => tone !== "destructive") : before;
	return [...staying, shown].slice(window.matchMedia(phone).matches ? -1 : -maxShownToasts);
};

/**
 * Shows a short notice that a screen reader announces; returns the function that removes it early. Call it from an
 * event, never while rendering.
 */
export const useToast = (): ShowToast => useContext(ToastContext);

interface ToastProviderProps {
	readonly label: string;
	readonly closeLabel: string;
	readonly children: ReactNode;
}

/** Holds the notices of a screen. They show above it, or in the open modal dialog. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
	const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
	const [dialogs, setDialogs] = useState<readonly string[]>([]);
	const nextId = useRef(0);
	const close = useCallback(
		(id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
		[],
	);
	const show = useCallback<ShowToast>(
		(toast) => {
			nextId.current += 1;
			const shown = { ...toast, id: nextId.current };
			setToasts((before) => withToast(before, shown));
			return () => close(shown.id);
		},
		[close],
	);
	const enterDialog = useCallback((id: string) => {
		setDialogs((before) => [...before, id]);
		return () => setDialogs((before) => before.filter((one) => one !== id));
	}, []);
	const notices = useMemo(
		() => ({ label, closeLabel, toasts, onClose: close, dialogs, enterDialog }),
		[label, closeLabel, toasts, close, dialogs, enterDialog],
	);
	return (
		<ToastContext value={show}>
			<NoticesContext value={notices}>
				{children}
				<PageNotices />
			</NoticesContext>
		</ToastContext>
	);
}
