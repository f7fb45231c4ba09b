import { X } from "lucide-react";
import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from "react";
import { useToastRegion } from "react-aria/useToast";
import { type QueuedToast, ToastQueue, useToastQueue } from "react-stately/useToastState";
import { Button } from "./button.tsx";
import { useToastPosition } from "./toast-position.ts";

export interface Toast {
	readonly title: string;
	readonly description?: string;
	/** Destructive toasts are announced at once; the others wait for a pause. */
	readonly tone?: "success" | "destructive" | "info";
	/** Milliseconds before it closes automatically; null if it stays until it is closed. */
	readonly duration?: number | null;
	/** The page shows the same text already, beside its cause: it is announced, and not shown a second time. */
	readonly isShownAlready?: boolean;
	/** The language of its text, if it is not the page's. */
	readonly lang?: string;
	/** An optional action. */
	readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows a notice; returns the function that removes it. */
type ShowToast = (toast: Toast) => () => void;

interface Notices {
	readonly queue: ToastQueue<Toast>;
	readonly label: string;
	readonly closeLabel: string;
	/** The open modal dialogs, the topmost last. */
	readonly dialogs: readonly string[];
	/** Registers an open dialog; returns the function that removes it. */
	readonly enterDialog: (id: string) => () => void;
}

const ToastContext = createContext<ShowToast>(() => () => {});
const NoticesContext = createContext<Notices | null>(null);

const defaultDuration = 5000;
const maxShownToasts = 3;
/** On a phone one notice covers as much as two would leave free. */
const phone = "(max-width: 40rem)";

const tones = {
	success: "border-l-success",
	destructive: "border-l-danger",
	info: "border-l-ink",
};

/** Adds a notice. A success removes the failures before it, and the oldest leave when there are too many. */
const addToast = (queue: ToastQueue<Toast>, toast: Toast): string => {
	const failures = queue.visibleToasts.filter(({ content }) => content.tone === "destructive");
	if (toast.tone === "success") for (const { key } of failures) queue.close(key);
	const timeout = toast.duration === undefined ? defaultDuration : toast.duration;
	const added = queue.add(toast, timeout === null ? {} : { timeout });
	const max = window.matchMedia(phone).matches ? 1 : maxShownToasts;
	for (const { key } of queue.visibleToasts.slice(max)) queue.close(key);
	return added;
};

interface ToastItemProps {
	readonly toast: QueuedToast<Toast>;
	readonly closeLabel: string;
	readonly onClose: (key: string) => void;
}

/** One notice, until it is closed or its time is over. */
function ToastItem({ toast: { key, content, timer, timeout }, closeLabel, onClose }: ToastItemProps) {
	useEffect(() => {
		if (timeout === undefined) return;
		timer?.reset(timeout);
		return () => timer?.pause();
	}, [timer, timeout]);
	const { title, description, tone = "info", isShownAlready = false, lang, action } = content;
	if (isShownAlready)
		return (
			<div data-tone={tone} className="sr-only">
				<p>{title}</p>
				<p>{description}</p>
			</div>
		);
	return (
		<div
			data-tone={tone}
			lang={lang}
			className={`light-up pointer-events-auto flex items-start gap-3 rounded-control border border-l-4 border-hairline bg-surface p-4 shadow-lg max-sm:py-2.5 ${tones[tone]}`}
		>
			<div className="grow max-sm:flex max-sm:flex-wrap max-sm:gap-x-2">
				<p className="font-semibold">{title}</p>
				{description ? <p className="text-soft">{description}</p> : null}
				{action ? (
					<Button look="secondary" className="mt-2" onClick={action.run}>
						{action.label}
					</Button>
				) : null}
			</div>
			<button
				type="button"
				aria-label={closeLabel}
				onClick={() => onClose(key)}
				className="-m-2.5 grid size-11 flex-none place-items-center"
			>
				<X aria-hidden="true" className="size-4" />
			</button>
		</div>
	);
}

interface ToastRegionProps {
	readonly notices: Notices;
	/** Whether notices show here now. */
	readonly isHere: boolean;
}

/**
 * A landmark that pauses the notices while the pointer or the focus is on them, and returns the focus after the last
 * one. Its two live regions are always mounted, so that every notice is announced.
 */
function ToastRegion({ notices: { queue, label, closeLabel }, isHere }: ToastRegionProps) {
	const element = useRef<HTMLElement>(null);
	const all = useToastQueue(queue);
	const shown = useMemo(() => (isHere ? all.visibleToasts : []), [all.visibleToasts, isHere]);
	const { regionProps } = useToastRegion(
		// A region behind a dialog has no name of ours: two landmarks may not have the same.
		isHere ? { "aria-label": label } : {},
		{ ...all, visibleToasts: shown },
		element,
	);
	const newest = shown[0];
	const position = useToastPosition(element, newest?.key);
	const regions = [
		{ role: "alert", toasts: shown.filter(({ content }) => content.tone === "destructive") },
		{ role: "status", toasts: shown.filter(({ content }) => content.tone !== "destructive") },
	] as const;
	return (
		<section
			{...regionProps}
			ref={element}
			style={
				position === null
					? undefined
					: {
							top: position.top,
							bottom: "auto",
							left: position.left ?? undefined,
							right: position.left === null ? undefined : "auto",
						}
			}
			className="pointer-events-none fixed inset-x-4 bottom-4 z-60 flex flex-col text-ink outline-none md:left-auto md:right-6 md:w-96 print:hidden"
		>
			{regions.map(({ role, toasts }) => (
				<div
					key={role}
					role={role}
					// The newest notice is the lowest, whichever region announces it.
					className={`grid gap-3 not-empty:mt-3 ${newest !== undefined && toasts.includes(newest) ? "order-last" : ""}`}
				>
					{toasts.toReversed().map((toast) => (
						<ToastItem key={toast.key} toast={toast} closeLabel={closeLabel} onClose={all.close} />
					))}
				</div>
			))}
		</section>
	);
}

/** The outlet of notices while the surrounding modal dialog is open: everything outside of it is inert. */
export function DialogNotices() {
	const notices = useContext(NoticesContext);
	const id = useId();
	const enter = notices?.enterDialog;
	useEffect(() => enter?.(id), [enter, id]);
	return notices ? <ToastRegion notices={notices} isHere={notices.dialogs.at(-1) === id} /> : null;
}

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
	const [queue] = useState(() => new ToastQueue<Toast>());
	const [dialogs, setDialogs] = useState<readonly string[]>([]);
	const show = useCallback<ShowToast>(
		(toast) => {
			const key = addToast(queue, toast);
			return () => queue.close(key);
		},
		[queue],
	);
	const enterDialog = useCallback((id: string) => {
		setDialogs((before) => [...before, id]);
		return () => setDialogs((before) => before.filter((one) => one !== id));
	}, []);
	const notices = useMemo(
		() => ({ queue, label, closeLabel, dialogs, enterDialog }),
		[queue, label, closeLabel, dialogs, enterDialog],
	);
	return (
		<ToastContext value={show}>
			<NoticesContext value={notices}>
				{children}
				<ToastRegion notices={notices} isHere={dialogs.length === 0} />
			</NoticesContext>
		</ToastContext>
	);
}
