import { createContext, useContext, useEffect, useId, useMemo, useRef } from "react";
import { type ShownToast, ToastItem } from "./toast-item.tsx";
import { useNoticePlace } from "./use-notice-place.ts";

interface Notices {
	readonly label: string;
	readonly closeLabel: string;
	readonly toasts: readonly ShownToast[];
	readonly onClose: (id: number) => void;
	/** The open modal dialogs, the topmost last. */
	readonly dialogs: readonly string[];
	/** Registers an open dialog; returns the function that removes it. */
	readonly enterDialog: (id: string) => () => void;
}

export const NoticesContext = createContext<Notices | null>(null);

/** Keeps an element in the browser's top layer, and above a modal dialog when a new notice arrives. */
const useOnTop = (newest: number | undefined) => {
	const element = useRef<HTMLElement>(null);
	useEffect(() => {
		element.current?.showPopover();
	}, []);
	useEffect(() => {
		if (newest === undefined || !document.querySelector("dialog:modal")) return;
		element.current?.hidePopover();
		element.current?.showPopover();
	}, [newest]);
	return element;
};

interface NoticeListProps {
	readonly notices: Notices;
	/** Whether notices show here now. */
	readonly isHere: boolean;
}

/** Two live regions that are always mounted, so that every notice is announced. */
function NoticeList({ notices: { label, closeLabel, toasts, onClose }, isHere }: NoticeListProps) {
	const newest = isHere ? toasts.at(-1) : undefined;
	const element = useOnTop(newest?.id);
	const top = useNoticePlace(element, newest?.id);
	const regions = useMemo(() => {
		const shown = isHere ? toasts : [];
		return [
			{ role: "alert", shown: shown.filter(({ tone }) => tone === "destructive") },
			{ role: "status", shown: shown.filter(({ tone }) => tone !== "destructive") },
		] as const;
	}, [toasts, isHere]);
	return (
		<section
			ref={element}
			popover="manual"
			aria-label={label}
			style={top === null ? undefined : { top, bottom: "auto" }}
			className="pointer-events-none fixed inset-x-4 top-auto bottom-4 flex-col h-auto w-auto overflow-visible bg-transparent text-ink open:flex md:left-auto md:right-6 md:w-96 print:hidden"
		>
			{regions.map(({ role, shown }) => (
				<div
					key={role}
					role={role}
					// The newest notice is the lowest, whichever region announces it.
					className={`grid gap-3 not-empty:mt-3 ${newest !== undefined && shown.includes(newest) ? "order-last" : ""}`}
				>
					{shown.map((toast) => (
						<ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
					))}
				</div>
			))}
		</section>
	);
}

/** The outlet of notices while no modal dialog is open. */
export function PageNotices() {
	const notices = useContext(NoticesContext);
	return notices ? <NoticeList notices={notices} isHere={notices.dialogs.length === 0} /> : null;
}

/** The outlet of notices while the surrounding modal dialog is open: everything outside of it is inert. */
export function DialogNotices() {
	const notices = useContext(NoticesContext);
	const id = useId();
	const enter = notices?.enterDialog;
	useEffect(() => enter?.(id), [enter, id]);
	return notices ? <NoticeList notices={notices} isHere={notices.dialogs.at(-1) === id} /> : null;
}
