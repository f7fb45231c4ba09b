import { X } from "lucide-react";
import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";

export interface Toast {
	readonly title: string;
	readonly description?: string;
	/** Destructive toasts are announced at once; the others wait for a pause. */
	readonly tone?: "success" | "destructive" | "info";
	/** Milliseconds before it leaves by itself. */
	readonly duration?: number;
}

/** Shows a notice; what it returns takes it away again. */
type ShowToast = (toast: Toast) => () => void;
type ShownToast = Toast & { readonly id: number };

const ToastContext = createContext<ShowToast>(() => () => {});
const defaultDuration = 5000;
const mostShown = 3;

/**
 * Shows a short notice that a screen reader announces, and returns what takes it away before its time. Call it from
 * an event, never while rendering.
 */
export const useToast = (): ShowToast => useContext(ToastContext);

const tones = {
	success: "border-l-success",
	destructive: "border-l-danger",
	info: "border-l-ink",
};

interface ToastItemProps {
	readonly toast: ShownToast;
	readonly closeLabel: string;
	readonly onClose: (id: number) => void;
}

function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
	const [isHeld, setHeld] = useState(false);
	useEffect(() => {
		// A notice that someone is reading (pointer or focus on it) stays.
		if (isHeld) return;
		const timer = setTimeout(() => onClose(toast.id), toast.duration ?? defaultDuration);
		return () => clearTimeout(timer);
	}, [toast, onClose, isHeld]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer while someone reads; nothing to operate
		<div
			data-tone={toast.tone ?? "info"}
			className={`light-up pointer-events-auto flex items-start gap-3 rounded-control border border-l-4 border-hairline bg-surface p-4 shadow-lg ${tones[toast.tone ?? "info"]}`}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<div className="grow">
				<p className="font-semibold">{toast.title}</p>
				{toast.description ? <p className="text-soft">{toast.description}</p> : null}
			</div>
			<button
				type="button"
				aria-label={closeLabel}
				onClick={() => onClose(toast.id)}
				className="-m-2.5 grid size-11 flex-none place-items-center"
			>
				<X aria-hidden="true" className="size-4" />
			</button>
		</div>
	);
}

/** On a phone, not over a bar docked to the bottom edge, nor over the buttons of a dialog. */
const clearOfControls =
	"[:root:has([data-dock])_&]:max-md:bottom-22 [:root:has(dialog[open])_&]:max-md:top-4 [:root:has(dialog[open])_&]:max-md:bottom-auto";

/** Keeps an element in the browser's top layer, and above a modal dialog when the newest notice comes. */
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

interface ToastProviderProps {
	readonly label: string;
	readonly closeLabel: string;
	readonly children: ReactNode;
}

/** Holds the notices of a screen: two live regions that are always there, so that every notice is announced. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
	const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
	const nextId = useRef(0);
	const notices = useOnTop(toasts.at(-1)?.id);
	const close = useCallback(
		(id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
		[],
	);
	const show = useCallback<ShowToast>(
		(toast) => {
			nextId.current += 1;
			const shown = { ...toast, id: nextId.current };
			setToasts((before) => [...before, shown].slice(-mostShown));
			return () => close(shown.id);
		},
		[close],
	);
	const regions = useMemo(
		() =>
			[
				{ role: "alert", shown: toasts.filter(({ tone }) => tone === "destructive") },
				{ role: "status", shown: toasts.filter(({ tone }) => tone !== "destructive") },
			] as const,
		[toasts],
	);
	return (
		<ToastContext value={show}>
			{children}
			<section
				ref={notices}
				popover="manual"
				aria-label={label}
				className={`pointer-events-none fixed inset-x-4 top-auto bottom-4 h-auto w-auto overflow-visible bg-transparent text-ink md:left-auto md:right-6 md:w-96 print:hidden ${clearOfControls}`}
			>
				{regions.map(({ role, shown }) => (
					<div key={role} role={role} className="grid gap-3 [:not(:empty)+&]:not-empty:mt-3">
						{shown.map((toast) => (
							<ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
						))}
					</div>
				))}
			</section>
		</ToastContext>
	);
}
